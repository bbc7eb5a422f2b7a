import RowKitCore

/// A row that a person has heard of, which is recognized when it is made again.
@MainActor struct HeardRow {
  let row: RowContext

  /// The name of the row.
  let label: String

  /// The identity by which the row is found at any place, or `nil` if it has none.
  private let key: RowKey?

  /// Whether a person has heard or used the number of the row.
  var isNumberKnown = false

  /// The row itself after a person has removed it, so that no other one is the same, or `nil`.
  var removed: (any CellController)?

  init(_ row: RowContext, label: String) {
    self.row = row
    self.label = label
    let key = row.path.flatMap { path in
      row.screen.flatMap { screen in screen.row(at: path).map { screen.key(of: $0, at: path) } }
    }
    self.key = key?.isObject == true ? nil : key
  }

  /// Returns whether this row was made again as another one: with its identity, or without any and with
  /// its name.
  func isSame(as other: HeardRow) -> Bool {
    removed == nil && key == other.key && (key != nil || label == other.label)
  }

  /// Returns the path of the row that has its identity now, or `nil` if there is none.
  func path(in table: GenericTableController) -> RowPath? {
    let path = key.flatMap { table.store.path(of: $0) }
    return path ?? removed.flatMap { table.store.path(of: RowKey($0)) }
  }
}

/// A row whose actions a person asked for.
struct ActedRow {
  let row: RowContext

  /// The words of the row before an action was chosen, or `nil` for none.
  let former: SpokenText?

  /// The line of the row before an action was chosen.
  let line: String

  /// The surroundings of the row before an action was chosen.
  let surroundings: RowSurroundings
}

/// The next row and the numbers of rows and groups, which tell later whether a row was removed or replaced.
@MainActor struct RowSurroundings {
  private let path: RowPath
  private let below: RowContext?
  private let belowPath: RowPath?
  private let count: Int?
  private let groupCount: Int
  private let table: GenericTableController

  init(of path: RowPath, in table: GenericTableController) {
    (self.path, self.table) = (path, table)
    var item = table.spokenItem(after: table.spokenItem(at: path))
    // A remark goes with its row.
    while let next = item, next.path.flatMap({ table.spokenText(at: $0) })?.isRemark ?? true {
      item = table.spokenItem(after: next)
    }
    belowPath = item?.path
    below = belowPath.map { table.context(at: $0) }
    (count, groupCount) = (table.spokenRowCount, table.store.groupCount)
  }

  /// Whether the row is gone and no other has taken its place.
  var areWithoutRow: Bool {
    guard let count, let now = table.spokenRowCount, now < count,
      table.store.groupCount == groupCount
    else { return false }
    return below?.path == (belowPath?.group == path.group ? path : belowPath)
  }

  /// Whether another row has taken the place of the row.
  var haveOtherRow: Bool { below?.path == belowPath && table.spokenRowCount == count }
}

extension LinearConversation {
  /// Returns the row at a path, or `nil` if there is none.
  func heardRow(at path: RowPath, in table: GenericTableController) -> HeardRow? {
    table.spokenText(at: path).map { HeardRow(table.context(at: path), label: label(of: $0)) }
  }

  /// Returns the context of a row, or `nil` if it is gone.
  ///
  /// - Parameters:
  ///   - heard: The row.
  ///   - place: The path at which it was heard, or `nil` if there is no row there any more.
  ///   - table: The table.
  /// - Returns: The context, also if the row was made again.
  func current(
    _ heard: HeardRow, heardAt place: RowPath?, in table: GenericTableController
  ) -> RowContext? {
    guard heard.row.path == nil else { return heard.row }
    if let there = place.flatMap({ heardRow(at: $0, in: table) }), heard.isSame(as: there) {
      return there.row
    }
    return heard.path(in: table).map { table.context(at: $0) }
  }
}
