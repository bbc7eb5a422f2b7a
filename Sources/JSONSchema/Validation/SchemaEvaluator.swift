import JSONText

/// A check of a value against schemas.
struct SchemaEvaluator {
  let model: SchemaModel

  private(set) var violations: [Violation] = []
  private(set) var notes: [SchemaNote] = []

  private let limits: SchemaLimits

  /// The keys and indices from the root to the current value.
  private var path: JSONPath

  /// The resources entered so far, the outermost first.
  private var scope: [Int]

  private var depth = 0
  private var applicationCount = 0

  init(_ model: SchemaModel, limits: SchemaLimits, at place: JSONPath, scope: [Int]) {
    self.model = model
    self.limits = limits
    path = place
    self.scope = scope
  }

  /// Checks a value and returns whether it breaks no rule.
  ///
  /// Unless all violations are collected, the first one ends the check.
  mutating func evaluate(_ node: Int, _ value: JSONValue, isCollecting: Bool) -> Bool {
    var parts: EvaluatedParts?
    return evaluate(node, value, isCollecting, &parts)
  }

  /// Checks a value, and adds the parts that the schema has looked at unless `parts` is `nil`.
  mutating func evaluate(
    _ index: Int, _ value: JSONValue, _ isCollecting: Bool, _ parts: inout EvaluatedParts?
  ) -> Bool {
    let node = model.nodes[index]
    if let constant = node.constant {
      if !constant, isCollecting { report(.notAllowed, "false", node, value) }
      return constant
    }
    guard enter(node) else { return true }
    defer { leave(node) }
    var own: EvaluatedParts? = parts != nil || node.usesUnevaluated ? EvaluatedParts() : nil
    var isValid = true
    for assertion in node.assertions where !holds(assertion, value, node, isCollecting) {
      guard isCollecting else { return false }
      isValid = false
    }
    for applicator in node.applicators {
      guard !apply(applicator, value, node, isCollecting, &own) else { continue }
      guard isCollecting else { return false }
      isValid = false
    }
    // Also after a violation, so that one doesn't make others of members that are known.
    if let own { parts?.formUnion(own) }
    return isValid
  }

  // MARK: Scope

  /// Returns whether the limits allow another schema.
  private mutating func enter(_ node: SchemaNode) -> Bool {
    applicationCount += 1
    guard depth < limits.applicationDepth else {
      note("schemas apply each other more than \(limits.applicationDepth) deep", node)
      return false
    }
    guard applicationCount <= limits.applicationCount else {
      note("the check takes more than \(limits.applicationCount) steps", node)
      return false
    }
    depth += 1
    scope.append(node.resource)
    return true
  }

  private mutating func leave(_ node: SchemaNode) {
    depth -= 1
    scope.removeLast()
  }

  /// Returns the schema that a dynamic reference leads to, or `nil` if it can't be followed.
  func target(ofDynamic link: SchemaLink) -> Int? {
    guard let name = link.dynamicName else { return link.target }
    for resource in scope {
      if let target = model.resources[resource].dynamicAnchors[name] { return target }
    }
    return link.target
  }

  mutating func note(_ words: String, _ node: SchemaNode) {
    guard !notes.contains(where: { $0.reason == .limit(words) }) else { return }
    notes.append(
      SchemaNote(
        reason: .limit(words), location: node.location, position: node.content.position))
  }

  // MARK: Places

  /// Checks a part of the current value.
  mutating func evaluate(
    _ node: Int, _ value: JSONValue, at step: JSONPath.Step, _ isCollecting: Bool
  ) -> Bool {
    path.steps.append(step)
    defer { path.steps.removeLast() }
    return evaluate(node, value, isCollecting: isCollecting)
  }

  // MARK: Violations

  /// Adds a violation of a keyword of a schema, by the current value or by a part of it.
  mutating func report(
    _ reason: Violation.Reason, _ keyword: String, _ node: SchemaNode, _ value: JSONValue,
    at step: JSONPath.Step? = nil, position: JSONPosition? = nil
  ) {
    guard violations.count < limits.violationCount else {
      return note("there are more than \(limits.violationCount) violations", node)
    }
    let pointer = node.constant == nil ? node.location.pointer.appending(keyword) : nil
    violations.append(
      Violation(
        reason: reason, keyword: keyword, instance: step.map(path.appending) ?? path,
        schema: SchemaLocation(
          path: node.location.path, pointer: pointer ?? node.location.pointer),
        position: position ?? value.position))
  }

  /// Runs a check, and returns its result and the violations that it added.
  mutating func separately(_ check: (inout SchemaEvaluator) -> Bool) -> (Bool, [Violation]) {
    let count = violations.count
    let isValid = check(&self)
    let added = Array(violations[count...])
    violations.removeSubrange(count...)
    return (isValid, added)
  }
}
