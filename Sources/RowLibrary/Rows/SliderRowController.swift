/// A ready-made row with a value that the Left and Right keys move along a track.
///
/// ```swift
/// SliderRowController("Brightness", value: Binding(settings, \.brightness))
/// ```
public final class SliderRowController: SliderRow, FormRow, RepeatableRow {
  public let label: String
  public let range: ClosedRange<Double>
  public let step: Double
  public let allowsNone: Bool
  public let rowID: RowID?
  public var access = FieldAccess.editable
  public var repetition: RowRepetition?
  private let format: NumberFormat?
  private let binding: Binding<Double?>

  public var boundProperty: BoundProperty? { binding.property }

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - value: The value. Delete clears an optional value.
  ///   - range: The range of the value.
  ///   - step: The amount by which a key changes the value, or `nil` for a twentieth of the range.
  ///   - format: The format of the value, or `nil` to show a percentage.
  ///   - id: The row's identity across changes.
  public init<Value: BindableValue<Double>>(
    _ label: String, value: Binding<Value>, in range: ClosedRange<Double> = 0...1,
    step: Double? = nil, format: NumberFormat? = nil, id: RowID? = nil
  ) {
    self.label = label
    self.range = range
    self.step = step ?? (range.upperBound - range.lowerBound) / 20
    self.format = format
    rowID = id
    allowsNone = Value.isOptional
    binding = value.asOptional
  }

  public var value: Double? {
    get { binding.value }
    set { binding.value = newValue }
  }

  public func text(for value: Double) -> String {
    format.map { $0.format(value) } ?? percentage(of: value)
  }
}

extension CellController where Self == SliderRowController {
  /// Creates a ``RowLibrary/SliderRowController``.
  public static func slider<Root: AnyObject, Value: BindableValue<Double>>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>,
    in range: ClosedRange<Double> = 0...1, step: Double? = nil, format: NumberFormat? = nil,
    id: RowID? = nil
  ) -> SliderRowController {
    SliderRowController(
      label, value: Binding(object, keyPath), in: range, step: step, format: format, id: id)
  }

  /// Creates a ``RowLibrary/SliderRowController``.
  public static func slider<Value: BindableValue<Double>>(
    _ label: String, value: Binding<Value>, in range: ClosedRange<Double> = 0...1,
    step: Double? = nil, format: NumberFormat? = nil, id: RowID? = nil
  ) -> SliderRowController {
    SliderRowController(label, value: value, in: range, step: step, format: format, id: id)
  }

  /// Creates a ``RowLibrary/SliderRowController``.
  public static func slider<Value: BindableValue<Double>>(
    _ label: String, value: Value, in range: ClosedRange<Double> = 0...1, step: Double? = nil,
    format: NumberFormat? = nil, id: RowID? = nil,
    onChange: @escaping (Value) -> Void = { _ in }
  ) -> SliderRowController {
    SliderRowController(
      label, value: Binding(value, onChange: onChange), in: range, step: step, format: format,
      id: id)
  }
}
