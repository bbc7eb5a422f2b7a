import JSONText

/// A check of a value against schemas.
struct SchemaEvaluator {
  let model: SchemaModel

  private(set) var violations: [Violation] = []

  /// The parts of schemas that aren't checked.
  var gaps = SchemaGaps()

  private let limits: SchemaLimits

  /// The keys and indices from the root to the current value.
  private var path: JSONPath

  /// The current value among all of the check.
  private var parts = SchemaParts()

  /// The resources entered so far, the outermost first, each once.
  private var scope: [Int]

  private var depth = 0
  private var applicationCount = 0
  private var results = SchemaResults()

  /// The number of violations, those within others included.
  private(set) var reportCount = 0

  /// The number of steps that took suggestions.
  var suggestionStepCount = 0

  /// The number of violations that came before those of the alternative being checked.
  private var formerCount = 0

  /// The steps that several checks share, or `nil`.
  private let budget: SchemaBudget?

  init(
    _ model: SchemaModel, limits: SchemaLimits, at place: JSONPath, scope: [Int],
    budget: SchemaBudget? = nil
  ) {
    self.model = model
    self.limits = limits
    self.budget = budget
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
    guard enter(node) else {
      acceptUnchecked(&parts)
      return true
    }
    let isOutermost = extendScope(node)
    defer { leave(isOutermost) }
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

  // MARK: Unchecked parts

  /// Runs a check and returns its result, or `nil` if a value is accepted only because not all of a
  /// schema can be checked.
  mutating func certainly(_ check: (inout SchemaEvaluator) -> Bool) -> Bool? {
    let former = gaps.uncheckedCount
    guard check(&self) else {
      gaps.uncheckedCount = former
      return false
    }
    return gaps.uncheckedCount == former ? true : nil
  }

  /// Accepts a value whose schema can't be checked, and which may have looked at any part.
  mutating func acceptUnchecked(_ parts: inout EvaluatedParts?) {
    gaps.uncheckedCount += 1
    parts?.insertFirst(.max)
  }

  // MARK: Scope

  /// Returns whether the limits allow another schema, which is left afterward.
  private mutating func enter(_ node: SchemaNode) -> Bool {
    guard depth < limits.applicationDepth else {
      note("schemas apply each other more than \(limits.applicationDepth) deep", node)
      gaps.cutCount += 1
      return false
    }
    guard takeStep(node) else { return false }
    depth += 1
    return true
  }

  /// Takes a step, and returns whether the limits allow it.
  private mutating func takeStep(_ node: SchemaNode) -> Bool {
    guard hasSteps(node) else { return false }
    charge(1)
    return true
  }

  /// Returns whether the limits allow another step.
  mutating func hasSteps(_ node: SchemaNode) -> Bool {
    guard applicationCount < limits.applicationCount else {
      note("the check takes more than \(limits.applicationCount) steps", node)
      return false
    }
    if let budget, budget.isEmpty {
      note("the check takes more than \(budget.stepCount) steps", node)
      return false
    }
    return true
  }

  /// Counts work that takes as long as a number of steps.
  mutating func charge(_ stepCount: Int) {
    applicationCount += stepCount
    budget?.take(stepCount)
  }

  /// Adds the resource of a schema to the scope, and returns whether it wasn't there.
  private mutating func extendScope(_ node: SchemaNode) -> Bool {
    guard !scope.contains(node.resource) else { return false }
    scope.append(node.resource)
    return true
  }

  private mutating func leave(_ isOutermost: Bool) {
    depth -= 1
    if isOutermost { scope.removeLast() }
  }

  /// Returns the schema that a dynamic reference leads to, or `nil` if it can't be followed.
  func target(ofDynamic link: SchemaLink) -> Int? {
    guard let name = link.dynamicName else { return link.target }
    for resource in scope {
      if let target = model.resources[resource].dynamicAnchors[name] { return target }
    }
    return link.target
  }

  mutating func note(_ words: String, _ node: SchemaNode) { gaps.note(words, node) }

  // MARK: Places

  /// Checks a part of the current value, which is given by its index, or a key by its complement.
  mutating func evaluate(
    _ node: Int, _ value: JSONValue, at step: JSONPath.Step, _ index: Int, _ isCollecting: Bool
  ) -> Bool {
    path.steps.append(step)
    parts.enter(index)
    defer {
      path.steps.removeLast()
      parts.leave()
    }
    return evaluate(node, value, isCollecting: isCollecting)
  }

  // MARK: Results

  /// Checks a value against the schema of a reference, or repeats what an earlier check found.
  ///
  /// Only references apply one schema to a value more than once, so that no other results are kept.
  mutating func evaluateTarget(
    _ target: Int, _ value: JSONValue, _ isCollecting: Bool, _ parts: inout EvaluatedParts?
  ) -> Bool {
    guard !model.nodes[target].applicators.isEmpty else {
      return evaluate(target, value, isCollecting, &parts)
    }
    var key = SchemaResults.Key(
      node: target, part: self.parts.current, scope: model.hasDynamicReferences ? scope : [],
      isCollecting: isCollecting, hasParts: parts != nil)
    if let known = results[key] ?? results[key.at(depth)], canRepeat(known, isCollecting) {
      guard takeStep(model.nodes[target]) else {
        acceptUnchecked(&parts)
        return true
      }
      add(known, model.nodes[target])
      if known.isUnchecked { gaps.uncheckedCount += 1 }
      if let own = known.parts { parts?.formUnion(own) }
      return known.isValid
    }
    let (first, count, cuts) = (violations.count, reportCount, gaps.cutCount)
    var own: EvaluatedParts? = parts == nil ? nil : EvaluatedParts()
    let result = certainly { $0.evaluate(target, value, isCollecting, &own) }
    let isValid = result ?? true
    if let own { parts?.formUnion(own) }
    if gaps.cutCount > cuts { key.depth = depth }
    if violations.count - first <= SchemaResults.greatestViolationCount {
      results[key] = SchemaResults.Result(
        isValid: isValid, isUnchecked: result == nil, violations: Array(violations[first...]),
        reportCount: max(reportCount - count, violations.count - first), parts: own)
    }
    return isValid
  }

  // MARK: Violations

  /// Adds a violation of a keyword of a schema, by the current value or by a part of it.
  ///
  /// Returns `false` if the limit of violations doesn't allow it.
  @discardableResult mutating func report(
    _ reason: Violation.Reason, _ keyword: String, _ node: SchemaNode, _ value: JSONValue,
    at step: JSONPath.Step? = nil, position: JSONPosition? = nil
  ) -> Bool {
    guard takeReports(1, node) else { return false }
    let pointer = node.constant == nil ? node.location.pointer.appending(keyword) : nil
    violations.append(
      Violation(
        reason: reportCount > limits.violationCount ? reason.withoutParts : reason,
        keyword: keyword, instance: step.map(path.appending) ?? path,
        schema: SchemaLocation(
          path: node.location.path, pointer: pointer ?? node.location.pointer),
        position: position ?? value.position))
    return true
  }

  /// Returns whether a result says what it found, if the alternative being checked needs that.
  private func canRepeat(_ result: SchemaResults.Result, _ isCollecting: Bool) -> Bool {
    result.isValid || !isCollecting || !result.violations.isEmpty
      || violations.count > formerCount
  }

  /// Adds the violations of an earlier check.
  private mutating func add(_ result: SchemaResults.Result, _ node: SchemaNode) {
    guard let first = result.violations.first, takeReports(result.reportCount, node) else { return }
    if reportCount <= limits.violationCount {
      violations += result.violations
    } else {
      violations.append(first.withoutParts)
    }
  }

  /// Adds the violations that a separate check found, which were counted.
  mutating func add(_ violations: [Violation]) { self.violations += violations }

  /// Counts violations, and returns whether they are added.
  ///
  /// Beyond the limit, only the first one of each alternative is, without those within it, so that
  /// no alternative seems to fit.
  private mutating func takeReports(_ count: Int, _ node: SchemaNode) -> Bool {
    reportCount = min(reportCount + count, limits.violationCount + 1)
    guard reportCount > limits.violationCount else { return true }
    note("there are more than \(limits.violationCount) violations", node)
    return violations.count == formerCount
  }

  /// Runs a check, and returns its result, as ``certainly(_:)`` does, and the violations that it added.
  mutating func separately(_ check: (inout SchemaEvaluator) -> Bool) -> (Bool?, [Violation]) {
    let (former, count) = (formerCount, reportCount)
    formerCount = violations.count
    let result = certainly(check)
    let added = Array(violations[formerCount...])
    violations.removeSubrange(formerCount...)
    formerCount = former
    if result != false { discardReports(after: count) }
    return (result, added)
  }

  /// No longer counts violations that aren't kept.
  mutating func discardReports(after count: Int) { reportCount = min(reportCount, count) }
}
