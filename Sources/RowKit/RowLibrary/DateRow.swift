/// A row with a date, which opens a calendar or wheels below it.
///
/// In the calendar the arrow keys go by days and weeks, Page Up and Page Down by months, `t` to
/// today. On the wheels left and right go from one to the next, up and down turn it.
@MainActor public protocol DateRow: SelectableRow, KeyRespondingRow where Cell == TableCell {
  /// The words of the row.
  var label: String { get }

  /// The date; nil is shown as a dash.
  var date: CivilDate? { get set }

  /// The days that may be chosen. By default all.
  var range: ClosedRange<CivilDate> { get }

  /// The day that is marked, and where an empty row opens. By default nil: none.
  var today: CivilDate? { get }

  /// What opens below the row. By default a calendar.
  var picker: DatePicker { get }

  /// Whether Delete makes the date nil. By default false.
  var allowsNone: Bool { get }

  /// How dates are said. By default in English.
  var words: DateWords { get }
}

extension DateRow {
  public var range: ClosedRange<CivilDate> { .everyDay }
  public var today: CivilDate? { nil }
  public var picker: DatePicker { .calendar }
  public var allowsNone: Bool { false }
  public var words: DateWords { .english }
  public var searchText: String? { label + "\t" + valueText }
  public var keyHints: [KeyHint] {
    [KeyHint("←↑↓→", "change the open date", isProminent: false)]
  }

  public func configure(_ cell: TableCell) {
    let style: Style = cell.state.isExpanded ? .tint : .secondary
    let width = TextWidth.width(of: valueText)
    let line = ControlContent(
      label, labelStyle: cell.state.isExpanded ? .bold : .plain, controlWidth: width,
      neededWidth: width,
      control: TextContent(valueText, style: style, alignment: .trailing, numberOfLines: 1))
    cell.text = label
    guard cell.state.isExpanded else { return cell.content = line }
    // Open, it is seen in its own colours; the mark at the left and the tint tell of the cursor.
    cell.selectionStyle = .none
    cell.content = LinesContent([line, opened(part: cell.state.expandedPart)])
    cell.accessibilityLabel = line.plainText
  }

  public func didSelect(_ row: RowContext) {
    // An empty row that is closed again has the day that was shown.
    if row.isExpanded, date == nil { change(to: shownDate, row) }
    row.isExpanded.toggle()
  }

  public func handle(_ key: KeyPress, row: RowContext) -> Bool {
    if allowsNone, key == KeyPress(.delete) || key == KeyPress(.backspace) {
      clear(row)
      return true
    }
    guard row.isExpanded else { return false }
    if key == KeyPress(.escape) {
      row.isExpanded = false
      return true
    }
    if key == KeyPress("t"), let today {
      change(to: today, row)
      return true
    }
    return picker == .calendar ? moveInCalendar(key, row) : turnWheel(key, row)
  }

  // MARK: Keys

  private func moveInCalendar(_ key: KeyPress, _ row: RowContext) -> Bool {
    switch key {
    case KeyPress(.left): change(to: shownDate.adding(days: -1), row)
    case KeyPress(.right): change(to: shownDate.adding(days: 1), row)
    case KeyPress(.up): change(to: shownDate.adding(days: -7), row)
    case KeyPress(.down): change(to: shownDate.adding(days: 7), row)
    case KeyPress(.pageUp): change(to: shownDate.adding(months: -1), row)
    case KeyPress(.pageDown): change(to: shownDate.adding(months: 1), row)
    default: return false
    }
    return true
  }

  private func turnWheel(_ key: KeyPress, _ row: RowContext) -> Bool {
    switch key {
    case KeyPress(.left): row.expandedPart = max(0, row.expandedPart - 1)
    case KeyPress(.right): row.expandedPart = min(2, row.expandedPart + 1)
    case KeyPress(.up): change(to: neighbor(-1, part: row.expandedPart), row)
    case KeyPress(.down): change(to: neighbor(1, part: row.expandedPart), row)
    default: return false
    }
    return true
  }

  /// Stores a date, or the nearest one that may be chosen.
  private func change(to wanted: CivilDate, _ row: RowContext) {
    let wanted = min(max(wanted, range.lowerBound), range.upperBound)
    guard wanted != date else { return }
    date = wanted
    row.reloadVisibleRows()
  }

  private func clear(_ row: RowContext) {
    row.isExpanded = false
    guard date != nil else { return }
    date = nil
    row.reloadVisibleRows()
  }

  // MARK: Looks

  private var valueText: String { date.map { words.text(for: $0) } ?? ValueRowController.nothing }

  /// The date, or where an empty row begins.
  private var shownDate: CivilDate {
    let date = date ?? today ?? CivilDate(daysSince1970: 10_957)
    return min(max(date, range.lowerBound), range.upperBound)
  }

  private func opened(part: Int) -> any CellContent {
    guard picker == .wheels else {
      return CalendarContent(shownDate, in: range, today: today, words: words)
    }
    let wheels = (0...2).map { part in
      WheelsContent.Wheel(
        wheelText(shownDate, part), former: wheelText(neighbor(-1, part: part), part),
        next: wheelText(neighbor(1, part: part), part))
    }
    return WheelsContent(wheels, active: part)
  }

  /// The date that a wheel comes to with a turn: the day turns within its month.
  private func neighbor(_ direction: Int, part: Int) -> CivilDate {
    let date = shownDate
    switch part {
    case 0:
      let count = date.dayCountOfMonth
      return date.adding(days: (date.day - 1 + direction + count) % count + 1 - date.day)
    case 1: return date.adding(months: direction)
    default: return date.adding(months: 12 * direction)
    }
  }

  private func wheelText(_ date: CivilDate, _ part: Int) -> String {
    switch part {
    case 0: date.day < 10 ? " \(date.day)" : String(date.day)
    case 1: words.shortName(ofMonth: date.month)
    default: String(date.year)
    }
  }
}
