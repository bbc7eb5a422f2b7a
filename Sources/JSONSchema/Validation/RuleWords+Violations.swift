import JSONText

extension RuleWords {
  /// The greatest number of values that a sentence lists.
  private static let greatestListCount = 5

  /// The greatest number of values of which equal ones are counted once.
  private static let greatestComparedCount = 40

  /// Returns a sentence that states what is allowed, with the numbers.
  ///
  /// It names neither the keyword nor the place.
  public func sentence(about violation: Violation) -> String {
    switch violation.reason {
    case .type(let allowed, let found):
      fill(.needs, list(allowed.map(name(of:))), name(of: found, insteadOf: allowed))
    case .enumeration(let values, let suggestion): enumeration(values) + question(suggestion)
    case .bounds(let bounds): fill(.limit, limits(of: bounds))
    case .multiple(let step): fill(.steps, step.text)
    case .length(let bounds, let count):
      count == 0 && bounds.least == 1
        ? fill(.notEmpty) : sentence(about: bounds, brokenBy: count, .characters)
    case .pattern: fill(.unexpectedForm)
    case .format(let name): sentence(notOfFormat: name)
    case .elementCount(let bounds, let count):
      sentence(about: bounds, brokenBy: count, .entries)
    case .repeatedElement(let index): fill(.sameEntry, String(index + 1))
    case .memberCount(let bounds, let count):
      sentence(about: bounds, brokenBy: count, .members)
    case .contains(let bounds, let count):
      sentence(about: bounds, brokenBy: count, .expectedEntries)
    default: sentenceAboutStructure(violation)
    }
  }

  /// Returns the sentence for a list of places, which names an equal entry by its pointer.
  public func sentenceWithPointers(about violation: Violation) -> String {
    guard case .repeatedElement(let index) = violation.reason else {
      return sentence(about: violation)
    }
    let other = JSONPath(violation.instance.steps.dropLast() + [.index(index)])
    return fill(.sameAs, other.pointer)
  }

  private func sentenceAboutStructure(_ violation: Violation) -> String {
    switch violation.reason {
    case .missing(let key): fill(.missing, key)
    case .dependency(let key, let other): fill(.missingFor, key, other)
    case .unknownMember(let suggestion):
      fill(.unknownKey, violation.instance.lastKey) + question(suggestion)
    case .memberName(let violations):
      violations.first.map { fill(.keyNotAllowedBecause, sentence(about: $0)) }
        ?? fill(.keyNotAllowed)
    case .noAlternative(let alternatives): sentence(about: alternatives, at: violation.instance)
    case .severalAlternatives(let indices): fill(.severalAlternatives, String(indices.count))
    case .excluded: fill(.excluded)
    default: fill(.notAllowed)
    }
  }

  /// Returns the type of a value that has none of some types.
  private func name(of type: ValueType, insteadOf allowed: [ValueType]) -> String {
    type == .number && allowed.contains(.integer) ? fill(.fraction) : name(of: type)
  }

  private func enumeration(_ values: [JSONValue]) -> String {
    // Comparing all values of a long list for each sentence would cost more than it is worth.
    let isLong = values.count > RuleWords.greatestComparedCount
    let values = isLong ? values : values.distinct { ExactValue($0) }
    if values.isEmpty { return fill(.notAllowed) }
    if values.count > RuleWords.greatestListCount {
      return fill(.mustBeOneOf, fill(.manyValues, String(values.count)))
    }
    let isText = values.allSatisfy { $0.string?.isEmpty == false }
    let words = values.map { value in
      if isText, let text = value.string, !text.isMistakable { return text }
      if value.members != nil { return fill(.certainObject) }
      return value.array == nil ? value.description : fill(.certainList)
    }
    return words.count == 1 ? fill(.mustBe, words[0]) : fill(.mustBeOneOf, list(words))
  }

  // MARK: Alternatives

  /// Returns a sentence for a value that fits no alternative.
  private func sentence(about alternatives: [[Violation]], at place: JSONPath) -> String {
    if alternatives.isEmpty { return fill(.notAllowed) }
    let first = alternatives.compactMap(\.first)
    let isSimple = alternatives.allSatisfy { $0.count == 1 && $0[0].instance == place }
    if isSimple, let words = types(first) ?? values(first) ?? keys(first) { return words }
    let nearest = Violation.nearest(of: alternatives, at: place)
    let count = String(alternatives.count)
    guard let violation = nearest.first, nearest.count == 1 || alternatives.count == 1 else {
      return fill(.noAlternative, count)
    }
    let rest = violation.instance.steps.dropFirst(place.steps.count)
    let key = rest.isEmpty ? "" : "\(JSONPath(Array(rest)).pointer.dropFirst()): "
    let words = key + sentence(about: violation)
    return alternatives.count == 1
      ? words : fill(.noAlternative, count) + " " + fill(.nearest, words)
  }

  private func types(_ violations: [Violation]) -> String? {
    var allowed: Set<ValueType> = []
    var found: ValueType?
    for violation in violations {
      guard case .type(let types, let type) = violation.reason else { return nil }
      allowed.formUnion(types)
      found = type
    }
    let types = ValueType.allCases.filter(allowed.contains)
    return found.map { fill(.needs, list(types.map(name(of:))), name(of: $0, insteadOf: types)) }
  }

  private func values(_ violations: [Violation]) -> String? {
    var all: [JSONValue] = []
    for violation in violations {
      guard case .enumeration(let values, _) = violation.reason else { return nil }
      all += values
    }
    return enumeration(all)
  }

  private func keys(_ violations: [Violation]) -> String? {
    var keys: [String] = []
    for violation in violations {
      guard case .missing(let key) = violation.reason else { return nil }
      keys.append(key)
    }
    keys = keys.distinct { ExactString($0) }
    if keys.count == 1 { return fill(.missing, keys[0]) }
    return fill(.oneIsNeeded, list(keys.map { "\"\($0)\"" }))
  }
}

extension JSONPath {
  /// The last key, or an empty text.
  fileprivate var lastKey: String { if case .key(let key)? = steps.last { key } else { "" } }
}

extension String {
  /// Whether a text reads like a value of another type, or has blanks at an end.
  fileprivate var isMistakable: Bool {
    first?.isWhitespace == true || last?.isWhitespace == true
      || (try? JSONValue(parsing: self)) != nil
  }
}

extension Violation: CustomStringConvertible {
  /// The English sentence about the violation, which states what is allowed, with the numbers.
  public var description: String { RuleWords.english.sentence(about: self) }
}
