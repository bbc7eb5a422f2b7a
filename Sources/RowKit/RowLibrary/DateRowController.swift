/// The ready row with a date.
///
/// ```swift
/// DateRowController("Birthday", date: Binding(contact, \.birthday), today: today)
/// ```
public final class DateRowController: DateRow {
  public let label: String
  public let allowsNone: Bool
  public let range: ClosedRange<CivilDate>
  public let today: CivilDate?
  public let picker: DatePicker
  public let words: DateWords
  public let rowID: RowID?
  private let binding: Binding<CivilDate?>

  /// Creates a row whose value may be nil, which Delete makes it.
  ///
  /// - Parameters:
  ///   - label: The words of the row.
  ///   - date: The value.
  ///   - range: The days that may be chosen.
  ///   - today: The day that is marked, and where an empty row opens.
  ///   - picker: What opens below the row.
  ///   - words: How dates are said.
  ///   - id: What makes it the same row after a change.
  public convenience init(
    _ label: String, date: Binding<CivilDate?>, in range: ClosedRange<CivilDate> = .everyDay,
    today: CivilDate? = nil, picker: DatePicker = .calendar, words: DateWords = .english,
    id: RowID? = nil
  ) {
    self.init(
      label, date, allowsNone: true, in: range, today: today, picker: picker, words: words, id: id)
  }

  /// Creates a row whose value is never nil.
  ///
  /// - Parameters:
  ///   - label: The words of the row.
  ///   - date: The value.
  ///   - range: The days that may be chosen.
  ///   - today: The day that is marked, and where an empty row opens.
  ///   - picker: What opens below the row.
  ///   - words: How dates are said.
  ///   - id: What makes it the same row after a change.
  public convenience init(
    _ label: String, date: Binding<CivilDate>, in range: ClosedRange<CivilDate> = .everyDay,
    today: CivilDate? = nil, picker: DatePicker = .calendar, words: DateWords = .english,
    id: RowID? = nil
  ) {
    self.init(
      label, date.optional, allowsNone: false, in: range, today: today, picker: picker,
      words: words, id: id)
  }

  private init(
    _ label: String, _ binding: Binding<CivilDate?>, allowsNone: Bool,
    in range: ClosedRange<CivilDate>, today: CivilDate?, picker: DatePicker, words: DateWords,
    id: RowID?
  ) {
    self.label = label
    self.binding = binding
    self.allowsNone = allowsNone
    self.range = range
    self.today = today
    self.picker = picker
    self.words = words
    rowID = id
  }

  public var date: CivilDate? {
    get { binding.value }
    set { binding.value = newValue }
  }
}

extension CellController where Self == DateRowController {
  /// Creates a ``DateRowController``.
  public static func date<Root: AnyObject>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, CivilDate>,
    in range: ClosedRange<CivilDate> = .everyDay, today: CivilDate? = nil,
    picker: DatePicker = .calendar, words: DateWords = .english, id: RowID? = nil
  ) -> DateRowController {
    DateRowController(
      label, date: Binding(object, keyPath), in: range, today: today, picker: picker, words: words,
      id: id)
  }

  /// Creates a ``DateRowController``.
  public static func date(
    _ label: String, date: Binding<CivilDate>, in range: ClosedRange<CivilDate> = .everyDay,
    today: CivilDate? = nil, picker: DatePicker = .calendar, words: DateWords = .english,
    id: RowID? = nil
  ) -> DateRowController {
    DateRowController(
      label, date: date, in: range, today: today, picker: picker, words: words, id: id)
  }

  /// Creates a ``DateRowController``.
  public static func date(
    _ label: String, date: CivilDate, in range: ClosedRange<CivilDate> = .everyDay,
    today: CivilDate? = nil, picker: DatePicker = .calendar, words: DateWords = .english,
    id: RowID? = nil, onChange: @escaping (CivilDate) -> Void = { _ in }
  ) -> DateRowController {
    DateRowController(
      label, date: Binding(date, onChange: onChange), in: range, today: today, picker: picker,
      words: words, id: id)
  }

  /// Creates a ``DateRowController`` whose value may be nil.
  public static func date<Root: AnyObject>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, CivilDate?>,
    in range: ClosedRange<CivilDate> = .everyDay, today: CivilDate? = nil,
    picker: DatePicker = .calendar, words: DateWords = .english, id: RowID? = nil
  ) -> DateRowController {
    DateRowController(
      label, date: Binding(object, keyPath), in: range, today: today, picker: picker, words: words,
      id: id)
  }

  /// Creates a ``DateRowController`` whose value may be nil.
  public static func date(
    _ label: String, date: Binding<CivilDate?>, in range: ClosedRange<CivilDate> = .everyDay,
    today: CivilDate? = nil, picker: DatePicker = .calendar, words: DateWords = .english,
    id: RowID? = nil
  ) -> DateRowController {
    DateRowController(
      label, date: date, in: range, today: today, picker: picker, words: words, id: id)
  }

  /// Creates a ``DateRowController`` whose value may be nil.
  public static func date(
    _ label: String, date: CivilDate?, in range: ClosedRange<CivilDate> = .everyDay,
    today: CivilDate? = nil, picker: DatePicker = .calendar, words: DateWords = .english,
    id: RowID? = nil, onChange: @escaping (CivilDate?) -> Void = { _ in }
  ) -> DateRowController {
    DateRowController(
      label, date: Binding(date, onChange: onChange), in: range, today: today, picker: picker,
      words: words, id: id)
  }
}
