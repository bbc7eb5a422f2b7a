/// The ready row with a day and a time of it.
///
/// ```swift
/// DateAndTimeRowController("Call", dateTime: Binding(reminder, \.due), minuteStep: 5)
/// ```
public final class DateAndTimeRowController: DateAndTimeRow, FormRow, RepeatableRow {
  public let label: String
  public let range: ClosedRange<CivilDateTime>
  public let today: CivilDate?
  public let picker: DatePicker
  public let minuteStep: Int
  public let words: DateWords?
  public let allowsNone: Bool
  public let rowID: RowID?
  public var access = FieldAccess.editable
  public var repetition: RowRepetition?
  private let binding: Binding<CivilDateTime?>

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The words of the row.
  ///   - dateTime: The value; one that may be nil is cleared by Delete.
  ///   - range: The days and times that may be chosen.
  ///   - today: The day that is marked, and where an empty row opens.
  ///   - picker: What opens below the row.
  ///   - minuteStep: How many minutes a turn of the wheel of minutes goes, from 1 to 30.
  ///   - words: How dates are said; nil as the screen says them.
  ///   - id: What makes it the same row after a change.
  public init<Value: BindableValue<CivilDateTime>>(
    _ label: String, dateTime: Binding<Value>, in range: ClosedRange<CivilDateTime> = .everyMinute,
    today: CivilDate? = nil, picker: DatePicker = .calendar, minuteStep: Int = 1,
    words: DateWords? = nil, id: RowID? = nil
  ) {
    self.label = label
    self.range = range
    self.today = today
    self.picker = picker
    self.minuteStep = minuteStep
    self.words = words
    allowsNone = Value.canBeNil
    rowID = id
    binding = dateTime.orNil
  }

  public var dateTime: CivilDateTime? {
    get { binding.value }
    set { binding.value = newValue }
  }
}

extension CellController where Self == DateAndTimeRowController {
  /// Creates a ``DateAndTimeRowController``.
  public static func dateAndTime<Root: AnyObject, Value: BindableValue<CivilDateTime>>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>,
    in range: ClosedRange<CivilDateTime> = .everyMinute, today: CivilDate? = nil,
    picker: DatePicker = .calendar, minuteStep: Int = 1, words: DateWords? = nil,
    id: RowID? = nil
  ) -> DateAndTimeRowController {
    DateAndTimeRowController(
      label, dateTime: Binding(object, keyPath), in: range, today: today, picker: picker,
      minuteStep: minuteStep, words: words, id: id)
  }

  /// Creates a ``DateAndTimeRowController``.
  public static func dateAndTime<Value: BindableValue<CivilDateTime>>(
    _ label: String, dateTime: Binding<Value>, in range: ClosedRange<CivilDateTime> = .everyMinute,
    today: CivilDate? = nil, picker: DatePicker = .calendar, minuteStep: Int = 1,
    words: DateWords? = nil, id: RowID? = nil
  ) -> DateAndTimeRowController {
    DateAndTimeRowController(
      label, dateTime: dateTime, in: range, today: today, picker: picker, minuteStep: minuteStep,
      words: words, id: id)
  }

  /// Creates a ``DateAndTimeRowController``.
  public static func dateAndTime<Value: BindableValue<CivilDateTime>>(
    _ label: String, dateTime: Value, in range: ClosedRange<CivilDateTime> = .everyMinute,
    today: CivilDate? = nil, picker: DatePicker = .calendar, minuteStep: Int = 1,
    words: DateWords? = nil, id: RowID? = nil, onChange: @escaping (Value) -> Void = { _ in }
  ) -> DateAndTimeRowController {
    DateAndTimeRowController(
      label, dateTime: Binding(dateTime, onChange: onChange), in: range, today: today,
      picker: picker, minuteStep: minuteStep, words: words, id: id)
  }
}
