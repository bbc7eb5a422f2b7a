import JSONText

extension SchemaEvaluator {
  /// Returns whether a value follows a keyword that applies other schemas.
  mutating func apply(
    _ applicator: SchemaApplicator, _ value: JSONValue, _ node: SchemaNode, _ isCollecting: Bool,
    _ parts: inout EvaluatedParts?
  ) -> Bool {
    switch applicator {
    case .reference(let link):
      return follow(model.links[link].target, value, isCollecting, &parts)
    case .dynamicReference(let link):
      return follow(target(ofDynamic: model.links[link]), value, isCollecting, &parts)
    case .all(let schemas): return all(schemas, value, isCollecting, &parts)
    case .any(let schemas): return any(schemas, value, node, isCollecting, &parts)
    case .one(let schemas): return one(schemas, value, node, isCollecting, &parts)
    case .not(let schema): return not(schema, value, node, isCollecting)
    case .condition(let condition, let then, let otherwise):
      let uncheckedCount = gaps.uncheckedCount
      var own: EvaluatedParts? = parts == nil ? nil : EvaluatedParts()
      let result = certainly { $0.evaluate(condition, value, false, &own) }
      if result != false, let own { parts?.formUnion(own) }
      if let holds = result {
        return (holds ? then : otherwise).map { evaluate($0, value, isCollecting, &parts) } ?? true
      }
      parts?.insertFirst(.max)
      let fits = eitherBranch(then, otherwise, value, isCollecting)
      if fits == true, parts == nil { gaps.uncheckedCount = uncheckedCount }
      return fits != false
    case .dependent(let schemas):
      guard case .object(let members) = value.content else { return true }
      let present = keysCharged(of: members, against: schemas.count)
      let applied = schemas.filter { present.contains($0.key) }.map(\.schema)
      return all(applied, value, isCollecting, &parts)
    default: return applyToParts(applicator, value, node, isCollecting, &parts)
    }
  }

  /// Checks a value against both branches of a condition that can't be checked, and returns what both
  /// decide, or `nil` if they differ.
  private mutating func eitherBranch(
    _ then: Int?, _ otherwise: Int?, _ value: JSONValue, _ isCollecting: Bool
  ) -> Bool? {
    let count = reportCount
    let (fits, violations) = separately { evaluator in
      then.map { evaluator.evaluate($0, value, isCollecting: isCollecting) } ?? true
    }
    let fitsOther = certainly { evaluator in
      otherwise.map { evaluator.evaluate($0, value, isCollecting: false) } ?? true
    }
    guard fits == false, fitsOther == false else {
      discardReports(after: count)
      return fits == true && fitsOther == true ? true : nil
    }
    add(violations)
    return false
  }

  /// Checks a value against the schema of a reference, or accepts it if that isn't available.
  private mutating func follow(
    _ target: Int?, _ value: JSONValue, _ isCollecting: Bool, _ parts: inout EvaluatedParts?
  ) -> Bool {
    if let target { return evaluateTarget(target, value, isCollecting, &parts) }
    acceptUnchecked(&parts)
    return true
  }

  private mutating func applyToParts(
    _ applicator: SchemaApplicator, _ value: JSONValue, _ node: SchemaNode, _ isCollecting: Bool,
    _ parts: inout EvaluatedParts?
  ) -> Bool {
    switch (applicator, value.content) {
    case (.members(let schemas), .object(let members)):
      apply(schemas, members, node, isCollecting, &parts)
    case (.memberNames(let schema), .object(let members)):
      applyToNames(schema, members, node, isCollecting)
    case (.unevaluatedMembers(let schema), .object(let members)):
      applyToUnevaluated(schema, members, node, isCollecting, &parts)
    case (.elements(let first, let rest), .array(let elements)):
      apply(first, rest, elements, node, isCollecting, &parts)
    case (.contains(let schema, let bounds), .array(let elements)):
      contains(schema, bounds, elements, value, node, isCollecting, &parts)
    case (.unevaluatedElements(let schema), .array(let elements)):
      applyToUnevaluated(schema, elements, node, isCollecting, &parts)
    default: true
    }
  }

  // MARK: Combinations

  private mutating func all(
    _ schemas: [Int], _ value: JSONValue, _ isCollecting: Bool, _ parts: inout EvaluatedParts?
  ) -> Bool {
    var isValid = true
    for schema in schemas where !evaluate(schema, value, isCollecting, &parts) {
      guard isCollecting else { return false }
      isValid = false
    }
    return isValid
  }

  private mutating func any(
    _ schemas: [Int], _ value: JSONValue, _ node: SchemaNode, _ isCollecting: Bool,
    _ parts: inout EvaluatedParts?
  ) -> Bool {
    let (count, uncheckedCount) = (reportCount, gaps.uncheckedCount)
    var failures: [[Violation]] = []
    var (isValid, isCertain) = (false, false)
    for schema in schemas {
      let (fits, violations) = alternative(schema, value, isCollecting, &parts)
      isValid = isValid || fits != false
      isCertain = isCertain || fits == true
      if isValid { discardReports(after: count) }
      // With parts, what other keywords say about them may depend on every alternative.
      if isCertain, parts == nil {
        gaps.uncheckedCount = uncheckedCount
        return true
      }
      failures.append(violations)
    }
    if !isValid, isCollecting { report(.noAlternative(failures), "anyOf", node, value) }
    return isValid
  }

  private mutating func one(
    _ schemas: [Int], _ value: JSONValue, _ node: SchemaNode, _ isCollecting: Bool,
    _ parts: inout EvaluatedParts?
  ) -> Bool {
    let count = reportCount
    var failures: [[Violation]] = []
    var fitting: [Int] = []
    var isUncertain = false
    for (index, schema) in schemas.enumerated() {
      let (fits, violations) = alternative(schema, value, isCollecting, &parts)
      if fits == true { fitting.append(index) }
      if fits == nil { isUncertain = true }
      if fitting.count > 1, !isCollecting { return false }
      failures.append(violations)
    }
    if !fitting.isEmpty || isUncertain { discardReports(after: count) }
    if fitting.count == 1 || fitting.isEmpty && isUncertain { return true }
    if isCollecting {
      let reason: Violation.Reason =
        fitting.isEmpty ? .noAlternative(failures) : .severalAlternatives(fitting)
      report(reason, "oneOf", node, value)
    }
    return false
  }

  /// Checks one of several schemas, and keeps its parts only if the value fits it, perhaps.
  private mutating func alternative(
    _ schema: Int, _ value: JSONValue, _ isCollecting: Bool, _ parts: inout EvaluatedParts?
  ) -> (Bool?, [Violation]) {
    var own: EvaluatedParts? = parts == nil ? nil : EvaluatedParts()
    let result = separately { $0.evaluate(schema, value, isCollecting, &own) }
    if result.0 != false, let own { parts?.formUnion(own) }
    return result
  }

  private mutating func not(
    _ schema: Int, _ value: JSONValue, _ node: SchemaNode, _ isCollecting: Bool
  ) -> Bool {
    guard certainly({ $0.evaluate(schema, value, isCollecting: false) }) == true else {
      return true
    }
    if isCollecting { report(.excluded, "not", node, value) }
    return false
  }
}
