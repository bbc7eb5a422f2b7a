/// A table that a person refreshes with a key.
@MainActor package protocol RefreshingTable: GenericTableController {
  /// The key that refreshes the table, or `nil` for none.
  var refreshKey: KeyPress? { get }

  /// Whether there is anything to refresh.
  var canRefresh: Bool { get }

  /// Refreshes the table for a person.
  func refreshForPerson()
}

extension RefreshingTable {
  /// Refreshes the table if a key is the one for it, and returns whether it is.
  package func refresh(by key: KeyPress) -> Bool {
    guard key == refreshKey, canRefresh else { return false }
    refreshForPerson()
    return true
  }

  /// The hint about the key, or nothing while it refreshes nothing.
  package var refreshHints: [KeyHint] {
    guard let refreshKey, canRefresh, !isEditingText else { return [] }
    return [KeyHint("\(refreshKey)", words[ActionStrings.refresh])]
  }
}
