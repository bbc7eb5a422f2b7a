extension SchemaRules {
  /// The number of elements at the beginning with schemas of their own, as in a tuple.
  public var tupleCount: Int {
    elementSchemas.map(\.first.count).max() ?? 0
  }

  /// Returns the place of an element.
  public func place(ofElement index: Int) -> SchemaPlace {
    var found = elementSchemas.compactMap { first, rest in
      index < first.count ? first[index] : rest
    }
    if found.isEmpty { found = unevaluatedElements }
    return SchemaPlace(schema: place.schema, nodes: found, scope: scope)
  }

  /// Returns whether the list may have an element at an index, by its schemas and by its greatest
  /// count.
  public func allowsElement(at index: Int) -> Bool {
    if let most = elementCount.most, index >= most { return false }
    return !place(ofElement: index).rules(for: nil).isForbidden
  }

  private var elementSchemas: [(first: [Int], rest: Int?)] {
    nodes.flatMap(\.applicators).compactMap {
      if case .elements(let first, let rest) = $0 { (first, rest) } else { nil }
    }
  }

  private var unevaluatedElements: [Int] {
    nodes.flatMap(\.applicators).compactMap {
      if case .unevaluatedElements(let schema) = $0 { schema } else { nil }
    }
  }
}
