import JSONText

/// Parts of the sentences of violations.
enum Words {
  /// The greatest number of values that a sentence lists.
  private static let greatestListCount = 5

  /// Returns some words as a list, as in `red, green or blue`.
  static func list(_ words: [String], _ conjunction: String = "or") -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// Returns the type of a value that has none of some types.
  static func found(_ type: ValueType, _ allowed: [ValueType]) -> String {
    type == .number && allowed.contains(.integer) ? "one with a fraction" : type.words
  }

  /// Returns the last key of a path.
  static func key(_ path: JSONPath) -> String {
    if case .key(let key)? = path.steps.last { key } else { "" }
  }

  static func lowercased(_ sentence: String) -> String {
    sentence.prefix(1).lowercased() + sentence.dropFirst()
  }

  /// Returns a question for a suggestion, after a space.
  static func question(_ suggestion: String?) -> String {
    suggestion.map { " Did you mean \"\($0)\"?" } ?? ""
  }

  static func enumeration(_ values: [JSONValue]) -> String {
    if values.isEmpty { return "Isn't allowed here." }
    if values.count > greatestListCount { return "Must be one of \(values.count) values." }
    let isText = values.allSatisfy { $0.string?.isEmpty == false }
    let words = values.map { value in
      if isText, let text = value.string, !isMistakable(text) { return text }
      if value.array != nil || value.members != nil { return "a certain " + kind(value) }
      return value.description
    }
    return values.count == 1 ? "Must be \(words[0])." : "Must be one of \(list(words))."
  }

  /// Returns whether a text reads like a value of another type, or has blanks at an end.
  private static func isMistakable(_ text: String) -> Bool {
    let isOpen = text.first?.isWhitespace == true || text.last?.isWhitespace == true
    return isOpen || (try? JSONValue(parsing: text)) != nil
  }

  private static func kind(_ value: JSONValue) -> String {
    value.array == nil ? "object" : "list"
  }

  // MARK: Alternatives

  /// Returns a sentence for a value that fits no alternative.
  static func alternatives(_ alternatives: [[Violation]], _ place: JSONPath) -> String {
    if alternatives.isEmpty { return "Isn't allowed here." }
    let first = alternatives.compactMap(\.first)
    let isSimple = alternatives.allSatisfy { $0.count == 1 && $0[0].instance == place }
    if isSimple, let words = types(first) ?? values(first) ?? keys(first) { return words }
    let nearest = Violation.nearest(of: alternatives, at: place)
    guard let violation = nearest.first, nearest.count == 1 || alternatives.count == 1 else {
      return "Fits none of \(alternatives.count) alternatives."
    }
    let words = lowercased(violation.description)
    let rest = violation.instance.steps.dropFirst(place.steps.count)
    let key = rest.isEmpty ? "" : "\(JSONPath(Array(rest)).pointer.dropFirst()): "
    return alternatives.count == 1
      ? key + violation.description
      : "Fits none of \(alternatives.count) alternatives. For the nearest one: \(key)\(words)"
  }

  private static func types(_ violations: [Violation]) -> String? {
    var allowed: Set<ValueType> = []
    var found: ValueType?
    for violation in violations {
      guard case .type(let types, let type) = violation.reason else { return nil }
      allowed.formUnion(types)
      found = type
    }
    let words = ValueType.allCases.filter(allowed.contains).map(\.words)
    return found.map { "Needs \(list(words)), not \($0.words)." }
  }

  private static func values(_ violations: [Violation]) -> String? {
    var all: [JSONValue] = []
    for violation in violations {
      guard case .enumeration(let values, _) = violation.reason else { return nil }
      all += values
    }
    return enumeration(all)
  }

  private static func keys(_ violations: [Violation]) -> String? {
    var keys: [String] = []
    for violation in violations {
      guard case .missing(let key) = violation.reason else { return nil }
      keys.append("\"\(key)\"")
    }
    return keys.count == 1 ? "\(keys[0]) is missing." : "One of \(list(keys)) is needed."
  }
}
