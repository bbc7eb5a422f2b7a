/// Numbers typed before commands: `42G` moves to a row, `50%` to a part of the table, and `10`
/// before a movement repeats it.
///
/// Digits are numbers only where letters are commands, and where the row with the cursor doesn't
/// use them itself.
extension GenericTableController {
  /// Continues a number with a key, or lets the key take it, and returns whether the key was used.
  func goOnCounting(_ key: KeyPress) -> Bool {
    keys.repetition = nil
    guard let count = keys.count.value else { return false }
    defer { stage?.hintsDidChange() }
    let isForText = lettersMeanText || isEditingText
    if !isForText, keys.count(key) { return true }
    keys.count = TypedCount()
    switch key {
    case _ where isForText: return false
    case KeyPress(.escape): return true
    case KeyPress("%"):
      tableView.cursorState.noteMove()
      moveCursor(toPercent: min(count, 100))
      return true
    default:
      keys.repetition = max(1, count)
      return false
    }
  }

  /// Begins a number and returns whether the key did.
  func beginCounting(_ key: KeyPress) -> Bool {
    guard TypedCount.isDigit(key), !lettersMeanText, keyBindings[key] == nil,
      keys.count(key)
    else { return false }
    stage?.hintsDidChange()
    return true
  }

  /// Performs a command as many times as the number typed before it.
  ///
  /// A number before moving to the first or the last row is the number of a row. Other commands
  /// than movements are performed once.
  func perform(_ command: TableCommand, times count: Int) -> Bool {
    tableView.cursorState.noteMove()
    switch command {
    case .moveToStart, .moveToEnd: moveCursor(toRowNumber: count)
    case .moveUp: move(.up, times: count) { tableView.moveCursor(.up) }
    case .moveDown: move(.down, times: count) { tableView.moveCursor(.down) }
    case .pageUp: movePages(.up, .whole, count)
    case .pageDown: movePages(.down, .whole, count)
    case .toggle where toggleMovesPage: movePages(.down, .whole, count)
    case .halfPageUp: movePages(.up, .half, count)
    case .halfPageDown: movePages(.down, .half, count)
    case .nextMatch, .previousMatch:
      for _ in 0..<min(count, GenericTableController.stepLimit) {
        guard perform(command) else { return false }
      }
    default: return perform(command)
    }
    return true
  }

  /// The maximum number of movements made one by one, beyond which rows are counted.
  private static let stepLimit = 1000

  /// Makes a movement of some rows several times, as long as it changes anything.
  private func move(
    _ direction: TableView.Direction, times count: Int, rows: Int = 1, _ step: () -> Bool
  ) {
    for _ in 0..<min(count, GenericTableController.stepLimit) {
      guard step() else { return }
    }
    tableView.moveCursor(direction, rows: (count - GenericTableController.stepLimit) * rows)
  }

  private func movePages(
    _ direction: TableView.Direction, _ length: TableView.PageLength, _ count: Int
  ) {
    move(direction, times: count, rows: tableView.distance(of: length)) {
      tableView.movePage(direction, by: length)
    }
  }
}
