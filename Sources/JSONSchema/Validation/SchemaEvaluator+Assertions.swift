import JSONText

extension SchemaEvaluator {
  /// Returns whether a value follows a keyword that decides by itself.
  mutating func holds(
    _ assertion: SchemaAssertion, _ value: JSONValue, _ node: SchemaNode, _ isCollecting: Bool
  ) -> Bool {
    switch (assertion, value.content) {
    case (.unique, .array(let elements)):
      return areUnique(elements, value, node, isCollecting)
    case (.required(let keys), .object(let members)):
      return contains(keys, members, value, node, isCollecting)
    case (.dependentRequired(let dependencies, let keyword), .object(let members)):
      return follows(dependencies, keyword, members, value, node, isCollecting)
    default:
      guard let (reason, keyword) = violation(of: assertion, value, node, isCollecting) else {
        return true
      }
      if isCollecting { report(reason, keyword, node, value) }
      return false
    }
  }

  /// Counts the work of reading a text or number once.
  private mutating func chargeLength(of value: JSONValue) {
    switch value.content {
    case .string(let text): charge(text.utf8.count / SchemaEvaluator.bytesPerStep)
    case .number(let number): charge(number.text.utf8.count / SchemaEvaluator.bytesPerStep)
    default: break
    }
  }

  /// The number of bytes that are read or compared about as fast as one schema is applied.
  static let bytesPerStep = 16

  /// Returns the way in which a value breaks a keyword, with the keyword.
  private mutating func violation(
    of assertion: SchemaAssertion, _ value: JSONValue, _ node: SchemaNode, _ isCollecting: Bool
  ) -> (Violation.Reason, String)? {
    if assertion.readsLength(of: value) { chargeLength(of: value) }
    return switch (assertion, value.content) {
    case (.type(let types), _): typeViolation(types, value)
    case (.enumeration(let values, let set), _):
      lists(values, set, value) ? nil : (enumeration(values, value, isCollecting), "enum")
    case (.constant(let constant), _):
      ExactValue(constant) == ExactValue(value)
        ? nil : (enumeration([constant], value, isCollecting), "const")
    case (.bounds(let bounds), .number(let number)): boundsViolation(bounds, number)
    case (.multiple(let step, let exact), .number(let number)):
      isMultiple(number, of: exact, node) ? nil : (.multiple(of: step), "multipleOf")
    case (.length(let bounds), .string(let text)):
      bounds.violation(text.unicodeScalars.count, "minLength", "maxLength") {
        .length(bounds, count: $0)
      }
    case (.pattern(let pattern), .string(let text)):
      matches(pattern, text, node) == false ? pattern.map { (.pattern($0.text), "pattern") } : nil
    case (.format(let name, isAsserted: true), .string(let text)):
      StringFormat(name)?.accepts(text) == false ? (.format(name), "format") : nil
    case (.elementCount(let bounds), .array(let elements)):
      bounds.violation(elements.count, "minItems", "maxItems") {
        .elementCount(bounds, count: $0)
      }
    case (.memberCount(let bounds), .object(let members)):
      bounds.violation(members.count, "minProperties", "maxProperties") {
        .memberCount(bounds, count: $0)
      }
    default: nil
    }
  }

  private func typeViolation(
    _ types: Set<ValueType>, _ value: JSONValue
  ) -> (Violation.Reason, String)? {
    let found = ValueType(of: value)
    if types.contains(found) || found == .integer && types.contains(.number) { return nil }
    let allowed = ValueType.allCases.filter(types.contains)
    return (.type(allowed: allowed, found: found), "type")
  }

  /// Returns whether a value is one of those that are listed.
  private mutating func lists(
    _ values: [JSONValue], _ set: Set<ExactValue>, _ value: JSONValue
  ) -> Bool {
    if value.isContainer {
      guard values.contains(where: \.isContainer) else { return false }
      charge(ExactValue(value).hashed.partCount / SchemaEvaluator.partsPerStep)
    }
    return set.contains(ExactValue(value))
  }

  /// The number of values or keys that are hashed about as fast as one schema is applied.
  static let partsPerStep = 4

  private mutating func enumeration(
    _ values: [JSONValue], _ value: JSONValue, _ isCollecting: Bool
  ) -> Violation.Reason {
    guard isCollecting, let text = value.string else {
      return .enumeration(values, suggestion: nil)
    }
    return .enumeration(
      values,
      suggestion: suggestion(for: text, among: values.count) {
        values.compactMap(\.string)
      })
  }

  // MARK: Numbers and texts

  private func boundsViolation(
    _ bounds: NumberBounds, _ number: JSONNumber
  ) -> (Violation.Reason, String)? {
    let exact = ExactNumber(number)
    if let least = bounds.least, exact < least.exact || least.isExclusive && exact == least.exact {
      return (.bounds(bounds), least.isExclusive ? "exclusiveMinimum" : "minimum")
    }
    if let most = bounds.most, most.exact < exact || most.isExclusive && exact == most.exact {
      return (.bounds(bounds), most.isExclusive ? "exclusiveMaximum" : "maximum")
    }
    return nil
  }

