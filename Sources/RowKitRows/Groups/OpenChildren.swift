package import RowKitScreens

/// The rows whose children read models, including rows that are collapsed again.
@MainActor package struct OpenChildren {
  package init() {}

  private struct Entry {
    /// The row, which its group or the view owns.
    weak var row: (any ExpandableRow)?
    let token: ObservationToken

    /// The source of the children, which tells whether the row returns the same list again.
    weak var source: AnyObject?
  }

  private var entries: [Entry] = []

  /// Records the token of the models that the children of a row read, or `nil` for none.
  ///
  /// A row that returns the same list again reads nothing: the token of that list stays.
  package mutating func note(
    _ row: any ExpandableRow, _ children: RowList, _ token: ObservationToken?
  ) {
    let source = children.source
    if source != nil, entries.contains(where: { $0.row === row && $0.source === source }) {
      token?.end()
      return
    }
    remove { $0.row == nil || $0.row === row }
    if let token { entries.append(Entry(row: row, token: token, source: source)) }
  }

  /// Removes and returns the rows whose children read something that has changed.
  package mutating func take(_ changed: Set<UInt64>) -> [any ExpandableRow] {
    guard !entries.isEmpty else { return [] }
    let rows = entries.filter { changed.contains($0.token.number) }.compactMap(\.row)
    remove { changed.contains($0.token.number) }
    return rows
  }

  /// Stops observing all children.
  package mutating func removeAll() { remove { _ in true } }

  private mutating func remove(where isRemoved: (Entry) -> Bool) {
    for entry in entries where isRemoved(entry) { entry.token.end() }
    entries.removeAll(where: isRemoved)
  }
}
