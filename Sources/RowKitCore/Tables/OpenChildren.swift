/// The rows whose children read models, including rows that are collapsed again.
@MainActor struct OpenChildren {
  private struct Entry {
    /// The row, which its group or the view owns.
    weak var row: (any ExpandableRow)?
    let token: ObservationToken
  }

  private var entries: [Entry] = []

  /// Records the token of the models that the children of a row read, or `nil` for none.
  mutating func note(_ row: any ExpandableRow, _ token: ObservationToken?) {
    remove { $0.row == nil || $0.row === row }
    if let token { entries.append(Entry(row: row, token: token)) }
  }

  /// Removes and returns the rows whose children read something that has changed.
  mutating func take(_ changed: Set<UInt64>) -> [any ExpandableRow] {
    guard !entries.isEmpty else { return [] }
    let rows = entries.filter { changed.contains($0.token.number) }.compactMap(\.row)
    remove { changed.contains($0.token.number) }
    return rows
  }

  /// Stops observing all children.
  mutating func removeAll() {
    remove { _ in true }
  }

  private mutating func remove(where isRemoved: (Entry) -> Bool) {
    for entry in entries where isRemoved(entry) { entry.token.end() }
    entries.removeAll(where: isRemoved)
  }
}