  private mutating func isMultiple(
    _ number: JSONNumber, of step: ExactNumber, _ node: SchemaNode
  ) -> Bool {
    let number = ExactNumber(number)
    if hasSteps(node) {
      if let isMultiple = number.isMultiple(of: step) {
        charge(number.stepCount(ofDividingBy: step))
        return isMultiple
      }
      note("a step has more than \(ExactNumber.greatestStepDigitCount) digits", node)
    }
    gaps.uncheckedCount += 1
    return true
  }

  /// The number of steps of a pattern that take about as long as applying one schema.
  private static let patternStepsPerStep = 64

  /// The number of schemas that are applied about as fast as a pattern is tried at all.
  private static let stepsPerPattern = 8

  /// Returns whether a text matches a pattern, or `nil` if the pattern can't be read or takes too many
  /// steps.
  mutating func matches(_ pattern: Pattern?, _ text: String, _ node: SchemaNode) -> Bool? {
    if let pattern, hasSteps(node) {
      let match = pattern.match(text)
      charge(
        SchemaEvaluator.stepsPerPattern + match.stepCount / SchemaEvaluator.patternStepsPerStep)
      if let isMatch = match.isMatch { return isMatch }
      note("the pattern \"\(pattern.text)\" takes too many steps for a text", node)
    }
    gaps.uncheckedCount += 1
    return nil
  }

  // MARK: Elements and members

  private mutating func areUnique(
    _ elements: [JSONValue], _ value: JSONValue, _ node: SchemaNode, _ isCollecting: Bool
  ) -> Bool {
    guard elements.count > 1 else { return true }
    // By hash values, which a dictionary of the values themselves would compute often.
    var seen: [Int: [Int]] = [:]
    var isValid = true
    for (index, element) in elements.enumerated() {
      let key = ExactValue(element)
      let (hashValue, partCount) = key.hashed
      charge((partCount - 1) / SchemaEvaluator.partsPerStep)
      guard hasSteps(node) else {
        gaps.uncheckedCount += 1
        return isValid
      }
      let first = seen[hashValue]?.first { ExactValue(elements[$0]) == key }
      guard let first else {
        seen[hashValue, default: []].append(index)
        continue
      }
      guard isCollecting else { return false }
      isValid = false
      report(.repeatedElement(of: first), "uniqueItems", node, element, at: .index(index))
    }
    return isValid
  }

  private mutating func contains(
    _ keys: [String], _ members: [JSONMember], _ value: JSONValue, _ node: SchemaNode,
    _ isCollecting: Bool
  ) -> Bool {
    let present = keysCharged(of: members, against: keys.count)
    var isValid = true
    for key in keys where !present.contains(key) {
      guard isCollecting else { return false }
      isValid = false
      guard report(.missing(key: key), "required", node, value) else { return false }
    }
    return isValid
  }

  private mutating func follows(
    _ dependencies: [(key: String, needed: [String])], _ keyword: String, _ members: [JSONMember],
    _ value: JSONValue, _ node: SchemaNode, _ isCollecting: Bool
  ) -> Bool {
    let present = keysCharged(of: members, against: dependencies.count)
    var isValid = true
    for (key, needed) in dependencies where present.contains(key) {
      charge(needed.count)
      for other in needed where !present.contains(other) {
        guard isCollecting else { return false }
        isValid = false
        let reason = Violation.Reason.dependency(key: other, of: key)
        guard report(reason, keyword, node, value) else { return false }
      }
    }
    return isValid
  }

  /// Returns the keys of an object, and counts the work of looking for a number of keys among them.
  mutating func keysCharged(of members: [JSONMember], against count: Int) -> MemberKeys {
    charge(count + members.count / SchemaEvaluator.partsPerStep)
    return MemberKeys(members)
  }
}

extension SchemaAssertion {
  /// Returns whether the keyword reads a text or number to its end.
  fileprivate func readsLength(of value: JSONValue) -> Bool {
    switch (self, value.content) {
    case (.enumeration, _), (.constant, _), (.length, .string),
      (.format(_, isAsserted: true), .string),
      (.type, .number), (.bounds, .number), (.multiple, .number):
      true
    default: false
    }
  }
}

/// The keys of an object.
struct MemberKeys {
  private let members: [JSONMember]
  private let keys: Set<ExactString>?

  init(_ members: [JSONMember]) {
    self.members = members
    keys = members.count > 8 ? Set(members.map { ExactString($0.key) }) : nil
  }

  func contains(_ key: String) -> Bool {
    keys?.contains(ExactString(key)) ?? members.contains { $0.key.isExactly(key) }
  }
}

extension CountBounds {
  /// Returns the violation of a count, with the keyword of the limit that it breaks.
  fileprivate func violation(
    _ count: Int, _ leastKeyword: String, _ mostKeyword: String,
    _ reason: (Int) -> Violation.Reason
  ) -> (Violation.Reason, String)? {
    if let least, count < least { return (reason(count), leastKeyword) }
    if let most, count > most { return (reason(count), mostKeyword) }
    return nil
  }
}
