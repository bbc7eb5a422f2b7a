/// A row with a date, a time of day, or both, which expands to a calendar or wheels, and to wheels for
/// hours and minutes.
///
/// In the calendar, the arrow keys move by days and weeks, Page Up and Page Down by months, with Alt
/// or Shift by years, and `t` moves to today. On the wheels, Left and Right move between wheels, Up and Down turn
/// the wheel, and Page Up and Page Down turn it by ten. Tab moves from the date to the time.
@MainActor public protocol DateRow<Value>: PickerRow where Value: CivilValue {
  /// The values that can be selected. The default is all valid values.
  var range: ClosedRange<Value> { get }

  /// The marked day, where an empty row opens, unless it has another ``PickerRow/startingValue``. The
  /// default is `nil`, which marks none and opens at the current day.
  var today: CivilDate? { get }

  /// The picker for the date. The default is a calendar.
  var picker: DatePicker { get }

  /// The step of the minute wheel in minutes. The default is 1.
  ///
  /// Values less than 1 count as 1, and values above 30 as 30.
  var minuteStep: Int { get }

  /// The notation of dates and times. The default is `nil`, which uses the screen's notation.
  var words: DateStrings? { get }
}

extension DateRow {
  public var range: ClosedRange<Value> { .unbounded }
  public var today: CivilDate? { nil }
  public var picker: DatePicker { .calendar }
  public var minuteStep: Int { 1 }
  public var words: DateStrings? { nil }

  public var keyHints: [KeyHint] {
    pickerHints.map { $0.whileOpen() } + clearingHints
  }

  private var pickerHints: [KeyHint] {
    let change = hasDate ? RowStrings.changeDate : .changeTime
    var hints = [KeyHint("←↑↓→", change, isProminent: false)]
    guard hasDate else { return hints + [turnHint] }
    if picker == .calendar {
      hints.append(KeyHint("pgup pgdn", RowStrings.changeMonth, isProminent: false))
      hints.append(KeyHint("alt+pgup alt+pgdn", RowStrings.changeYear, isProminent: false))
    } else {
      hints.append(turnHint)
    }
    hints.append(KeyHint("t", RowStrings.today, isProminent: false))
    if hasTime { hints.append(KeyHint("tab", RowStrings.toTime, isProminent: false)) }
    return hints
  }

  private var turnHint: KeyHint {
    KeyHint("pgup pgdn", RowStrings.turnByTen, isProminent: false)
  }

  public var startingValue: Value? { currentValue }

  /// The current day, at noon.
  package var currentValue: Value {
    Value(date: today ?? .today, time: .noon).clamped(to: range)
  }

  public func question(_ row: RowContext) -> Question? { dateQuestion(row) }

  /// Returns a question for the date and the time in digits, or `nil` for a row that can't be changed.
  package func dateQuestion(_ row: RowContext) -> Question? {
    let (range, hasDate, words) = (range, hasDate, row.words)
    let dates = self.words ?? words.dates
    let (first, last) = (range.lowerBound, range.upperBound)
    let atLeast = LocalizedStrings.fill(words[FormStrings.tooSmall], dates.text(for: first))
    let atMost = LocalizedStrings.fill(words[FormStrings.tooLarge], dates.text(for: last))
    let all = ClosedRange<Value>.unbounded
    let limits = (first > all.lowerBound ? [atLeast] : []) + (last < all.upperBound ? [atMost] : [])
    let kind: SpeechStrings = !hasDate ? .time : hasTime ? .dateAndTime : .date
    let form = LocalizedStrings.fill(words[kind], spaced(shown))
    return question(
      row,
      rule: ([form] + limits.map { $0.prefix(1).lowercased() + $0.dropFirst() })
        .joined(separator: ", "),
      now: value.map(spaced),
      // A time may begin with an hour of one digit.
      read: { Value($0.replacing(" ", with: "T")) ?? (hasDate ? nil : Value("0" + $0)) },
      refusal: { $0 < first ? atLeast : $0 > last ? atMost : nil })
  }

  public func line(isOpen: Bool, words: LocalizedStrings) -> ControlContent {
    line(value.map { (self.words ?? words.dates).text(for: $0) }, isOpen: isOpen)
  }

  public func openedContent(part: Int, words: LocalizedStrings) -> any CellContent {
    switch (hasDate, hasTime) {
    case (true, true): LinesContent([day(part, words), clock(part)])
    case (true, false): day(part, words)
    default: clock(part)
    }
  }

