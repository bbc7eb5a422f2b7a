/// A row with a date, a time of day, or both.
///
/// ```swift
/// DateRowController("Birthday", $contact.birthday, today: today)
/// DateRowController("Alarm", $settings.alarm, minuteStep: 5)
/// DateRowController("Call", $reminder.due, minuteStep: 5)
/// ```
public final class DateRowController<Value: CivilValue>: BoundRowController<Value?>, DateRow,
  FormRow, RepeatableRow
{
  public let range: ClosedRange<Value>
  public let today: CivilDate?
  public let picker: DatePicker
  public let minuteStep: Int
  public let words: DateStrings?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - value: The value. Delete clears an optional value.
  ///   - range: The values that can be selected.
  ///   - today: The marked day, where an empty row opens.
  ///   - picker: The picker for the date.
  ///   - minuteStep: The step of the minute wheel in minutes. Values less than 1 count as 1, and
  ///     values above 30 as 30.
  ///   - words: The notation of dates and times, or `nil` for the screen's notation.
  ///   - id: The row's identity across changes.
  public init<Bound: BindableValue<Value>>(
    _ label: String, _ value: Binding<Bound>, in range: ClosedRange<Value> = .unbounded,
    today: CivilDate? = nil, picker: DatePicker = .calendar, minuteStep: Int = 1,
    words: DateStrings? = nil, id: RowID? = nil
  ) {
    self.range = range
    self.today = today
    self.picker = picker
    self.minuteStep = minuteStep
    self.words = words
    super.init(label, value.asOptional, allowsNone: Bound.isOptional, id: id)
  }
}

extension CellController where Self == DateRowController<CivilDate> {
  /// Creates a ``RowLibrary/DateRowController`` with a date.
  public static func date<Bound: BindableValue<CivilDate>>(
    _ label: String, _ value: Binding<Bound>, in range: ClosedRange<CivilDate> = .unbounded,
    today: CivilDate? = nil, picker: DatePicker = .calendar, words: DateStrings? = nil,
    id: RowID? = nil
  ) -> DateRowController<CivilDate> {
    DateRowController(
      label, value, in: range, today: today, picker: picker, words: words, id: id)
  }
}

extension CellController where Self == DateRowController<CivilTime> {
  /// Creates a ``RowLibrary/DateRowController`` with a time of day.
  public static func time<Bound: BindableValue<CivilTime>>(
    _ label: String, _ value: Binding<Bound>, in range: ClosedRange<CivilTime> = .unbounded,
    minuteStep: Int = 1, words: DateStrings? = nil, id: RowID? = nil
  ) -> DateRowController<CivilTime> {
    DateRowController(label, value, in: range, minuteStep: minuteStep, words: words, id: id)
  }
}

extension CellController where Self == DateRowController<CivilDateTime> {
  /// Creates a ``RowLibrary/DateRowController`` with a date and a time.
  public static func dateAndTime<Bound: BindableValue<CivilDateTime>>(
    _ label: String, _ value: Binding<Bound>, in range: ClosedRange<CivilDateTime> = .unbounded,
    today: CivilDate? = nil, picker: DatePicker = .calendar, minuteStep: Int = 1,
    words: DateStrings? = nil, id: RowID? = nil
  ) -> DateRowController<CivilDateTime> {
    DateRowController(
      label, value, in: range, today: today, picker: picker, minuteStep: minuteStep, words: words,
      id: id)
  }
}
