/// A ready-made row with a color.
///
/// ```swift
/// ColorRowController("Ring Light", color: Binding(settings, \.light))
/// ```
public final class ColorRowController: ColorRow, FormRow, RepeatableRow {
  public let label: String
  public let swatches: [RGBColor]
  public let allowsNone: Bool
  public let rowID: RowID?
  public var access = FieldAccess.editable
  public var repetition: RowRepetition?
  private let binding: Binding<RGBColor?>

  public var boundProperty: BoundProperty? { binding.property }

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - color: The value. Delete clears an optional value.
  ///   - swatches: The available colors.
  ///   - id: The row's identity across changes.
  public init<Value: BindableValue<RGBColor>>(
    _ label: String, color: Binding<Value>, swatches: [RGBColor] = RGBColor.standardSwatches,
    id: RowID? = nil
  ) {
    self.label = label
    self.swatches = swatches
    allowsNone = Value.isOptional
    rowID = id
    binding = color.asOptional
  }

  public var color: RGBColor? {
    get { binding.value }
    set { binding.value = newValue }
  }
}

extension CellController where Self == ColorRowController {
  /// Creates a ``RowLibrary/ColorRowController``.
  public static func color<Root: AnyObject, Value: BindableValue<RGBColor>>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>,
    swatches: [RGBColor] = RGBColor.standardSwatches, id: RowID? = nil
  ) -> ColorRowController {
    ColorRowController(label, color: Binding(object, keyPath), swatches: swatches, id: id)
  }

  /// Creates a ``RowLibrary/ColorRowController``.
  public static func color<Value: BindableValue<RGBColor>>(
    _ label: String, color: Binding<Value>, swatches: [RGBColor] = RGBColor.standardSwatches,
    id: RowID? = nil
  ) -> ColorRowController {
    ColorRowController(label, color: color, swatches: swatches, id: id)
  }

  /// Creates a ``RowLibrary/ColorRowController``.
  public static func color<Value: BindableValue<RGBColor>>(
    _ label: String, color: Value, swatches: [RGBColor] = RGBColor.standardSwatches,
    id: RowID? = nil, onChange: @escaping (Value) -> Void = { _ in }
  ) -> ColorRowController {
    ColorRowController(label, color: Binding(color, onChange: onChange), swatches: swatches, id: id)
  }
}
