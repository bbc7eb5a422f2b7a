/// A row with a date, which opens a calendar or wheels below it.
///
/// In the calendar the arrow keys go by days and weeks, Page Up and Page Down by months, `t` to
/// today. On the wheels left and right go from one to the next, up and down turn it.
@MainActor public protocol DateRow: PickerRow where Value == CivilDate {
  /// The date; nil is shown as a dash.
  var date: CivilDate? { get set }

  /// The days that may be chosen. By default all.
  var range: ClosedRange<CivilDate> { get }

  /// The day that is marked, and where an empty row opens. By default nil: none.
  var today: CivilDate? { get }

  /// What opens below the row. By default a calendar.
  var picker: DatePicker { get }

  /// How dates are said. By default nil: as the screen says them.
  var words: DateWords? { get }
}

extension DateRow {
  public var range: ClosedRange<CivilDate> { .everyDay }
  public var today: CivilDate? { nil }
  public var picker: DatePicker { .calendar }
  public var words: DateWords? { nil }
  public var keyHints: [KeyHint] {
    [KeyHint("←↑↓→", \.rows.changeDate, isProminent: false)]
  }

  public var value: CivilDate? {
    get { date }
    set { date = newValue }
  }

  public var startingValue: CivilDate? { shownDate }

  public func line(isOpen: Bool, words: Words) -> ControlContent {
    line(date.map { (self.words ?? words.dates).text(for: $0) }, isOpen: isOpen)
  }

  public func openedContent(part: Int, words: Words) -> any CellContent {
    switch picker {
    case .calendar: calendar(words)
    case .wheels: wheels(part, words)
    }
  }

  public func handleWhileOpen(_ key: KeyPress, row: RowContext) -> Bool {
    if key == KeyPress("t"), let today {
      choose(today, row)
      return true
    }
    guard picker == .calendar else {
      return row.useWheels(key, parts: 0...2) { turn($0, by: $1, row) }
    }
    guard let wanted = shownDate.moved(by: key) else { return false }
    choose(wanted, row)
    return true
  }

  public func clickWhileOpen(at point: ScreenPoint, width: Int, row: RowContext) {
    let words = row.cell?.words ?? .english
    switch picker {
    case .calendar: calendar(words).date(at: point, width: width).map { choose($0, row) }
    case .wheels:
      row.clickWheels(wheels(0, words), at: point, width: width) { turn($0, by: $1, row) }
    }
  }

  private func calendar(_ words: Words) -> CalendarContent {
    CalendarContent(shownDate, in: range, today: today, words: self.words ?? words.dates)
  }

  private func wheels(_ part: Int, _ words: Words) -> WheelsContent {
    WheelsContent(
      DateWheels(date: shownDate).wheels(self.words ?? words.dates), active: part)
  }

  private func turn(_ part: Int, by direction: Int, _ row: RowContext) {
    choose(DateWheels(date: shownDate).turned(part, by: direction), row)
  }

  /// Stores a date, or the nearest one that may be chosen.
  private func choose(_ wanted: CivilDate, _ row: RowContext) {
    pick(wanted.clamped(to: range), row: row)
  }

  /// The date, or where an empty row begins.
  private var shownDate: CivilDate { (date ?? today ?? .turnOfTheCentury).clamped(to: range) }
}
