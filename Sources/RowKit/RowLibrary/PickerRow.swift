/// A row that opens what its value is chosen with below itself, such as a calendar or wheels.
///
/// Return opens and closes it, Escape closes it, Delete clears a value that may be nil. The table
/// keeps whether it is open. ``DateRow``, ``TimeRow``, ``DateAndTimeRow`` and ``ColorRow`` are such
/// rows.
@MainActor
public protocol PickerRow<Value>: SelectableRow, KeyRespondingRow,
  MouseRespondingRow, ControlRow
{
  /// What is chosen.
  associatedtype Value: Equatable

  /// The words of the row.
  var label: String { get }

  /// The value; nil is shown as a dash.
  var value: Value? { get set }

  /// Returns the line that is seen while the row is closed too.
  ///
  /// - Parameters:
  ///   - isOpen: Whether it is open.
  ///   - words: The words of the screen.
  /// - Returns: A label and the value.
  func line(isOpen: Bool, words: Words) -> ControlContent

  /// Returns what opens below the line.
  ///
  /// - Parameters:
  ///   - part: Which part of it the keys go to, from 0 on.
  ///   - words: The words of the screen.
  /// - Returns: What is drawn.
  func openedContent(part: Int, words: Words) -> any CellContent

  /// Acts on a key while the row is open; returns false to let the table have it.
  func handleWhileOpen(_ key: KeyPress, row: RowContext) -> Bool

  /// Acts on a click into what is open. By default nothing.
  ///
  /// - Parameters:
  ///   - point: Where, counted from the top left of what is open.
  ///   - width: Its columns.
  ///   - row: The row.
  func clickWhileOpen(at point: ScreenPoint, width: Int, row: RowContext)

  /// Acts on a drag that began with a click into what is open. By default nothing.
  ///
  /// - Parameters:
  ///   - point: Where the mouse is, counted from the top left of what is open; it may have left it.
  ///   - width: Its columns.
  ///   - row: The row.
  func dragWhileOpen(to point: ScreenPoint, width: Int, row: RowContext)

  /// The value that an empty row gets when it was opened and is closed again. By default nil: none.
  var startingValue: Value? { get }

  /// Whether Delete makes the value nil. By default false.
  var allowsNone: Bool { get }
}

extension PickerRow {
  public func clickWhileOpen(at point: ScreenPoint, width: Int, row: RowContext) {}
  public func dragWhileOpen(to point: ScreenPoint, width: Int, row: RowContext) {}
  public var startingValue: Value? { nil }
  public var allowsNone: Bool { false }
  public var formValue: FormValue { FormValue(chosen: value) }

  public func configure(_ cell: TableCell) {
    let line = line(isOpen: cell.state.isExpanded, words: cell.words)
    cell.text = label
    cell.show(line, access: access)
    guard cell.state.isExpanded else { return }
    // Open, it is seen in its own colours; the mark at the left and the tint tell of the cursor.
    cell.selectionStyle = .none
    cell.content = LinesContent([
      line, openedContent(part: cell.state.expandedPart, words: cell.words),
    ])
    cell.accessibilityLabel = line.plainText
  }

  public func didSelect(_ row: RowContext) {
    if row.isExpanded, value == nil { pick(startingValue, row: row) }
    row.isExpanded.toggle()
  }

  public func handle(_ key: KeyPress, row: RowContext) -> Bool {
    if allowsNone, key.clears, value != nil {
      row.isExpanded = false
      pick(nil, row: row)
      return true
    }
    guard row.isExpanded else { return false }
    if key == KeyPress(.escape) {
      row.isExpanded = false
      return true
    }
    return handleWhileOpen(key, row: row)
  }

  public func handle(_ event: MouseEvent, width: Int, row: RowContext) -> Bool {
    guard row.isExpanded else { return false }
    let words = row.cell?.words ?? .english
    let closedHeight = line(isOpen: true, words: words).height(forWidth: width)
    let point = ScreenPoint(column: event.point.column, line: event.point.line - closedHeight)
    switch event.action {
    case .press where point.line >= 0: clickWhileOpen(at: point, width: width, row: row)
    case .drag: dragWhileOpen(to: point, width: width, row: row)
    default: return false
    }
    return true
  }

  /// Stores a value that a person chose, unless it is the same, and shows it.
  public func pick(_ wanted: Value?, row: RowContext) {
    guard wanted != value else { return }
    value = wanted
    row.reloadVisibleRows()
  }

  /// The line of a row whose value is said in words.
  func line(_ words: String?, isOpen: Bool) -> ControlContent {
    let words = words ?? ValueRowController.nothing
    let width = TextWidth.width(of: words)
    return ControlContent(
      label, labelStyle: isOpen ? .bold : .plain, controlWidth: width, neededWidth: width,
      control: TextContent(
        words, style: isOpen ? .tint : .secondary, alignment: .trailing, numberOfLines: 3))
  }
}

extension RowContext {
  /// Acts on a key among wheels: left and right go from one to the next, up and down turn it.
  func useWheels(
    _ key: KeyPress, parts: ClosedRange<Int>, turn: (_ part: Int, _ direction: Int) -> Void
  ) -> Bool {
    switch key {
    case KeyPress(.left): expandedPart = (expandedPart - 1).clamped(to: parts)
    case KeyPress(.right): expandedPart = (expandedPart + 1).clamped(to: parts)
    case KeyPress(.up): turn(expandedPart, -1)
    case KeyPress(.down): turn(expandedPart, 1)
    default: return false
    }
    return true
  }

  /// Acts on a click among wheels: beside the value it turns the wheel, on it the keys go there.
  func clickWheels(
    _ wheels: WheelsContent, at point: ScreenPoint, width: Int, firstPart: Int = 0,
    turn: (_ part: Int, _ direction: Int) -> Void
  ) {
    guard let place = wheels.turn(at: point, width: width), abs(place.direction) <= 1 else {
      return
    }
    expandedPart = firstPart + place.wheel
    if place.direction != 0 { turn(firstPart + place.wheel, place.direction) }
  }
}
