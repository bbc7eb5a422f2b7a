/// A ready-made row with a date and a time.
///
/// ```swift
/// DateAndTimeRowController("Call", $reminder.due, minuteStep: 5)
/// ```
public final class DateAndTimeRowController: BoundRowController<CivilDateTime?>, DateAndTimeRow,
  FormRow, RepeatableRow
{
  public let range: ClosedRange<CivilDateTime>
  public let today: CivilDate?
  public let picker: DatePicker
  public let minuteStep: Int
  public let words: DateStrings?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - dateTime: The value. Delete clears an optional value.
  ///   - range: The dates and times that can be selected.
  ///   - today: The marked day, where an empty row opens.
  ///   - picker: The picker below the expanded row.
  ///   - minuteStep: The step of the minute wheel in minutes, from 1 to 30.
  ///   - words: The date format, or `nil` for the screen's format.
  ///   - id: The row's identity across changes.
  public init<Value: BindableValue<CivilDateTime>>(
    _ label: String, _ dateTime: Binding<Value>,
    in range: ClosedRange<CivilDateTime> = .everyMinute, today: CivilDate? = nil,
    picker: DatePicker = .calendar, minuteStep: Int = 1, words: DateStrings? = nil, id: RowID? = nil
  ) {
    self.range = range
    self.today = today
    self.picker = picker
    self.minuteStep = minuteStep
    self.words = words
    super.init(label, dateTime.asOptional, allowsNone: Value.isOptional, id: id)
  }

  public var dateTime: CivilDateTime? {
    get { value }
    set { value = newValue }
  }
}

extension CellController where Self == DateAndTimeRowController {
  /// Creates a ``RowLibrary/DateAndTimeRowController``.
  public static func dateAndTime<Value: BindableValue<CivilDateTime>>(
    _ label: String, _ dateTime: Binding<Value>,
    in range: ClosedRange<CivilDateTime> = .everyMinute, today: CivilDate? = nil,
    picker: DatePicker = .calendar, minuteStep: Int = 1, words: DateStrings? = nil, id: RowID? = nil
  ) -> DateAndTimeRowController {
    DateAndTimeRowController(
      label, dateTime, in: range, today: today, picker: picker, minuteStep: minuteStep,
      words: words, id: id)
  }
}
