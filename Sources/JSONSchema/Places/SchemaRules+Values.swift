public import JSONText

extension SchemaRules {
  /// The types that are allowed, or `nil` if no schema names one.
  ///
  /// Without a `type`, the listed values decide.
  public var types: Set<ValueType>? {
    var types: Set<ValueType>?
    for case .type(let own) in assertions {
      types = types.map { intersection($0, own) } ?? own
    }
    return types ?? choices.map { choices in Set(choices.map { ValueType(of: $0.value) }) }
  }

  private func intersection(_ left: Set<ValueType>, _ right: Set<ValueType>) -> Set<ValueType> {
    var types = left.intersection(right)
    // Each integer is a number.
    if left.contains(.number), right.contains(.integer) { types.insert(.integer) }
    if left.contains(.integer), right.contains(.number) { types.insert(.integer) }
    return types
  }

  var assertions: [SchemaAssertion] { nodes.flatMap(\.assertions) }

  // MARK: Numbers

  /// The strictest limits of a number.
  public var bounds: NumberBounds {
    var bounds = NumberBounds()
    for case .bounds(let own) in assertions {
      bounds.least = stricter(bounds.least, own.least) { $0 > $1 }
      bounds.most = stricter(bounds.most, own.most) { $0 < $1 }
    }
    return bounds
  }

  private func stricter(
    _ left: NumberBounds.Bound?, _ right: NumberBounds.Bound?,
    _ isStricter: (ExactNumber, ExactNumber) -> Bool
  ) -> NumberBounds.Bound? {
    guard let left, let right else { return left ?? right }
    if left.exact == right.exact { return left.isExclusive ? left : right }
    return isStricter(left.exact, right.exact) ? left : right
  }

  /// The first number that values are multiples of, or `nil`.
  public var step: JSONNumber? {
    for case .multiple(let step, _) in assertions { return step }
    return nil
  }

  // MARK: Texts

  /// The limits of a text's length in Unicode scalars.
  public var length: CountBounds {
    assertions.reduce(into: CountBounds()) { bounds, assertion in
      if case .length(let own) = assertion { bounds.formIntersection(own) }
    }
  }

  /// The patterns that a text must match.
  public var patterns: [Pattern] {
    assertions.compactMap { if case .pattern(let pattern) = $0 { pattern } else { nil } }
  }

  /// The name of the first format, or `nil`.
  public var format: String? {
    for case .format(let name, _) in assertions { return name }
    return nil
  }

  // MARK: Counts

  /// The limits of the number of elements.
  public var elementCount: CountBounds {
    assertions.reduce(into: CountBounds()) { bounds, assertion in
      if case .elementCount(let own) = assertion { bounds.formIntersection(own) }
    }
  }

  /// The limits of the number of members.
  public var memberCount: CountBounds {
    assertions.reduce(into: CountBounds()) { bounds, assertion in
      if case .memberCount(let own) = assertion { bounds.formIntersection(own) }
    }
  }

  /// Whether no element may occur twice.
  public var hasUniqueElements: Bool {
    assertions.contains { if case .unique = $0 { true } else { false } }
  }
}

extension CountBounds {
  fileprivate mutating func formIntersection(_ other: CountBounds) {
    least = [least, other.least].compactMap(\.self).max()
    most = [most, other.most].compactMap(\.self).min()
  }
}
