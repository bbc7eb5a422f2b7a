/// A ready-made row with an integer that the Left and Right keys change in steps.
///
/// ```swift
/// StepperRowController("Text Size", $settings.textSize, in: 1...9)
/// ```
public final class StepperRowController: BoundRowController<Int?>, StepperRow, FormRow,
  RepeatableRow
{
  public let range: ClosedRange<Int>
  public let step: Int
  private let format: NumberFormat

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - value: The value. Delete clears an optional value.
  ///   - range: The range of the value.
  ///   - step: The amount by which a key changes the value.
  ///   - format: The format of the value.
  ///   - id: The row's identity across changes.
  public init<Value: BindableValue<Int>>(
    _ label: String, _ value: Binding<Value>, in range: ClosedRange<Int>, step: Int = 1,
    format: NumberFormat = .plain, id: RowID? = nil
  ) {
    self.range = range
    self.step = step
    self.format = format
    super.init(label, value.asOptional, allowsNone: Value.isOptional, id: id)
  }

  public func text(for value: Int) -> String { format.format(value) }
}

extension CellController where Self == StepperRowController {
  /// Creates a ``RowLibrary/StepperRowController``.
  public static func stepper<Value: BindableValue<Int>>(
    _ label: String, _ value: Binding<Value>, in range: ClosedRange<Int>, step: Int = 1,
    format: NumberFormat = .plain, id: RowID? = nil
  ) -> StepperRowController {
    StepperRowController(label, value, in: range, step: step, format: format, id: id)
  }
}
