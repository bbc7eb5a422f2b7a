/// A dialect of tables that a person refreshes with a key.
@MainActor package protocol RefreshingTable: GenericTableController, TableDialect {
  /// The key that refreshes the table, or `nil` for none.
  var refreshKey: KeyPress? { get }

  /// Whether there is anything to refresh.
  var canRefresh: Bool { get }

  /// Refreshes the table for a person.
  func refreshForPerson()
}

extension RefreshingTable {
  package func handleLast(_ key: KeyPress) -> Bool {
    guard key == refreshKey, canRefresh else { return false }
    refreshForPerson()
    return true
  }

  package var dialectHints: [KeyHint] {
    guard let refreshKey, canRefresh, !isEditingText else { return [] }
    return [KeyHint("\(refreshKey)", words[ActionStrings.refresh])]
  }
}
