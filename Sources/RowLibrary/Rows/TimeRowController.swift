/// A ready-made row with a time of day.
///
/// ```swift
/// TimeRowController("Alarm", $settings.alarm, minuteStep: 5)
/// ```
public final class TimeRowController: BoundRowController<CivilTime?>, TimeRow, FormRow,
  RepeatableRow
{
  public let range: ClosedRange<CivilTime>
  public let minuteStep: Int
  public let words: DateStrings?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - time: The value. Delete clears an optional value.
  ///   - range: The times that can be selected.
  ///   - minuteStep: The step of the minute wheel in minutes, from 1 to 30.
  ///   - words: The date format, or `nil` for the screen's format.
  ///   - id: The row's identity across changes.
  public init<Value: BindableValue<CivilTime>>(
    _ label: String, _ time: Binding<Value>, in range: ClosedRange<CivilTime> = .unbounded,
    minuteStep: Int = 1, words: DateStrings? = nil, id: RowID? = nil
  ) {
    self.range = range
    self.minuteStep = minuteStep
    self.words = words
    super.init(label, time.asOptional, allowsNone: Value.isOptional, id: id)
  }

  public var time: CivilTime? {
    get { value }
    set { value = newValue }
  }
}

extension CellController where Self == TimeRowController {
  /// Creates a ``RowLibrary/TimeRowController``.
  public static func time<Value: BindableValue<CivilTime>>(
    _ label: String, _ time: Binding<Value>, in range: ClosedRange<CivilTime> = .unbounded,
    minuteStep: Int = 1, words: DateStrings? = nil, id: RowID? = nil
  ) -> TimeRowController {
    TimeRowController(label, time, in: range, minuteStep: minuteStep, words: words, id: id)
  }
}
