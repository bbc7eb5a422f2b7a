/// A row with a time of day, which opens two wheels below it.
///
/// Left and right go from hours to minutes and back, up and down turn the wheel.
@MainActor public protocol TimeRow: SelectableRow, KeyRespondingRow where Cell == TableCell {
  /// The words of the row.
  var label: String { get }

  /// The time; nil is shown as a dash.
  var time: CivilTime? { get set }

  /// The times that may be chosen. By default all of a day.
  var range: ClosedRange<CivilTime> { get }

  /// How many minutes a turn of the wheel of minutes goes. By default 1.
  var minuteStep: Int { get }

  /// Whether Delete makes the time nil. By default false.
  var allowsNone: Bool { get }

  /// How times are said. By default in English.
  var words: DateWords { get }
}

extension TimeRow {
  public var range: ClosedRange<CivilTime> { CivilTime.midnight...CivilTime.lastMinute }
  public var minuteStep: Int { 1 }
  public var allowsNone: Bool { false }
  public var words: DateWords { .english }
  public var searchText: String? { label + "\t" + valueText }
  public var keyHints: [KeyHint] {
    [KeyHint("←↑↓→", "change the open time", isProminent: false)]
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
    cell.content = LinesContent([line, wheels(part: cell.state.expandedPart)])
    cell.accessibilityLabel = line.plainText
  }

  public func didSelect(_ row: RowContext) {
    // An empty row that is closed again has the time that was shown.
    if row.isExpanded, time == nil { change(to: shownTime, row) }
    row.isExpanded.toggle()
  }

  public func handle(_ key: KeyPress, row: RowContext) -> Bool {
    if allowsNone, key == KeyPress(.delete) || key == KeyPress(.backspace) {
      clear(row)
      return true
    }
    guard row.isExpanded else { return false }
    switch key {
    case KeyPress(.escape): row.isExpanded = false
    case KeyPress(.left): row.expandedPart = 0
    case KeyPress(.right): row.expandedPart = 1
    case KeyPress(.up): change(to: neighbor(-1, part: row.expandedPart), row)
    case KeyPress(.down): change(to: neighbor(1, part: row.expandedPart), row)
    default: return false
    }
    return true
  }

  /// Stores a time, or the nearest one that may be chosen.
  private func change(to wanted: CivilTime, _ row: RowContext) {
    let wanted = min(max(wanted, range.lowerBound), range.upperBound)
    guard wanted != time else { return }
    time = wanted
    row.reloadVisibleRows()
  }

  private func clear(_ row: RowContext) {
    row.isExpanded = false
    guard time != nil else { return }
    time = nil
    row.reloadVisibleRows()
  }

  private var valueText: String { time.map { words.text(for: $0) } ?? ValueRowController.nothing }

  /// The time, or where an empty row begins: at noon.
  private var shownTime: CivilTime {
    let time = time ?? CivilTime(minutesSinceMidnight: 720)
    return min(max(time, range.lowerBound), range.upperBound)
  }

  private func wheels(part: Int) -> WheelsContent {
    let wheels = (0...1).map { part in
      WheelsContent.Wheel(
        wheelText(shownTime, part), former: wheelText(neighbor(-1, part: part), part),
        next: wheelText(neighbor(1, part: part), part))
    }
    return WheelsContent(wheels, active: part, separator: ":")
  }

  /// The time that a wheel comes to with a turn; each wheel turns round by itself.
  private func neighbor(_ direction: Int, part: Int) -> CivilTime {
    let time = shownTime
    guard part == 1 else {
      return CivilTime(
        minutesSinceMidnight: (time.hour + direction + 24) % 24 * 60 + time.minute)
    }
    let step = min(max(1, minuteStep), 30)
    let last = 59 / step
    // From between two steps to the next of them in the direction.
    let place = time.minute / step
    let isBetween = time.minute % step != 0
    let wanted = direction < 0 && isBetween ? place : place + direction
    let minute = (wanted < 0 ? last : wanted > last ? 0 : wanted) * step
    return CivilTime(minutesSinceMidnight: time.hour * 60 + minute)
  }

  private func wheelText(_ time: CivilTime, _ part: Int) -> String {
    CivilTime.twoDigits(part == 0 ? time.hour : time.minute)
  }
}
