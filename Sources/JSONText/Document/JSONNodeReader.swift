/// A parser of JSON with comments and trailing commas that produces ranges instead of values.
///
/// It doesn't recurse, so the depth of a document costs no stack.
struct JSONNodeReader {
  /// The nodes so far.
  private(set) var nodes: [JSONNode] = []

  /// The offset of the next byte.
  private(set) var index: Int

  private let bytes: [UInt8]
  private var open: [Int] = []

  init(_ bytes: [UInt8], at index: Int) {
    self.bytes = bytes
    self.index = index
  }

  /// Parses a text with one value.
  mutating func document() throws(JSONError) {
    try skipTrivia()
    guard index < bytes.count else { throw error(.empty) }
    try value()
    try skipTrivia()
    guard index == bytes.count else { throw expected("The end of the text") }
  }

  /// Parses a value and everything in it.
  mutating func value() throws(JSONError) {
    repeat {
      if try begin() { continue }
      while let container = open.last, try !comesAnother(in: container) {}
    } while !open.isEmpty
  }

  // MARK: Containers

  /// Whether parsing ended before the end of a container.
  private(set) var isStopped = false

  /// Parses members or elements of a container, up to one of them or to its end.
  ///
  /// - Parameters:
  ///   - container: The container, as it was before a change. Its node isn't added.
  ///   - hasItemBefore: Whether a member or an element ends where parsing begins. Otherwise the
  ///     container begins there.
  ///   - offset: The offset of the member or element to stop at, or `nil` if none follows.
  /// - Throws: ``JSONError`` for the first error.
  mutating func items(
    of container: JSONNode, hasItemBefore: Bool, until offset: Int?
  ) throws(JSONError) {
    var isItem: Bool
    if hasItemBefore {
      append(container.kind, from: Int(container.start), to: Int(container.end))
      open.append(0)
      isItem = try comesAnother(in: 0)
    } else {
      isItem = try begin()
    }
    while isItem || !open.isEmpty {
      if isItem, open.count == 1, itemStart(in: container.kind) == offset {
        isStopped = true
        if container.kind == .object { nodes.removeLast() }
        break
      }
      if isItem, try begin() { continue }
      isItem = false
      while let container = open.last, !isItem { isItem = try comesAnother(in: container) }
    }
    nodes.removeFirst()
  }

  /// Returns the offset of the member or element that follows.
  private func itemStart(in kind: JSONNode.Kind) -> Int {
    kind == .object ? nodes.last.map { Int($0.start) } ?? index : index
  }

  /// Parses a scalar or the beginning of a container, and returns whether a value in it follows.
  private mutating func begin() throws(JSONError) -> Bool {
    guard index < bytes.count else { throw error(.unfinished("the value")) }
    switch bytes[index] {
    case UInt8(ascii: "{"): return try enter(.object)
    case UInt8(ascii: "["): return try enter(.array)
    case UInt8(ascii: "\""): try string(.string)
    case UInt8(ascii: "t"): try word("true", .bool)
    case UInt8(ascii: "f"): try word("false", .bool)
    case UInt8(ascii: "n"): try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    default: throw expected("A value")
    }
    return false
  }

  private mutating func enter(_ kind: JSONNode.Kind) throws(JSONError) -> Bool {
    guard open.count < JSONDocument.greatestDepth else {
      throw error(.tooDeep(limit: JSONDocument.greatestDepth))
    }
    append(kind, from: index, to: index)
    open.append(nodes.count - 1)
    index += 1
    try skipTrivia()
    if peek == closing(kind) {
      leave()
      return false
    }
    if kind == .object { try key() }
    return true
  }

