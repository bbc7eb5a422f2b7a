import JSONText

/// A parser for patterns.
struct PatternParser {
  let scalars: [Unicode.Scalar]
  let isStrict: Bool
  var index = 0

  /// Whether the pattern refers back to a group.
  private(set) var hasReferences = false

  private var depth = 0
  private var captureCount = 0
  private var names: [ExactString: Int] = [:]

  /// References to names that may still follow, with their offsets.
  private(set) var groups = PatternGroups()

  private static let greatestDepth = 200

  init(_ text: String, isStrict: Bool) {
    scalars = Array(text.unicodeScalars)
    self.isStrict = isStrict
  }

  mutating func parse() throws(PatternError) -> PatternNode {
    groups = try PatternGroups(scanning: self)
    let node = try choice()
    guard index == scalars.count else { throw syntax("an unmatched )") }
    return node
  }

  // MARK: Structure

  private mutating func choice() throws(PatternError) -> PatternNode {
    depth += 1
    defer { depth -= 1 }
    guard depth <= PatternParser.greatestDepth else {
      throw PatternError(reason: .tooLarge, offset: index)
    }
    var alternatives = [try sequence()]
    while take("|") { alternatives.append(try sequence()) }
    return alternatives.count == 1 ? alternatives[0] : .choice(alternatives)
  }

  private mutating func sequence() throws(PatternError) -> PatternNode {
    var parts: [PatternNode] = []
    while let scalar = peek, scalar != "|", scalar != ")" { parts.append(try term()) }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func term() throws(PatternError) -> PatternNode {
    let former = captureCount
    let start = index
    let atom = try self.atom()
    guard var repetition = try quantifier() else { return atom }
    switch atom {
    case .boundary:
      throw PatternError(reason: .syntax("nothing to repeat"), offset: start)
    case .look(_, let isAhead, _) where isStrict || !isAhead:
      throw PatternError(reason: .syntax("nothing to repeat"), offset: start)
    default: break
    }
    repetition.captures = former + 1..<captureCount + 1
    return .repetition(atom, repetition)
  }

  private mutating func atom() throws(PatternError) -> PatternNode {
    let scalar = scalars[index]
    index += 1
    switch scalar {
    case "^": return .boundary(.start)
    case "$": return .boundary(.end)
    case ".": return .scalar(.dot)
    case "(": return try group()
    case "[": return .scalar(try scalarClass())
    case "\\": return try escape()
    case "*", "+", "?":
      index -= 1
      throw syntax("nothing to repeat")
    case "{" where isStrict || isQuantifier(at: index - 1), "}" where isStrict, "]" where isStrict:
      index -= 1
      throw syntax("a \(scalar) that needs a backslash")
    default: return .scalar(ScalarSet([scalar.value...scalar.value]))
    }
  }

  private mutating func group() throws(PatternError) -> PatternNode {
    if take("?") {
      // A sequence, so that a boundary in a group can be repeated and one without can't.
      if take(":") { return .sequence([try closed(try choice())]) }
      if take("=") { return .look(try closed(try choice()), isAhead: true, isNegative: false) }
      if take("!") { return .look(try closed(try choice()), isAhead: true, isNegative: true) }
      guard take("<") else {
        if let scalar = peek, "imsIMS-".unicodeScalars.contains(scalar) {
          throw PatternError(reason: .unsupported("a group with flags"), offset: index)
        }
        throw syntax("an unknown kind of group")
      }
      if take("=") { return .look(try closed(try choice()), isAhead: false, isNegative: false) }
      if take("!") { return .look(try closed(try choice()), isAhead: false, isNegative: true) }
      let name = try groupName()
      guard names.updateValue(captureCount + 1, forKey: ExactString(name)) == nil else {
        throw syntax("a second group of the same name")
      }
    }
    captureCount += 1
    let number = captureCount
    return .capture(try closed(try choice()), number: number)
  }

  private mutating func closed(_ node: PatternNode) throws(PatternError) -> PatternNode {
    guard take(")") else { throw syntax("a ( without its )") }
    return node
  }

  // MARK: Repetition

  private mutating func quantifier() throws(PatternError) -> PatternRepetition? {
    var repetition = PatternRepetition(least: 0, most: nil, captures: 0..<0)
    switch peek {
    case "*": index += 1
    case "+":
      index += 1
      repetition.least = 1
    case "?":
      index += 1
      repetition.most = 1
    case "{":
      guard let (end, least, most) = counts(at: index) else {
        if isStrict { throw syntax("a { that needs a backslash") }
        return nil
      }
      if let most, most < least { throw syntax("numbers out of order") }
      index = end
      repetition.least = least
      repetition.most = most
    default: return nil
    }
    repetition.isGreedy = !take("?")
    return repetition
  }

  private func isQuantifier(at index: Int) -> Bool { counts(at: index) != nil }

  /// Parses `{2}`, `{2,}` or `{2,3}` and returns its end and its numbers.
  private func counts(at start: Int) -> (end: Int, least: Int, most: Int?)? {
    var copy = self
    copy.index = start + 1
    guard let least = copy.number() else { return nil }
    var most: Int? = least
    if copy.take(",") { most = copy.number() }
    return copy.take("}") ? (copy.index, least, most) : nil
  }

  private mutating func number() -> Int? {
    let start = index
    var value = 0
    while let scalar = peek, ("0"..."9").contains(scalar) {
      value = min(value * 10 + Int(scalar.value - 48), 1 << 40)
      index += 1
    }
    return index > start ? value : nil
  }

  // MARK: References

  /// Parses the rest of `\1`, or returns `nil` if it is no reference.
  mutating func numberedReference() throws(PatternError) -> PatternNode? {
    let start = index
    guard let number = number() else { return nil }
    guard number > 0, number <= groups.count else {
      index = start
      if isStrict { throw syntax("a reference to a group that doesn't exist") }
      return nil
    }
    hasReferences = true
    return .reference(number)
  }

  /// Parses the rest of `\k<name>`, or returns `nil` if it is no reference.
  mutating func namedReference() throws(PatternError) -> PatternNode? {
    guard isStrict || !groups.names.isEmpty else { return nil }
    guard take("<") else { throw syntax("\\k without a name") }
    let name = try groupName()
    guard let number = groups.names[ExactString(name)] else {
      throw syntax("a reference to a group that doesn't exist")
    }
    hasReferences = true
    return .reference(number)
  }

  // MARK: Scalars

  var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  /// Consumes a scalar, or returns `false` if a different one follows.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    index += 1
    return true
  }

  func syntax(_ words: String) -> PatternError {
    PatternError(reason: .syntax(words), offset: index)
  }
}
