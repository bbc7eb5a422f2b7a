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
enum TypingDistance {
  /// The number of bytes of the longest words that are compared.
  static let greatestByteCount = 400

  /// Returns the known word within two mistakes of another one, or `nil`.
  static func nearest(_ word: String, _ known: [String]) -> String? {
    let scalars = Array(word.unicodeScalars)
    let limit = min(2, scalars.count / 2)
    // A scalar has up to four bytes.
    let lengths = word.utf8.count - 4 * limit...word.utf8.count + 4 * limit
    return known.compactMap { other -> (Int, String)? in
      guard lengths.contains(other.utf8.count) else { return nil }
      return value(scalars, Array(other.unicodeScalars), limit: limit).map { ($0, other) }
    }.min { $0 < $1 }?.1
  }

  /// Returns the number of inserted, removed and replaced characters, or `nil` beyond a limit.
  ///
  /// Only the columns that few enough mistakes can lead to are looked at.
  private static func value(
    _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int
  ) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    var row = Array(0...right.count)
    for (index, scalar) in left.enumerated() {
      let columns = max(0, index - limit)..<min(right.count, index + limit + 1)
      var diagonal = row[columns.lowerBound]
      row[columns.lowerBound] = columns.lowerBound == 0 ? index + 1 : limit + 1
      var least = row[columns.lowerBound]
      for column in columns {
        let replaced = diagonal + (scalar == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
        least = min(least, row[column + 1])
      }
      if least > limit { return nil }
    }
    return row[right.count] <= limit ? row[right.count] : nil
  }
}
