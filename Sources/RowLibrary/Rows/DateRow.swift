/// A row with a date, which expands to a calendar or wheels.
///
/// In the calendar, the arrow keys move by days and weeks, Page Up and Page Down by months, and `t`
/// moves to today. On the wheels, Left and Right move between wheels, and Up and Down turn the
/// wheel.
@MainActor public protocol DateRow: PickerRow where Value == CivilDate {
  /// The date. `nil` is shown as a dash.
  var date: CivilDate? { get set }

  /// The dates that can be selected. The default is all.
  var range: ClosedRange<CivilDate> { get }

  /// The marked day, where an empty row opens. The default is `nil`: no day is marked, and an empty
  /// row opens at the current day.
  var today: CivilDate? { get }

  /// The picker below the expanded row. The default is a calendar.
  var picker: DatePicker { get }

  /// The date format. The default is `nil`, which uses the screen's format.
  var words: DateStrings? { get }
}

extension DateRow {
  public var range: ClosedRange<CivilDate> { .unbounded }
  public var today: CivilDate? { nil }
  public var picker: DatePicker { .calendar }
  public var words: DateStrings? { nil }
  public var keyHints: [KeyHint] {
    [KeyHint("←↑↓→", \.rows.changeDate, isProminent: false)]
  }

  public var value: CivilDate? {
    get { date }
    set { date = newValue }
  }

  public var startingValue: CivilDate? { shownDate }

  public func question(_ row: RowContext) -> Question? {
    let range = range
    return question(
      row, rule: \.date, example: "\(shownDate)", now: date?.description,
      read: { CivilDate($0).flatMap { range.contains($0) ? $0 : nil } })
  }

  public func line(isOpen: Bool, words: LocalizedStrings) -> ControlContent {
    line(date.map { (self.words ?? words.dates).text(for: $0) }, isOpen: isOpen)
  }

  public func openedContent(part: Int, words: LocalizedStrings) -> any CellContent {
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

  private func calendar(_ words: LocalizedStrings) -> CalendarContent {
    CalendarContent(shownDate, in: range, today: today, words: self.words ?? words.dates)
  }

  private func wheels(_ part: Int, _ words: LocalizedStrings) -> WheelsContent {
    WheelsContent(
      DateWheels(date: shownDate).wheels(self.words ?? words.dates), active: part)
  }

  private func turn(_ part: Int, by direction: Int, _ row: RowContext) {
    choose(DateWheels(date: shownDate).turned(part, by: direction), row)
  }

  /// Stores a date, clamped to the range.
  private func choose(_ wanted: CivilDate, _ row: RowContext) {
    pick(wanted.clamped(to: range), row: row)
  }

  /// The shown date, which is the starting date in an empty row.
  private var shownDate: CivilDate { (date ?? today ?? .today).clamped(to: range) }
}
