extension PatternParser {
  /// Parses the rest of an escape outside a class.
  mutating func escape() throws(PatternError) -> PatternNode {
    guard let scalar = peek else { throw syntax("a \\ at the end") }
    switch scalar {
    case "b":
      index += 1
      return .boundary(.word)
    case "B":
      index += 1
      return .boundary(.noWord)
    case "1"..."9":
      if let reference = try numberedReference() { return reference }
    case "k":
      index += 1
      if let reference = try namedReference() { return reference }
      index -= 1
    default: break
    }
    return .scalar(try scalarEscape(isInClass: false))
  }

  /// Parses the rest of an escape that stands for scalars.
  mutating func scalarEscape(isInClass: Bool) throws(PatternError) -> ScalarSet {
    guard let scalar = peek else { throw syntax("a \\ at the end") }
    index += 1
    switch scalar {
    case "d": return .digit
    case "D": return .digit.inverted
    case "w": return .word
    case "W": return .word.inverted
    case "s": return .space
    case "S": return .space.inverted
    case "p", "P":
      if let set = try property(isInverted: scalar == "P") { return set }
    default: break
    }
    index -= 1
    let value = try character(isInClass: isInClass)
    return ScalarSet([value...value])
  }

  /// Parses the rest of an escape that stands for one character.
  private mutating func character(isInClass: Bool) throws(PatternError) -> UInt32 {
    let scalar = scalars[index]
    index += 1
    switch scalar {
    case "t": return 0x09
    case "n": return 0x0A
    case "v": return 0x0B
    case "f": return 0x0C
    case "r": return 0x0D
    case "b" where isInClass: return 0x08
    case "-" where isInClass: return scalar.value
    case "0": if let value = try null() { return value }
    case "c":
      if let letter = peek, letter.isASCII, letter.properties.isAlphabetic {
        index += 1
        return letter.value % 32
      }
    case "x": if let value = hexadecimal(count: 2) { return value }
    case "u": if let value = unicode() { return value }
    case "^", "$", "\\", ".", "*", "+", "?", "(", ")", "[", "]", "{", "}", "|", "/":
      return scalar.value
    default: break
    }
    guard !isStrict else {
      index -= 1
      throw syntax("the unknown escape \\\(scalar)")
    }
    if scalar == "c" {
      index -= 1
      return 0x5C
    }
    if ("0"..."7").contains(scalar) { return octal(scalar) }
    return scalar.value
  }

  private mutating func null() throws(PatternError) -> UInt32? {
    if let digit = peek, ("0"..."9").contains(digit) { return nil }
    return 0
  }

  /// Parses up to three octal digits, the first of which was consumed.
  private mutating func octal(_ first: Unicode.Scalar) -> UInt32 {
    var value = first.value - 48
    while let digit = peek, ("0"..."7").contains(digit), value * 8 + digit.value - 48 <= 0o377 {
      value = value * 8 + digit.value - 48
      index += 1
    }
    return value
  }

  // MARK: Hexadecimal

  private mutating func hexadecimal(count: Int) -> UInt32? {
    guard index + count <= scalars.count else { return nil }
    var value: UInt32 = 0
    for scalar in scalars[index..<index + count] {
      guard let digit = PatternParser.hexadecimalDigit(scalar) else { return nil }
      value = value * 16 + digit
    }
    index += count
    return value
  }

  private static func hexadecimalDigit(_ scalar: Unicode.Scalar) -> UInt32? {
    switch scalar {
    case "0"..."9": scalar.value - 48
    case "a"..."f": scalar.value - 87
    case "A"..."F": scalar.value - 55
    default: nil
    }
  }

  /// Parses the rest of `\u0041`, of a surrogate pair, or of `\u{41}`.
  private mutating func unicode() -> UInt32? {
    let start = index
    if take("{") {
      var value: UInt32 = 0
      while let scalar = peek, let digit = PatternParser.hexadecimalDigit(scalar) {
        value = min(value * 16 + digit, 0x11_0000)
        index += 1
      }
      if index > start + 1, value <= 0x10_FFFF, take("}") { return value }
      index = start
      return nil
    }
    guard let first = hexadecimal(count: 4) else { return nil }
    guard (0xD800..<0xDC00).contains(first) else { return first }
    let middle = index
    if take("\\"), take("u"), let second = hexadecimal(count: 4), (0xDC00..<0xE000).contains(second)
    {
      return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
    }
    index = middle
    return first
  }

  // MARK: Names

  /// Parses the rest of a group's name.
  mutating func groupName() throws(PatternError) -> String {
    var name = String.UnicodeScalarView()
    while let scalar = peek, scalar != ">" {
      index += 1
      var part = scalar
      if scalar == "\\" {
        guard take("u"), let value = unicode(), let escaped = Unicode.Scalar(value) else {
          throw syntax("a bad group name")
        }
        part = escaped
      }
      guard isPart(part, ofName: name) else { throw syntax("a bad group name") }
      name.append(part)
    }
    guard !name.isEmpty, take(">") else { throw syntax("a bad group name") }
    return String(name)
  }

  private func isPart(_ scalar: Unicode.Scalar, ofName name: String.UnicodeScalarView) -> Bool {
    if scalar == "$" || scalar == "_" || scalar.properties.isIDStart { return true }
    guard !name.isEmpty else { return false }
    return scalar.properties.isIDContinue || scalar == "\u{200C}" || scalar == "\u{200D}"
  }
}
