import JSONText

extension SchemaEvaluator {
  /// Applies `prefixItems` and `items`.
  mutating func apply(
    _ first: [Int], _ rest: Int?, _ elements: [JSONValue], _ node: SchemaNode,
    _ isCollecting: Bool, _ parts: inout EvaluatedParts?
  ) -> Bool {
    var isValid = true
    for (index, element) in elements.enumerated() {
      guard let schema = index < first.count ? first[index] : rest else { break }
      isValid = evaluate(schema, element, at: .index(index), index, isCollecting) && isValid
      if !isValid, !isCollecting { return false }
    }
    parts?.insertFirst(rest == nil ? min(first.count, elements.count) : elements.count)
    return isValid
  }

  mutating func contains(
    _ schema: Int, _ bounds: ContainsBounds, _ elements: [JSONValue], _ value: JSONValue,
    _ node: SchemaNode, _ isCollecting: Bool, _ parts: inout EvaluatedParts?
  ) -> Bool {
    let uncheckedCount = gaps.uncheckedCount
    var (count, uncertainCount) = (0, 0)
    for (index, element) in elements.enumerated() {
      let fits = certainly { $0.evaluate(schema, element, at: .index(index), index, false) }
      if fits == false { continue }
      if fits == true { count += 1 } else { uncertainCount += 1 }
      if bounds.evaluates { parts?.insert(index) }
    }
    let most = bounds.most ?? .max
    let isTooMany = count > most
    guard count + uncertainCount < bounds.least || isTooMany else {
      // Whether the elements are evaluated may depend on those that can't be checked.
      let isCertain =
        count >= bounds.least && count + uncertainCount <= most
        && (parts == nil || !bounds.evaluates || uncertainCount == 0)
      if isCertain { gaps.uncheckedCount = uncheckedCount }
      return true
    }
    if isCollecting {
      let reason = Violation.Reason.contains(
        CountBounds(least: bounds.least, most: bounds.most), count: count)
      let keyword = isTooMany ? "maxContains" : bounds.least == 1 ? "contains" : "minContains"
      report(reason, keyword, node, value)
    }
    return false
  }

  mutating func applyToUnevaluated(
    _ schema: Int, _ elements: [JSONValue], _ node: SchemaNode, _ isCollecting: Bool,
    _ parts: inout EvaluatedParts?
  ) -> Bool {
    var isValid = true
    for (index, element) in elements.enumerated() where parts?.contains(index) != true {
      isValid = evaluate(schema, element, at: .index(index), index, isCollecting) && isValid
      if !isValid, !isCollecting { return false }
    }
    parts?.insertFirst(elements.count)
    return isValid
  }
}