  /// Returns whether another value follows in a container, which is left otherwise.
  private mutating func comesAnother(in container: Int) throws(JSONError) -> Bool {
    let kind = nodes[container].kind
    try skipTrivia()
    let hasComma = peek == UInt8(ascii: ",")
    if hasComma {
      index += 1
      try skipTrivia()
    }
    if peek == closing(kind) {
      leave()
      return false
    }
    let sign = kind == .object ? "A comma or }" : "A comma or ]"
    let whole = kind == .object ? "the object" : "the list"
    guard index < bytes.count else { throw error(.unfinished(whole)) }
    guard hasComma else { throw expected(sign) }
    if kind == .object { try key() }
    return true
  }

  private mutating func leave() {
    let container = open.removeLast()
    index += 1
    nodes[container].end = UInt32(index)
    nodes[container].count = UInt32(nodes.count - container)
  }

  private func closing(_ kind: JSONNode.Kind) -> UInt8 {
    kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]")
  }

  private mutating func key() throws(JSONError) {
    guard index < bytes.count else { throw error(.unfinished("the object")) }
    guard bytes[index] == UInt8(ascii: "\"") else { throw expected("A key in quotation marks") }
    try string(.key)
    try skipTrivia()
    guard index < bytes.count else { throw error(.unfinished("the object")) }
    guard bytes[index] == UInt8(ascii: ":") else { throw expected("A colon") }
    index += 1
    try skipTrivia()
  }

  // MARK: Scalars

  private mutating func string(_ kind: JSONNode.Kind) throws(JSONError) {
    let start = index
    index += 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        return append(kind, from: start, to: index)
      case UInt8(ascii: "\\"): try escape()
      case 0..<0x20: throw error(.controlCharacter)
      default: index += 1
      }
    }
    throw error(.unfinished("the string"), at: start)
  }

  private mutating func escape() throws(JSONError) {
    let start = index
    guard index + 1 < bytes.count else { throw error(.unfinished("the string")) }
    index += 2
    switch bytes[index - 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return
    case UInt8(ascii: "u"):
      let digits = bytes[index...].prefix(4)
      guard digits.count == 4, digits.allSatisfy({ JSONReader.value(ofHexDigit: $0) != nil })
      else {
        let text = String(decoding: digits, as: UTF8.self)
        throw error(.badEscape("u" + text), at: start)
      }
      index += 4
    default:
      throw error(
        .badEscape(String(decoding: bytes[start + 1..<start + 2], as: UTF8.self)), at: start)
    }
  }

  private mutating func number() throws(JSONError) {
    let start = index
    while index < bytes.count, JSONReader.isPartOfNumber(bytes[index]) { index += 1 }
    guard JSONReader.isNumber(bytes[start..<index]) else {
      throw error(.badNumber(String(decoding: bytes[start..<index], as: UTF8.self)), at: start)
    }
    append(.number, from: start, to: index)
  }

  private mutating func word(_ word: String, _ kind: JSONNode.Kind) throws(JSONError) {
    guard bytes[index...].starts(with: word.utf8) else { throw expected("A value") }
    index += word.utf8.count
    append(kind, from: index - word.utf8.count, to: index)
  }

  private mutating func append(_ kind: JSONNode.Kind, from start: Int, to end: Int) {
    nodes.append(JSONNode(start: UInt32(start), end: UInt32(end), count: 1, kind: kind))
  }

  // MARK: Places

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipTrivia() throws(JSONError) {
    let start = index
    index = JSONTrivia.end(from: index, in: bytes)
    guard index < bytes.count, bytes[index] == UInt8(ascii: "/") else { return }
    if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
      throw error(.unfinished("the comment"), at: max(start, index))
    }
    throw expected("A value, a sign or a comment")
  }

  private func error(_ reason: JSONError.Reason, at offset: Int? = nil) -> JSONError {
    JSONError(reason: reason, position: JSONPosition(of: offset ?? index, in: bytes))
  }

  private func expected(_ what: String) -> JSONError {
    guard index < bytes.count else { return error(.unfinished("the text")) }
    return error(.expected(what, before: bytes[index...]))
  }
}
