/// A ready-made row that is on or off, with a switch or a checkbox.
///
/// ```swift
/// ToggleRowController("Wi-Fi", $settings.isWiFiOn)
/// ToggleRowController("Bread", $shopping.hasBread, style: .checkbox)
/// ```
public final class ToggleRowController: BoundRowController<Bool>, ToggleRow, FormRow, RepeatableRow
{
  public let style: ToggleStyle
  public let detail: String?
  public let image: CellImage?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - isOn: Whether the row is on, or checked. `nil` is shown as off.
  ///   - style: The control that shows the state.
  ///   - detail: Details on a second line.
  ///   - image: The image at the left of a row with a switch.
  ///   - id: The row's identity across changes.
  public init<Value: BindableValue<Bool>>(
    _ label: String, _ isOn: Binding<Value>, style: ToggleStyle = .switch, detail: String? = nil,
    image: CellImage? = nil, id: RowID? = nil
  ) {
    self.style = style
    self.detail = detail
    self.image = image
    super.init(label, isOn.asOptional.replacingNil(with: false), id: id)
  }

  public var isOn: Bool {
    get { value }
    set { value = newValue }
  }
}

extension CellController where Self == ToggleRowController {
  /// Creates a ``RowLibrary/ToggleRowController`` with a switch.
  public static func toggle<Value: BindableValue<Bool>>(
    _ label: String, _ isOn: Binding<Value>, detail: String? = nil, image: CellImage? = nil,
    id: RowID? = nil
  ) -> ToggleRowController {
    ToggleRowController(label, isOn, detail: detail, image: image, id: id)
  }

  /// Creates a ``RowLibrary/ToggleRowController`` with a checkbox.
  public static func check<Value: BindableValue<Bool>>(
    _ label: String, _ isChecked: Binding<Value>, detail: String? = nil, id: RowID? = nil
  ) -> ToggleRowController {
    ToggleRowController(label, isChecked, style: .checkbox, detail: detail, id: id)
  }
}
