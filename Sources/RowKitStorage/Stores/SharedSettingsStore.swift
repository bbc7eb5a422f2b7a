package import RowKit

/// A settings store whose file other programs may be changing at the same time.
@MainActor package protocol SharedSettingsStore: SettingsStore {
  /// Returns the indexes that the elements of a list have in the stored list since it was merged, or `nil`
  /// if only a comparison can tell.
  ///
  /// An element that another program removed has no index.
  func places(of elements: [JSONValue], inListNamed name: String) -> [Int?]?

  /// Stores the defaults that a closure sets, together, except where other programs stored a value.
  func storeDefaults(_ changes: () -> Void)
}

extension SettingsStore {
  /// Stores the defaults that a closure sets, together if the store can.
  package func storeDefaultsTogether(_ changes: () -> Void) {
    guard let store = self as? any SharedSettingsStore else { return changes() }
    store.storeDefaults(changes)
  }
}
