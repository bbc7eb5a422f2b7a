import JSONText

extension SchemaEvaluator {
  /// Applies `properties`, `patternProperties` and `additionalProperties`.
  mutating func apply(
    _ schemas: SchemaMembers, _ members: [JSONMember], _ node: SchemaNode, _ isCollecting: Bool,
    _ parts: inout EvaluatedParts?
  ) -> Bool {
    var isValid = true
    charge(members.count / SchemaEvaluator.partsPerStep)
    for (index, member) in members.enumerated() {
      var isKnown = false
      if let schema = schemas.named[ExactString(member.key)] {
        isKnown = true
        isValid = apply(schema, member, index, "properties", node, isCollecting) && isValid
      }
      for (pattern, schema) in schemas.patterns {
        // A pattern that can't be read, or takes too long, may match any key.
        guard let isMatch = matches(pattern, member.key, node) else {
          isKnown = true
          continue
        }
        guard isMatch else { continue }
        isKnown = true
        isValid = apply(schema, member, index, "patternProperties", node, isCollecting) && isValid
      }
      if !isKnown, let schema = schemas.rest {
        isKnown = true
        isValid =
          apply(schema, member, index, "additionalProperties", node, isCollecting) && isValid
      }
      if isKnown { parts?.insert(index) }
      if !isValid, !isCollecting { return false }
    }
    return isValid
  }

  /// Applies the schema of a member, and names the keyword if it allows no value at all.
  private mutating func apply(
    _ schema: Int, _ member: JSONMember, _ index: Int, _ keyword: String, _ node: SchemaNode,
    _ isCollecting: Bool
  ) -> Bool {
    guard model.nodes[schema].constant == false else {
      return evaluate(schema, member.value, at: .key(member.key), index, isCollecting)
    }
    guard isCollecting else { return false }
    let isUnknown = keyword != "properties" && keyword != "patternProperties"
    let reason: Violation.Reason =
      isUnknown ? .unknownMember(suggestion: suggestion(for: member.key, in: node)) : .notAllowed
    report(
      reason, keyword, node, member.value, at: .key(member.key), position: member.position)
    return false
  }

  mutating func applyToNames(
    _ schema: Int, _ members: [JSONMember], _ node: SchemaNode, _ isCollecting: Bool
  ) -> Bool {
    var isValid = true
    for (index, member) in members.enumerated() {
      let name = JSONValue(.string(member.key), at: member.position)
      let (fits, violations) = separately { evaluator in
        evaluator.evaluate(schema, name, at: .key(member.key), ~index, isCollecting)
      }
      guard fits == false else { continue }
      guard isCollecting else { return false }
      isValid = false
      report(
        .memberName(violations), "propertyNames", node, member.value, at: .key(member.key),
        position: member.position)
    }
    return isValid
  }

  mutating func applyToUnevaluated(
    _ schema: Int, _ members: [JSONMember], _ node: SchemaNode, _ isCollecting: Bool,
    _ parts: inout EvaluatedParts?
  ) -> Bool {
    var isValid = true
    for (index, member) in members.enumerated() where parts?.contains(index) != true {
      isValid = apply(schema, member, index, "unevaluatedProperties", node, isCollecting) && isValid
      if !isValid, !isCollecting { return false }
    }
    parts?.insertFirst(members.count)
    return isValid
  }

  // MARK: Suggestions

  /// Returns a known key within two typing mistakes of an unknown one, or `nil`.
  private mutating func suggestion(for key: String, in node: SchemaNode) -> String? {
    let known = node.applicators.compactMap { applicator in
      if case .members(let members) = applicator { members.named.keys } else { nil }
    }
    return suggestion(for: key, among: known.reduce(0) { $0 + $1.count }) {
      known.flatMap { $0.map(\.string) }
    }
  }

  /// Returns a known word within two typing mistakes of another one, or `nil`.
  ///
  /// Nobody reads very many suggestions, so the later ones of a check aren't looked for.
  mutating func suggestion(
    for word: String, among count: Int, _ known: () -> [String]
  ) -> String? {
    guard word.utf8.count <= TypingDistance.greatestByteCount,
      suggestionStepCount < SchemaEvaluator.greatestSuggestionStepCount
    else { return nil }
    let stepCount = count * (1 + word.utf8.count / SchemaEvaluator.bytesPerStep)
    suggestionStepCount += stepCount
    charge(stepCount)
    return TypingDistance.nearest(word, known())
  }

  /// The number of steps after which no suggestion is looked for.
  private static let greatestSuggestionStepCount = 200_000
}
