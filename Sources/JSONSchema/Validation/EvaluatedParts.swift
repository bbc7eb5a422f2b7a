/// The members and elements of a value that schemas have looked at.
struct EvaluatedParts {
  private var indices: Set<Int> = []

  /// The number of parts at the beginning that are evaluated.
  private var prefixCount = 0

  /// Adds a part by its index.
  mutating func insert(_ index: Int) { indices.insert(index) }

  /// Adds the parts at the beginning.
  mutating func insertFirst(_ count: Int) { prefixCount = max(prefixCount, count) }

  mutating func formUnion(_ other: EvaluatedParts) {
    prefixCount = max(prefixCount, other.prefixCount)
    if indices.isEmpty { indices = other.indices } else { indices.formUnion(other.indices) }
  }

  func contains(_ index: Int) -> Bool { index < prefixCount || indices.contains(index) }
}
