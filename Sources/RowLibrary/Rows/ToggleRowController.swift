/// A ready-made row with a switch.
///
/// ```swift
/// ToggleRowController("Wi-Fi", isOn: Binding(settings, \.isWiFiOn))
/// ```
public final class ToggleRowController: ToggleRow, FormRow, RepeatableRow {
  public let label: String
  public let image: CellImage?
  public let rowID: RowID?
  public var access = FieldAccess.editable
  public var repetition: RowRepetition?
  private let binding: Binding<Bool>

  public var boundProperty: BoundProperty? { binding.property }

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - isOn: Whether the switch is on. `nil` is shown as off.
  ///   - image: The image at the left.
  ///   - id: The row's identity across changes.
  public init<Value: BindableValue<Bool>>(
    _ label: String, isOn: Binding<Value>, image: CellImage? = nil, id: RowID? = nil
  ) {
    self.label = label
    self.image = image
    rowID = id
    binding = isOn.asOptional.replacingNil(with: false)
  }

  public var isOn: Bool {
    get { binding.value }
    set { binding.value = newValue }
  }
}

extension CellController where Self == ToggleRowController {
  /// Creates a ``RowLibrary/ToggleRowController``.
  public static func toggle<Root: AnyObject, Value: BindableValue<Bool>>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>,
    image: CellImage? = nil, id: RowID? = nil
  ) -> ToggleRowController {
    ToggleRowController(label, isOn: Binding(object, keyPath), image: image, id: id)
  }

  /// Creates a ``RowLibrary/ToggleRowController``.
  public static func toggle<Value: BindableValue<Bool>>(
    _ label: String, isOn: Binding<Value>, image: CellImage? = nil, id: RowID? = nil
  ) -> ToggleRowController {
    ToggleRowController(label, isOn: isOn, image: image, id: id)
  }

  /// Creates a ``RowLibrary/ToggleRowController``.
  public static func toggle<Value: BindableValue<Bool>>(
    _ label: String, isOn: Value, image: CellImage? = nil, id: RowID? = nil,
    onChange: @escaping (Value) -> Void = { _ in }
  ) -> ToggleRowController {
    ToggleRowController(label, isOn: Binding(isOn, onChange: onChange), image: image, id: id)
  }
}
