/// A ready-made row with a date.
///
/// ```swift
/// DateRowController("Birthday", date: Binding(contact, \.birthday), today: today)
/// ```
public final class DateRowController: DateRow, FormRow, RepeatableRow {
  public let label: String
  public let range: ClosedRange<CivilDate>
  public let today: CivilDate?
  public let picker: DatePicker
  public let words: DateStrings?
  public let allowsNone: Bool
  public let rowID: RowID?
  public var access = FieldAccess.editable
  public var repetition: RowRepetition?
  private let binding: Binding<CivilDate?>

  public var boundProperty: BoundProperty? { binding.property }

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - date: The value. Delete clears an optional value.
  ///   - range: The dates that can be selected.
  ///   - today: The marked day, where an empty row opens.
  ///   - picker: The picker below the expanded row.
  ///   - words: The date format, or `nil` for the screen's format.
  ///   - id: The row's identity across changes.
  public init<Value: BindableValue<CivilDate>>(
    _ label: String, date: Binding<Value>, in range: ClosedRange<CivilDate> = .unbounded,
    today: CivilDate? = nil, picker: DatePicker = .calendar, words: DateStrings? = nil,
    id: RowID? = nil
  ) {
    self.label = label
    self.range = range
    self.today = today
    self.picker = picker
    self.words = words
    allowsNone = Value.isOptional
    rowID = id
    binding = date.asOptional
  }

  public var date: CivilDate? {
    get { binding.value }
    set { binding.value = newValue }
  }
}

extension CellController where Self == DateRowController {
  /// Creates a ``RowLibrary/DateRowController``.
  public static func date<Root: AnyObject, Value: BindableValue<CivilDate>>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>,
    in range: ClosedRange<CivilDate> = .unbounded, today: CivilDate? = nil,
    picker: DatePicker = .calendar, words: DateStrings? = nil, id: RowID? = nil
  ) -> DateRowController {
    DateRowController(
      label, date: Binding(object, keyPath), in: range, today: today, picker: picker, words: words,
      id: id)
  }

  /// Creates a ``RowLibrary/DateRowController``.
  public static func date<Value: BindableValue<CivilDate>>(
    _ label: String, date: Binding<Value>, in range: ClosedRange<CivilDate> = .unbounded,
    today: CivilDate? = nil, picker: DatePicker = .calendar, words: DateStrings? = nil,
    id: RowID? = nil
  ) -> DateRowController {
    DateRowController(
      label, date: date, in: range, today: today, picker: picker, words: words, id: id)
  }

  /// Creates a ``RowLibrary/DateRowController``.
  public static func date<Value: BindableValue<CivilDate>>(
    _ label: String, date: Value, in range: ClosedRange<CivilDate> = .unbounded,
    today: CivilDate? = nil, picker: DatePicker = .calendar, words: DateStrings? = nil,
    id: RowID? = nil, onChange: @escaping (Value) -> Void = { _ in }
  ) -> DateRowController {
    DateRowController(
      label, date: Binding(date, onChange: onChange), in: range, today: today, picker: picker,
      words: words, id: id)
  }
}
