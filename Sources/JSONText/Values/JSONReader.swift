/// A JSON parser that tracks its position.
///
/// The line is counted while parsing. The column is counted from the beginning of its line, and
/// only when a position is needed.
struct JSONReader {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var depth = 0

  // The column of the last position, so that a long line is not counted again for each value.
  private var knownIndex = 0
  private var knownColumn = 1

  /// The number of pieces of text so far that were replaced because they can't be represented.
  private(set) var replacementCount = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: JSONTrivia.mark) ? JSONTrivia.mark.count : 0
    knownIndex = index
  }

  /// Parses a text with one value.
  mutating func document() throws(JSONError) -> JSONValue {
    skipSpace()
    guard index < bytes.count else { throw error(.empty) }
    let value = try value()
    skipSpace()
    guard index == bytes.count else { throw expected("The end of the text") }
    return value
  }

  // MARK: Values

  private mutating func value() throws(JSONError) -> JSONValue {
    guard let byte = peek else { throw error(.unfinished("the value")) }
    let start = position()
    switch byte {
    case UInt8(ascii: "{"): return JSONValue(.object(try members()), at: start)
    case UInt8(ascii: "["): return JSONValue(.array(try elements()), at: start)
    case UInt8(ascii: "\""): return JSONValue(.string(try string()), at: start)
    case UInt8(ascii: "t"): return JSONValue(try word("true", .bool(true)), at: start)
    case UInt8(ascii: "f"): return JSONValue(try word("false", .bool(false)), at: start)
    case UInt8(ascii: "n"): return JSONValue(try word("null", .null), at: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONValue(.number(try number()), at: start)
    default: throw expected("A value")
    }
  }

  private mutating func elements() throws(JSONError) -> [JSONValue] {
    try enter()
    var elements: [JSONValue] = []
    if take(UInt8(ascii: "]")) { return leave(elements) }
    while true {
      skipSpace()
      elements.append(try value())
      if take(UInt8(ascii: "]")) { return leave(elements) }
      guard take(UInt8(ascii: ",")) else { throw missing("A comma or ]", "the list") }
    }
  }

  /// Parses a text with one object and returns its members with their places, or `nil` for another
  /// value.
  mutating func documentObject() throws(JSONError) -> [JSONMemberPlace]? {
    skipSpace()
    guard peek == UInt8(ascii: "{") else {
      _ = try document()
      return nil
    }
    let places = try memberPlaces()
    skipSpace()
    guard index == bytes.count else { throw expected("The end of the text") }
    return places
  }

  private mutating func members() throws(JSONError) -> [JSONMember] {
    try memberPlaces().map(\.member)
  }

  private mutating func memberPlaces() throws(JSONError) -> [JSONMemberPlace] {
    try enter()
    var members: [JSONMemberPlace] = []
    var keys = KeySet()
    if take(UInt8(ascii: "}")) { return leave(members) }
    while true {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else {
        throw missing("A key in quotation marks", "the object")
      }
      let keyStart = position()
      let place = try memberPlace()
      guard keys.insert(place, in: bytes) else {
        throw JSONError(reason: .repeatedKey(place.member.key), position: keyStart)
      }
      members.append(place)
      if take(UInt8(ascii: "}")) { return leave(members) }
      guard take(UInt8(ascii: ",")) else { throw missing("A comma or }", "the object") }
    }
  }

  private mutating func memberPlace() throws(JSONError) -> JSONMemberPlace {
    let start = position()
    let (keyStart, former) = (index, replacementCount)
    let key = try string()
    let keyRange = keyStart..<index
    let keyCount = replacementCount
    guard take(UInt8(ascii: ":")) else { throw missing("A colon", "the object") }
    skipSpace()
    let valueStart = index
    let value = try value()
    return JSONMemberPlace(
      member: JSONMember(key, value, at: start), key: keyRange, value: valueStart..<index,
      isKeyExact: keyCount == former, isValueExact: replacementCount == keyCount)
  }

  private mutating func enter() throws(JSONError) {
    guard depth < JSONValue.greatestDepth else {
      throw error(.tooDeep(limit: JSONValue.greatestDepth))
    }
    depth += 1
    index += 1
  }

  private mutating func leave<Result>(_ result: Result) -> Result {
    depth -= 1
    return result
  }

  private mutating func word(
    _ word: String, _ content: JSONValue.Content
  ) throws(JSONError) -> JSONValue.Content {
    guard bytes[index...].starts(with: word.utf8) else { throw expected("A value") }
    index += word.utf8.count
    return content
  }

  // MARK: Numbers

  private mutating func number() throws(JSONError) -> JSONNumber {
    let start = index
    let place = position()
    while let byte = peek, JSONReader.isPartOfNumber(byte) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard JSONReader.isNumber(bytes[start..<index]) else {
      throw JSONError(reason: .badNumber(text), position: place)
    }
    return JSONNumber(unchecked: text)
  }

  static func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"): true
    default: byte.isASCIILetterOrDigit
    }
  }

  /// Returns whether bytes are a JSON number: no plus sign, no leading zero, and digits on both
  /// sides of a decimal point.
  static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    func isDigit(_ byte: UInt8?) -> Bool { byte.map { $0 &- 0x30 < 10 } ?? false }
    func dropDigits() -> Int {
      let count = rest.prefix { isDigit($0) }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = dropDigits()
    guard whole > 0, whole == 1 || !startsWithZero else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard dropDigits() > 0 else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      guard dropDigits() > 0 else { return false }
    }
    return rest.isEmpty
  }

  // MARK: Strings

  private mutating func string() throws(JSONError) -> String {
    let start = position()
    index += 1
    var text: [UInt8] = []
    var run = index
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        let last = bytes[run..<index]
        index += 1
        return text.isEmpty ? decoded(last) : decoded((text + last)[...])
      case UInt8(ascii: "\\"):
        text += bytes[run..<index]
        text += try escape().utf8
        run = index
      case 0..<0x20: throw error(.controlCharacter)
      default: index += 1
      }
    }
    throw JSONError(reason: .unfinished("the string"), position: start)
  }

  private mutating func decoded(_ utf8: ArraySlice<UInt8>) -> String {
    if let text = String(validating: utf8, as: UTF8.self) { return text }
    replacementCount += 1
    return String(decoding: utf8, as: UTF8.self)
  }

  /// Returns the replacement character, for an unpaired surrogate.
  private mutating func replacement() -> Unicode.Scalar {
    replacementCount += 1
    return "\u{FFFD}"
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = index
    index += 1
    guard let byte = peek else { throw error(.unfinished("the string")) }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(startingAt: start)
    default:
      let sign = String(decoding: bytes[index - 1..<index], as: UTF8.self)
      index = start
      throw error(.badEscape(sign))
    }
  }

  /// Parses the four digits after `\u`, and the second half of a surrogate pair.
  ///
  /// An unpaired surrogate becomes the replacement character.
  private mutating func unicodeEscape(startingAt start: Int) throws(JSONError) -> Unicode.Scalar {
    let first = try hexadecimal(startingAt: start)
    guard (0xD800..<0xDC00).contains(first) else {
      return Unicode.Scalar(first) ?? replacement()
    }
    guard bytes[index...].starts(with: "\\u".utf8) else { return replacement() }
    let former = index
    index += 2
    let second = try hexadecimal(startingAt: start)
    guard (0xDC00..<0xE000).contains(second) else {
      index = former
      return replacement()
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? replacement()
  }

  private mutating func hexadecimal(startingAt start: Int) throws(JSONError) -> UInt32 {
    let digits = bytes[index...].prefix(4)
    var value: UInt32 = 0
    for byte in digits {
      guard let digit = JSONReader.value(ofHexDigit: byte) else { break }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    guard index == digits.startIndex + 4 else {
      index = start
      throw error(.badEscape("u" + String(decoding: digits, as: UTF8.self)))
    }
    return value
  }

  /// Returns the value of a hexadecimal digit, or `nil` for any other byte.
  static func value(ofHexDigit byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  // MARK: Places

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Skips white space and consumes a byte, or returns `false` if a different byte follows.
  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard peek == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        index += 1
        guard JSONTrivia.endsLine(index - 1, in: bytes) else { continue }
        line += 1
        knownIndex = index
        knownColumn = 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
      default: return
      }
    }
  }

  private mutating func position() -> JSONPosition {
    // Continuation bytes of a scalar don't count as columns.
    for byte in bytes[knownIndex..<index] where byte & 0xC0 != 0x80 { knownColumn += 1 }
    knownIndex = index
    return JSONPosition(line: line, column: knownColumn)
  }

  private mutating func error(_ reason: JSONError.Reason) -> JSONError {
    JSONError(reason: reason, position: position())
  }

  private mutating func missing(_ what: String, _ whole: String) -> JSONError {
    index < bytes.count ? expected(what) : error(.unfinished(whole))
  }

  private mutating func expected(_ what: String) -> JSONError {
    error(.expected(what, before: bytes[index...]))
  }
}

extension JSONReader {
  /// The keys of an object so far.
  private struct KeySet {
    /// The keys that can be represented, which are compared by scalars.
    private var exact: Set<ExactString> = []

    /// The others, which are compared as they are written.
    private var written: Set<ArraySlice<UInt8>> = []

    /// Adds a key, and returns whether it is new.
    mutating func insert(_ place: JSONMemberPlace, in bytes: [UInt8]) -> Bool {
      place.isKeyExact
        ? exact.insert(ExactString(place.member.key)).inserted
        : written.insert(bytes[place.key]).inserted
    }
  }
}
