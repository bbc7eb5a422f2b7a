/// A row with a day and a time of it, which opens a calendar or wheels, and the wheels of a clock.
///
/// Tab goes from the calendar to the clock; all else is as in a ``DateRow`` and a ``TimeRow``.
@MainActor public protocol DateAndTimeRow: PickerRow where Value == CivilDateTime {
  /// The day and the time; nil is shown as a dash.
  var dateTime: CivilDateTime? { get set }

  /// The days and times that may be chosen. By default all.
  var range: ClosedRange<CivilDateTime> { get }

  /// The day that is marked, and where an empty row opens. By default nil: none.
  var today: CivilDate? { get }

  /// What opens below the row for the day. By default a calendar.
  var picker: DatePicker { get }

  /// How many minutes a turn of the wheel of minutes goes, from 1 to 30. By default 1.
  var minuteStep: Int { get }

  /// How dates and times are said. By default nil: as the screen says them.
  var words: DateWords? { get }
}

extension DateAndTimeRow {
  public var range: ClosedRange<CivilDateTime> { .everyMinute }
  public var today: CivilDate? { nil }
  public var picker: DatePicker { .calendar }
  public var minuteStep: Int { 1 }
  public var words: DateWords? { nil }
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

  public func line(isOpen: Bool, words: Words) -> ControlContent {
    line(dateTime.map { (self.words ?? words.dates).text(for: $0) }, isOpen: isOpen)
  }

  public func openedContent(part: Int, words: Words) -> any CellContent {
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

  /// Goes to another part, as long as there is one: beyond, the key means what it always does.
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

  /// Stores a day and a time, or the nearest that may be chosen.
  private func choose(_ date: CivilDate, _ time: CivilTime, _ row: RowContext) {
    pick(CivilDateTime(date, time).clamped(to: range), row: row)
  }

  // MARK: What is shown

  /// How many parts come before the clock.
  private var dateParts: Int { picker == .calendar ? 1 : 3 }

  /// The day and the time, or where an empty row begins: at noon of today.
  private var shown: CivilDateTime {
    (dateTime ?? CivilDateTime(today ?? .turnOfTheCentury, .noon)).clamped(to: range)
  }

  private func day(_ part: Int, _ words: Words) -> any CellContent {
    switch picker {
    case .calendar: calendar(part, words)
    case .wheels: dateWheels(part, words)
    }
  }

  private func calendar(_ part: Int, _ words: Words) -> CalendarContent {
    CalendarContent(
      shown.date, in: range.lowerBound.date...range.upperBound.date, today: today,
      words: self.words ?? words.dates, isActive: part == 0)
  }

  private func dateWheels(_ part: Int, _ words: Words) -> WheelsContent {
    WheelsContent(DateWheels(date: shown.date).wheels(self.words ?? words.dates), active: part)
  }

  private func clock(_ part: Int) -> WheelsContent {
    WheelsContent(wheels.wheels, active: part - dateParts, separator: ":")
  }

  private var wheels: TimeWheels { TimeWheels(shown.time, minuteStep: minuteStep) }
}
