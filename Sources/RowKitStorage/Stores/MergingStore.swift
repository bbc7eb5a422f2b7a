package import RowKit

/// A settings store that merges its lists with those of other programs.
@MainActor package protocol MergingStore: SettingsStore {
  /// Returns the indexes that the elements of a list have in the stored list since it was merged, or `nil`
  /// if only a comparison can tell.
  ///
  /// An element that another program removed has no index.
  func places(of elements: [JSONValue], inListNamed name: String) -> [Int?]?
}
