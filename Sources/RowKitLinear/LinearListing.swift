import RowKitCore

/// The rows that were last read on a screen, by their numbers.
///
/// A number keeps its row, whatever changes in the table.
@MainActor struct LinearListing {
  /// The number of rows and titles to read at once.
  static let length = 10

  /// The rows by their numbers.
  private(set) var rows: [Int: HeardRow] = [:]

  /// The number of the last row that was read, or 0.
  private(set) var lastNumber = 0

  /// The item after which reading continues, or `nil` at the start.
  private(set) var place: SpokenItem?

  /// The row that was read last, with its path and number then, or `nil` at the start.
  private var lastRow: (row: RowContext, path: RowPath, number: Int)?

  /// The row that was chosen last, with the number by which it is known, or `nil` if none was.
  var chosen: (row: RowContext, number: Int?)?

  /// The number of lines of a screen of text that were read.
  var lineCount = 0

  /// The row that stands for others at which reading stopped, or `nil` for none.
  var awaited: RowPath?

  /// The number of rows when a person last heard of it.
  var rowCount: Int?

  /// The notice of the screen that a person heard last, or `nil` if it had none then.
  var notice: String?

  /// Returns the listing to its start, or to the row before a number.
  mutating func restart(after number: Int = 0, at place: SpokenItem? = nil) {
    rows = [:]
    lineCount = 0
    chosen = nil
    goOn(after: number, at: place)
  }

  /// Continues after an item, above which there is a number of rows.
  ///
  /// Rows with higher numbers keep these until others are read under them.
  mutating func goOn(after number: Int, at place: SpokenItem?) {
    lastNumber = number
    self.place = place
    lastRow = nil
    awaited = nil
  }

  /// Continues after the last row that was read and is still there, wherever it is now.
  ///
  /// Rows without an identity that were made again keep their place instead.
  mutating func follow(in table: GenericTableController) {
    guard let last = lastRow, !isWhereItWas(last.row, last.path, last.number, in: table) else {
      return
    }
    let numbers = rows.keys.filter { $0 <= last.number }.sorted(by: >)
    let number = numbers.first { rows[$0]?.row.path.map(table.showsRow) == true }
    guard let path = number.flatMap({ rows[$0]?.row.path }) else { return }
    lastNumber = table.shownIndex(ofRowAt: path) + 1
    place = table.spokenItem(at: path)
    awaited = nil
  }

  private func isWhereItWas(
    _ row: RowContext, _ path: RowPath, _ number: Int, in table: GenericTableController
  ) -> Bool {
    row.path == path && table.showsRow(at: path) && table.shownIndex(ofRowAt: path) + 1 == number
  }

  /// Records that an item without a number was read.
  mutating func pass(_ item: SpokenItem) {
    place = item
  }

  /// Records a row that is read with the one above it, and takes its number.
  mutating func skip(_ item: SpokenItem) {
    place = item
    lastNumber += 1
  }

  /// Records the next row and returns its number.
  mutating func number(_ heard: HeardRow, at item: SpokenItem) -> Int {
    place = item
    lastNumber += 1
    note(lastNumber, heard)
    lastRow = item.path.map { (heard.row, $0, lastNumber) }
    return lastNumber
  }

  /// Records a row under the number that a person hears or uses.
  mutating func note(_ number: Int, _ heard: HeardRow) {
    rows[number] = heard
    rows[number]?.isNumberKnown = true
  }

  /// Forgets numbers of a row that no person has heard, so that they name the rows at those places.
  mutating func forgetUnknownNumbers(of row: RowContext) {
    guard let path = row.path else { return }
    rows = rows.filter { $0.value.isNumberKnown || $0.value.row.path != path }
  }

  /// Returns the numbers of the row at a path.
  func numbers(ofRowAt path: RowPath) -> [Int] {
    rows.keys.filter { rows[$0]?.row.path == path }
  }

  /// Records that a person has removed a row, so that its numbers aren't those of another one like it.
  mutating func noteRemoval(of row: any CellController, numbers: [Int]) {
    for number in numbers { rows[number]?.removed = row }
  }

  /// Returns the number by which a row is known, after recording the given one if no row has it.
  ///
  /// - Returns: The number, or `nil` if another row was heard under it.
  mutating func numberKnown(_ number: Int, _ heard: HeardRow) -> Int? {
    if rows[number].map({ $0.row.path == nil && $0.isSame(as: heard) }) ?? true {
      let isKnown = rows[number]?.isNumberKnown ?? false
      rows[number] = heard
      rows[number]?.isNumberKnown = isKnown
    }
    guard let path = heard.row.path else { return nil }
    if rows[number]?.row.path == path { return number }
    return rows.first { $0.value.row.path == path }?.key
  }
}