  public func handleWhileOpen(_ key: KeyPress, row: RowContext) -> Bool {
    switch key {
    case KeyPress(.tab) where hasDate && hasTime: return goOn(by: 1, row)
    case KeyPress(.tab, .shift) where hasDate && hasTime: return goOn(by: -1, row)
    case KeyPress("t") where hasDate:
      chooseDay(today ?? .today, row)
      return true
    default: break
    }
    if hasDate, picker == .calendar, row.expandedPart == 0 {
      guard let wanted = date.moved(by: key) else { return false }
      go(to: wanted, time, row)
      return true
    }
    return row.useWheels(key, parts: 0...lastPart) { turn($0, by: $1, row) }
  }

  public func handleWhileOpen(_ event: MouseEvent, width: Int, row: RowContext) {
    guard event.action == .press else { return }
    let point = event.point
    let words = row.cell?.words ?? .english
    let height = hasDate ? day(0, words).height(forWidth: width) : 0
    let below = ScreenPoint(column: point.column, line: point.line - height)
    if hasTime, below.line >= 0 {
      row.clickWheels(clock(0), at: below, width: width, firstPart: dateParts) {
        turn($0, by: $1, row)
      }
    } else if picker == .wheels {
      row.clickWheels(dateWheels(0, words), at: point, width: width) { turn($0, by: $1, row) }
    } else if let target = calendar(0, words).target(at: point, width: width) {
      row.expandedPart = 0
      switch target {
      case .day(let day): chooseDay(day, row)
      case .month(let date): go(to: date, time, row)
      }
    }
  }

  // MARK: Keys

  private func goOn(by distance: Int, _ row: RowContext) -> Bool {
    let part = row.expandedPart + distance
    guard (0...lastPart).contains(part) else { return false }
    row.expandedPart = part
    return true
  }

  private func turn(_ part: Int, by direction: Int, _ row: RowContext) {
    if part < dateParts {
      go(to: DateWheels(date: date).turned(part, by: direction), time, row)
    } else {
      go(to: date, wheels.turned(part - dateParts, by: direction), row)
    }
  }

  /// Goes to the nearest value in the range.
  private func go(to date: CivilDate, _ time: CivilTime, _ row: RowContext) {
    go(to: Value(date: date, time: time).clamped(to: range), row)
  }

  /// Selects a day, which is refused outside the range.
  private func chooseDay(_ day: CivilDate, _ row: RowContext) {
    let wanted = Value(date: day, time: time).clamped(to: range)
    guard wanted.parts.date == day else { return row.refuse(.dayOutOfRange) }
    pick(wanted, row: row)
  }

  // MARK: The value

  private var hasDate: Bool { Value.hasDate }
  private var hasTime: Bool { Value.hasTime }

  /// The number of parts of the date: the calendar, or its wheels.
  private var dateParts: Int { !hasDate ? 0 : picker == .calendar ? 1 : 3 }

  private var lastPart: Int { dateParts + (hasTime ? 2 : 0) - 1 }

  /// Returns a value in digits, with a space before the time.
  private func spaced(_ value: Value) -> String { "\(value)".replacing("T", with: " ") }

  /// The value, or the one at which an empty row opens.
  private var shown: Value {
    (value ?? startingValue ?? range.lowerBound).clamped(to: range)
  }

  private var date: CivilDate { shown.parts.date ?? .first }
  private var time: CivilTime { shown.parts.time ?? .noon }

  // MARK: Content

  private func day(_ part: Int, _ words: LocalizedStrings) -> any CellContent {
    switch picker {
    case .calendar: calendar(part, words)
    case .wheels: dateWheels(part, words)
    }
  }

  private func calendar(_ part: Int, _ words: LocalizedStrings) -> CalendarContent {
    let (first, last) = (range.lowerBound.parts.date, range.upperBound.parts.date)
    return CalendarContent(
      date, in: (first ?? .first)...(last ?? .last), today: today,
      words: self.words ?? words.dates, isActive: part == 0)
  }

  private func dateWheels(_ part: Int, _ words: LocalizedStrings) -> WheelsContent {
    WheelsContent(DateWheels(date: date).wheels(self.words ?? words.dates), active: part)
  }

  private func clock(_ part: Int) -> WheelsContent {
    WheelsContent(wheels.wheels, active: part - dateParts, separator: ":")
  }

  private var wheels: TimeWheels { TimeWheels(time, minuteStep: minuteStep) }
}
