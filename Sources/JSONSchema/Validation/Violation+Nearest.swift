public import JSONText

extension Violation {
  /// Returns the violations of the alternative that a value comes nearest to.
  ///
  /// An alternative for another type of value comes last. Otherwise, the one with a violation
  /// deepest in the value is the nearest, then the one with the fewest violations.
  public static func nearest(
    of alternatives: [[Violation]], at place: JSONPath
  ) -> [Violation] {
    nearestIndex(of: alternatives, at: place).map { alternatives[$0] } ?? []
  }

  /// Returns the index of the alternative that a value comes nearest to, or `nil` without one.
  static func nearestIndex(of alternatives: [[Violation]], at place: JSONPath) -> Int? {
    let ranks = alternatives.map { rank($0, place) }
    return ranks.indices.min { ranks[$0].lexicographicallyPrecedes(ranks[$1]) }
  }

  private static func rank(_ violations: [Violation], _ place: JSONPath) -> [Int] {
    let depth = violations.map(\.instance.steps.count).max() ?? 0
    let isOtherType = isForOtherType(violations, place)
    let isOtherConstant = isForOtherConstant(violations, place)
    return [isOtherType ? 1 : 0, isOtherConstant ? 1 : 0, -depth, violations.count]
  }

  /// Returns whether an alternative is for another type of value.
  private static func isForOtherType(_ violations: [Violation], _ place: JSONPath) -> Bool {
    violations.contains { violation in
      guard violation.instance == place else { return false }
      switch violation.reason {
      case .type, .enumeration: return true
      default: return false
      }
    }
  }

  /// Returns whether an alternative needs another constant in a member of the value.
  private static func isForOtherConstant(_ violations: [Violation], _ place: JSONPath) -> Bool {
    violations.contains { violation in
      guard case .enumeration(let values, _) = violation.reason else { return false }
      return values.count == 1 && violation.instance.steps.count == place.steps.count + 1
    }
  }

  // MARK: The only alternative

  /// The violations of the only alternative for the type and the constants of the value.
  ///
  /// If there are several such alternatives or none, and for other kinds of violations, this is
  /// the violation itself.
  public var specific: [Violation] {
    guard case .noAlternative(let alternatives) = reason else { return [self] }
    let own = alternatives.filter { violations in
      !Violation.isForOtherType(violations, instance)
        && !Violation.isForOtherConstant(violations, instance)
    }
    return own.count == 1 ? own[0].flatMap(\.specific) : [self]
  }
}

/// The number of typing mistakes that turn one word into another.
struct TypingDistance {
  /// The number of inserted, removed and replaced characters, or more than the limit.
  let value: Int

  init(_ left: String, _ right: String, limit: Int) {
    let (left, right) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
    guard abs(left.count - right.count) <= limit, left.count <= 100 else {
      value = limit + 1
      return
    }
    var row = Array(0...right.count)
    for (index, scalar) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in right.enumerated() {
        let replaced = diagonal + (scalar == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    value = row[right.count]
  }

  /// Returns the known word within two mistakes of another one, or `nil`.
  static func nearest(_ word: String, _ known: [String]) -> String? {
    let limit = min(2, word.unicodeScalars.count / 2)
    return known.map { (TypingDistance(word, $0, limit: limit).value, $0) }
      .filter { $0.0 <= limit }.min { $0 < $1 }?.1
  }
}
