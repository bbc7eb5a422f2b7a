/// The parts of a value in a check, which have numbers once they are asked for.
struct SchemaParts {
  private struct Step: Hashable {
    let container: Int
    let index: Int
  }

  /// The number of parts above which those that aren't being checked get other numbers.
  private static let greatestCount = 1 << 16

  /// The indices that lead to the current part.
  private var indices: [Int] = []

  /// The numbers of the first containers on the way to the current part.
  private var numbers: [Int] = []

  private var known: [Step: Int] = [:]
  private var count = 0

  /// Goes to a part of the current one.
  mutating func enter(_ index: Int) { indices.append(index) }

  /// Goes back to the container.
  mutating func leave() {
    indices.removeLast()
    if numbers.count > indices.count { numbers.removeLast() }
  }

  /// The number of the current part, which no other part has.
  var current: Int {
    mutating get {
      while numbers.count < indices.count {
        numbers.append(number(of: indices[numbers.count], in: numbers.last ?? 0))
      }
      return numbers.last ?? 0
    }
  }

  private mutating func number(of index: Int, in container: Int) -> Int {
    let step = Step(container: container, index: index)
    if let number = known[step] { return number }
    if known.count >= SchemaParts.greatestCount { known.removeAll(keepingCapacity: true) }
    count += 1
    known[step] = count
    return count
  }
}

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
