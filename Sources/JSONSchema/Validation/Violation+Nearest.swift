public import JSONText

extension Violation {
  /// Returns the violations of the alternative that a value comes nearest to.
  ///
  /// An alternative for another type of value comes last. Otherwise, the one with a violation
  /// deepest in the value is the nearest, then the one with the fewest violations.
  public static func nearest(
    of alternatives: [[Violation]], at place: JSONPath
  ) -> [Violation] {
    alternatives.min { left, right in
      rank(left, place).lexicographicallyPrecedes(rank(right, place))
    } ?? []
  }

  private static func rank(_ violations: [Violation], _ place: JSONPath) -> [Int] {
    let own = violations.filter { $0.instance == place }
    let isOtherType = own.contains { if case .type = $0.reason { true } else { false } }
    let isOtherConstant = violations.contains { violation in
      guard case .enumeration(let values, _) = violation.reason else { return false }
      return values.count == 1 && violation.instance.steps.count == place.steps.count + 1
    }
    let depth = violations.map(\.instance.steps.count).max() ?? 0
    return [isOtherType ? 1 : 0, isOtherConstant ? 1 : 0, -depth, violations.count]
  }
}
