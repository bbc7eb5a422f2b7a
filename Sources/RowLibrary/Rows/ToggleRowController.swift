/// A ready-made row with a switch.
///
/// ```swift
/// ToggleRowController("Wi-Fi", $settings.isWiFiOn)
/// ```
public final class ToggleRowController: BoundRowController<Bool>, ToggleRow, FormRow, RepeatableRow
{
  public let image: CellImage?
  public let detail: String?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - isOn: Whether the switch is on. `nil` is shown as off.
  ///   - detail: Details on a second line.
  ///   - image: The image at the left.
  ///   - id: The row's identity across changes.
  public init<Value: BindableValue<Bool>>(
    _ label: String, _ isOn: Binding<Value>, detail: String? = nil, image: CellImage? = nil,
    id: RowID? = nil
  ) {
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
  /// Creates a ``RowLibrary/ToggleRowController``.
  public static func toggle<Value: BindableValue<Bool>>(
    _ label: String, _ isOn: Binding<Value>, detail: String? = nil, image: CellImage? = nil,
    id: RowID? = nil
  ) -> ToggleRowController {
    ToggleRowController(label, isOn, detail: detail, image: image, id: id)
  }
}
