/// A ready-made row with a date and a time.
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
  public let words: DateStrings?
  public let allowsNone: Bool
  public let rowID: RowID?
  public var access = FieldAccess.editable
  public var repetition: RowRepetition?
  private let binding: Binding<CivilDateTime?>

  public var boundProperty: BoundProperty? { binding.property }

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
    _ label: String, dateTime: Binding<Value>, in range: ClosedRange<CivilDateTime> = .everyMinute,
    today: CivilDate? = nil, picker: DatePicker = .calendar, minuteStep: Int = 1,
    words: DateStrings? = nil, id: RowID? = nil
  ) {
    self.label = label
    self.range = range
    self.today = today
    self.picker = picker
    self.minuteStep = minuteStep
    self.words = words
    allowsNone = Value.isOptional
    rowID = id
    binding = dateTime.asOptional
  }

  public var dateTime: CivilDateTime? {
    get { binding.value }
    set { binding.value = newValue }
  }
}

extension CellController where Self == DateAndTimeRowController {
  /// Creates a ``RowLibrary/DateAndTimeRowController``.
  public static func dateAndTime<Root: AnyObject, Value: BindableValue<CivilDateTime>>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>,
    in range: ClosedRange<CivilDateTime> = .everyMinute, today: CivilDate? = nil,
    picker: DatePicker = .calendar, minuteStep: Int = 1, words: DateStrings? = nil,
    id: RowID? = nil
  ) -> DateAndTimeRowController {
    DateAndTimeRowController(
      label, dateTime: Binding(object, keyPath), in: range, today: today, picker: picker,
      minuteStep: minuteStep, words: words, id: id)
  }

  /// Creates a ``RowLibrary/DateAndTimeRowController``.
  public static func dateAndTime<Value: BindableValue<CivilDateTime>>(
    _ label: String, dateTime: Binding<Value>, in range: ClosedRange<CivilDateTime> = .everyMinute,
    today: CivilDate? = nil, picker: DatePicker = .calendar, minuteStep: Int = 1,
    words: DateStrings? = nil, id: RowID? = nil
  ) -> DateAndTimeRowController {
    DateAndTimeRowController(
      label, dateTime: dateTime, in: range, today: today, picker: picker, minuteStep: minuteStep,
      words: words, id: id)
  }

  /// Creates a ``RowLibrary/DateAndTimeRowController``.
  public static func dateAndTime<Value: BindableValue<CivilDateTime>>(
    _ label: String, dateTime: Value, in range: ClosedRange<CivilDateTime> = .everyMinute,
    today: CivilDate? = nil, picker: DatePicker = .calendar, minuteStep: Int = 1,
    words: DateStrings? = nil, id: RowID? = nil, onChange: @escaping (Value) -> Void = { _ in }
  ) -> DateAndTimeRowController {
    DateAndTimeRowController(
      label, dateTime: Binding(dateTime, onChange: onChange), in: range, today: today,
      picker: picker, minuteStep: minuteStep, words: words, id: id)
  }
}
