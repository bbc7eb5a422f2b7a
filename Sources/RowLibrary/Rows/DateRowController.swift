/// A ready-made row with a date.
///
/// ```swift
/// DateRowController("Birthday", $contact.birthday, today: today)
/// ```
public final class DateRowController: BoundRowController<CivilDate?>, DateRow, FormRow,
  RepeatableRow
{
  public let range: ClosedRange<CivilDate>
  public let today: CivilDate?
  public let picker: DatePicker
  public let words: DateStrings?

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
    _ label: String, _ date: Binding<Value>, in range: ClosedRange<CivilDate> = .unbounded,
    today: CivilDate? = nil, picker: DatePicker = .calendar, words: DateStrings? = nil,
    id: RowID? = nil
  ) {
    self.range = range
    self.today = today
    self.picker = picker
    self.words = words
    super.init(label, date.asOptional, allowsNone: Value.isOptional, id: id)
  }

  public var date: CivilDate? {
    get { value }
    set { value = newValue }
  }
}

extension CellController where Self == DateRowController {
  /// Creates a ``RowLibrary/DateRowController``.
  public static func date<Value: BindableValue<CivilDate>>(
    _ label: String, _ date: Binding<Value>, in range: ClosedRange<CivilDate> = .unbounded,
    today: CivilDate? = nil, picker: DatePicker = .calendar, words: DateStrings? = nil,
    id: RowID? = nil
  ) -> DateRowController {
    DateRowController(label, date, in: range, today: today, picker: picker, words: words, id: id)
  }
}
