/// A ready-made row with a value that the Left and Right keys move along a track.
///
/// ```swift
/// SliderRowController("Brightness", $settings.brightness)
/// ```
public final class SliderRowController: BoundRowController<Double?>, SliderRow, FormRow,
  RepeatableRow
{
  public let range: ClosedRange<Double>
  public let step: Double
  private let format: NumberFormat?

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
    _ label: String, _ value: Binding<Value>, in range: ClosedRange<Double> = 0...1,
    step: Double? = nil, format: NumberFormat? = nil, id: RowID? = nil
  ) {
    self.range = range
    self.step = step ?? (range.upperBound - range.lowerBound) / 20
    self.format = format
    super.init(label, value.asOptional, allowsNone: Value.isOptional, id: id)
  }

  public func text(for value: Double) -> String {
    format.map { $0.format(value) } ?? percentageText(of: value)
  }
}

extension CellController where Self == SliderRowController {
  /// Creates a ``RowLibrary/SliderRowController``.
  public static func slider<Value: BindableValue<Double>>(
    _ label: String, _ value: Binding<Value>, in range: ClosedRange<Double> = 0...1,
    step: Double? = nil, format: NumberFormat? = nil, id: RowID? = nil
  ) -> SliderRowController {
    SliderRowController(label, value, in: range, step: step, format: format, id: id)
  }
}
