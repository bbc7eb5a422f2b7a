extension Sequence {
  /// Returns the elements without those whose key an earlier one has.
  func distinct<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var known: Set<Key> = []
    return filter { known.insert(key($0)).inserted }
  }
}
