/// A row with a date and a time, which expands to a calendar or date wheels, and time wheels.
///
/// Tab moves from the calendar to the time. All else works as in a ``DateRow`` and a ``TimeRow``.
@MainActor public protocol DateAndTimeRow: PickerRow where Value == CivilDateTime {
  /// The date and time. `nil` is shown as a dash.
  var dateTime: CivilDateTime? { get set }

  /// The dates and times that can be selected. The default is all.
  var range: ClosedRange<CivilDateTime> { get }

  /// The marked day, where an empty row opens. The default is `nil`: no day is marked, and an empty
  /// row opens at the current day.
  var today: CivilDate? { get }

  /// The picker of the date in the expanded row. The default is a calendar.
  var picker: DatePicker { get }

  /// The step of the minute wheel in minutes, from 1 to 30. The default is 1.
  var minuteStep: Int { get }

  /// The format of dates and times. The default is `nil`, which uses the screen's format.
  var words: DateStrings? { get }
}

extension DateAndTimeRow {
  public var range: ClosedRange<CivilDateTime> { .everyMinute }
  public var today: CivilDate? { nil }
  public var picker: DatePicker { .calendar }
  public var minuteStep: Int { 1 }
  public var words: DateStrings? { nil }
  public var keyHints: [KeyHint] {
    [
      KeyHint("←↑↓→", \.rows.changeDate, isProminent: false),
      KeyHint("tab", \.rows.toTime, isProminent: false),
    ]
  }

  public var value: CivilDateTime? {
    get { dateTime }
    set { dateTime = newValue }
  }

  public var startingValue: CivilDateTime? { shown }

  public func question(_ row: RowContext) -> Question? {
    let range = range
    return question(
      row, rule: \.date, example: "\(shown)", now: dateTime?.description,
      read: { CivilDateTime($0).flatMap { range.contains($0) ? $0 : nil } })
  }

  public func line(isOpen: Bool, words: LocalizedStrings) -> ControlContent {
    line(dateTime.map { (self.words ?? words.dates).text(for: $0) }, isOpen: isOpen)
  }

  public func openedContent(part: Int, words: LocalizedStrings) -> any CellContent {
    LinesContent([day(part, words), clock(part)])
  }

  public func handleWhileOpen(_ key: KeyPress, row: RowContext) -> Bool {
    switch key {
    case KeyPress(.tab): return goOn(by: 1, row)
    case KeyPress(.tab, .shift): return goOn(by: -1, row)
    case KeyPress("t"):
      guard let today else { return false }
      choose(today, shown.time, row)
      return true
    default: break
    }
    if picker == .calendar, row.expandedPart == 0 {
      guard let wanted = shown.date.moved(by: key) else { return false }
      choose(wanted, shown.time, row)
      return true
    }
    return row.useWheels(key, parts: 0...(dateParts + 1)) { turn($0, by: $1, row) }
  }

  public func clickWhileOpen(at point: ScreenPoint, width: Int, row: RowContext) {
    let words = row.cell?.words ?? .english
    let height = day(0, words).height(forWidth: width)
    let below = ScreenPoint(column: point.column, line: point.line - height)
    if below.line >= 0 {
      row.clickWheels(clock(0), at: below, width: width, firstPart: dateParts) {
        turn($0, by: $1, row)
      }
    } else if picker == .wheels {
      row.clickWheels(dateWheels(0, words), at: point, width: width) { turn($0, by: $1, row) }
    } else if let date = calendar(0, words).date(at: point, width: width) {
      row.expandedPart = 0
      choose(date, shown.time, row)
    }
  }

  // MARK: Keys

  /// Moves to another part and returns whether it exists.
  ///
  /// Otherwise the key keeps its usual meaning.
  private func goOn(by distance: Int, _ row: RowContext) -> Bool {
    let part = row.expandedPart + distance
    guard (0...(dateParts + 1)).contains(part) else { return false }
    row.expandedPart = part
    return true
  }

  private func turn(_ part: Int, by direction: Int, _ row: RowContext) {
    if part < dateParts {
      choose(DateWheels(date: shown.date).turned(part, by: direction), shown.time, row)
    } else {
      choose(shown.date, wheels.turned(part - dateParts, by: direction), row)
    }
  }

  /// Stores a date and time, clamped to the range.
  private func choose(_ date: CivilDate, _ time: CivilTime, _ row: RowContext) {
    pick(CivilDateTime(date, time).clamped(to: range), row: row)
  }

  // MARK: Content

  /// The number of parts before the time wheels.
  private var dateParts: Int { picker == .calendar ? 1 : 3 }

  /// The shown date and time.
  ///
  /// An empty row begins at noon of today.
  private var shown: CivilDateTime {
    (dateTime ?? CivilDateTime(today ?? .today, .noon)).clamped(to: range)
  }

  private func day(_ part: Int, _ words: LocalizedStrings) -> any CellContent {
    switch picker {
    case .calendar: calendar(part, words)
    case .wheels: dateWheels(part, words)
    }
  }

  private func calendar(_ part: Int, _ words: LocalizedStrings) -> CalendarContent {
    CalendarContent(
      shown.date, in: range.lowerBound.date...range.upperBound.date, today: today,
      words: self.words ?? words.dates, isActive: part == 0)
  }

  private func dateWheels(_ part: Int, _ words: LocalizedStrings) -> WheelsContent {
    WheelsContent(DateWheels(date: shown.date).wheels(self.words ?? words.dates), active: part)
  }

  private func clock(_ part: Int) -> WheelsContent {
    WheelsContent(wheels.wheels, active: part - dateParts, separator: ":")
  }

  private var wheels: TimeWheels { TimeWheels(shown.time, minuteStep: minuteStep) }
}
