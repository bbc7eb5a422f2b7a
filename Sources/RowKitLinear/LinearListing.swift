import RowKitCore

/// The rows that were last read on a screen, by their numbers.
///
/// A number keeps its row, whatever changes in the table.
@MainActor struct LinearListing {
  /// The number of rows and titles to read at once.
  static let length = 10

  /// The rows by their numbers.
  private(set) var rows: [Int: (row: RowContext, label: String)] = [:]

  /// The number of the last row that was read, or 0.
  private(set) var lastNumber = 0

  /// The item after which reading continues, or `nil` at the start.
  private(set) var place: SpokenItem?

  /// The number of the row that was chosen last, or `nil` if none was.
  var chosen: Int?

  /// The number of lines of a screen of text that were read.
  var lineCount = 0

  /// The row that stands for others at which reading stopped, or `nil` for none.
  var awaited: RowPath?

  /// The number of rows when a person last heard of it.
  var rowCount: Int?

  /// Returns the listing to its start, or to the row before a number.
  mutating func restart(after number: Int = 0, at place: SpokenItem? = nil) {
    rows = [:]
    lastNumber = number
    self.place = place
    lineCount = 0
    awaited = nil
    chosen = nil
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
  mutating func number(_ row: RowContext, label: String, at item: SpokenItem) -> Int {
    place = item
    lastNumber += 1
    rows[lastNumber] = (row, label)
    return lastNumber
  }

  /// Records a row that was found under its number.
  mutating func note(_ number: Int, _ row: RowContext, label: String) {
    rows[number] = (row, label)
  }
}
