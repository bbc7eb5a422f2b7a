/// The ready row with a date.
///
/// ```swift
/// DateRowController("Birthday", date: Binding(contact, \.birthday), today: today)
/// ```
public final class DateRowController: DateRow, FormRow, RepeatableRow {
  public let label: String
  public let range: ClosedRange<CivilDate>
  public let today: CivilDate?
  public let picker: DatePicker
  public let words: DateWords?
  public let allowsNone: Bool
  public let rowID: RowID?
  public var access = FieldAccess.editable
  public var repetition: RowRepetition?
  private let binding: Binding<CivilDate?>

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The words of the row.
  ///   - date: The value; one that may be nil is cleared by Delete.
  ///   - range: The days that may be chosen.
  ///   - today: The day that is marked, and where an empty row opens.
  ///   - picker: What opens below the row.
  ///   - words: How dates are said; nil as the screen says them.
  ///   - id: What makes it the same row after a change.
  public init<Value: BindableValue<CivilDate>>(
    _ label: String, date: Binding<Value>, in range: ClosedRange<CivilDate> = .everyDay,
    today: CivilDate? = nil, picker: DatePicker = .calendar, words: DateWords? = nil,
    id: RowID? = nil
  ) {
    self.label = label
    self.range = range
    self.today = today
    self.picker = picker
    self.words = words
    allowsNone = Value.canBeNil
    rowID = id
    binding = date.orNil
  }

  public var date: CivilDate? {
    get { binding.value }
    set { binding.value = newValue }
  }
}

extension CellController where Self == DateRowController {
  /// Creates a ``DateRowController``.
  public static func date<Root: AnyObject, Value: BindableValue<CivilDate>>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>,
    in range: ClosedRange<CivilDate> = .everyDay, today: CivilDate? = nil,
    picker: DatePicker = .calendar, words: DateWords? = nil, id: RowID? = nil
  ) -> DateRowController {
    DateRowController(
      label, date: Binding(object, keyPath), in: range, today: today, picker: picker, words: words,
      id: id)
  }

  /// Creates a ``DateRowController``.
  public static func date<Value: BindableValue<CivilDate>>(
    _ label: String, date: Binding<Value>, in range: ClosedRange<CivilDate> = .everyDay,
    today: CivilDate? = nil, picker: DatePicker = .calendar, words: DateWords? = nil,
    id: RowID? = nil
  ) -> DateRowController {
    DateRowController(
      label, date: date, in: range, today: today, picker: picker, words: words, id: id)
  }

  /// Creates a ``DateRowController``.
  public static func date<Value: BindableValue<CivilDate>>(
    _ label: String, date: Value, in range: ClosedRange<CivilDate> = .everyDay,
    today: CivilDate? = nil, picker: DatePicker = .calendar, words: DateWords? = nil,
    id: RowID? = nil, onChange: @escaping (Value) -> Void = { _ in }
  ) -> DateRowController {
    DateRowController(
      label, date: Binding(date, onChange: onChange), in: range, today: today, picker: picker,
      words: words, id: id)
  }
}
