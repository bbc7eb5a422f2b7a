import JSONText
import RowKit

/// A parser of property lists in XML.
///
/// Declarations, comments, processing instructions and document types are skipped. Nothing is ever
/// loaded.
struct XMLPropertyListReader {
  /// A tag of an element.
  private struct Tag {
    var name: String
    var isEnd = false
    var isEmpty = false
  }

  /// The ranges of an entry of the outermost dictionary in the text.
  struct Place {
    /// The range of the key with its tags.
    let key: Range<Int>

    /// The range of the value with its tags.
    let value: Range<Int>

    /// Returns the ranges after bytes before them were inserted or removed.
    func moved(by distance: Int) -> Place {
      Place(
        key: key.lowerBound + distance..<key.upperBound + distance,
        value: value.lowerBound + distance..<value.upperBound + distance)
    }
  }

  /// The ranges of the entries of the outermost dictionary, in order.
  private(set) var places: [Place] = []

  /// The range of the outermost value.
  private(set) var root = 0..<0

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Parses the whole text.
  mutating func propertyList() throws(PropertyListError) -> PropertyList {
    try skipMisc()
    guard index < bytes.count else { throw error("there is no property list.") }
    let start = index
    let outermost = try tag()
    guard outermost.name == "plist", !outermost.isEnd, !outermost.isEmpty else {
      index = start
      throw error("<plist> is missing here.")
    }
    try skipMisc()
    let valueStart = index
    guard let value = try value(in: "plist") else {
      throw error("there is no value in the property list.")
    }
    root = valueStart..<index
    try close("plist")
    try skipMisc()
    guard index == bytes.count else { throw error("nothing may follow </plist>.") }
    return value
  }

  // MARK: Values

  /// Parses the next value, or returns `nil` before an end tag.
  private mutating func value(in container: String) throws(PropertyListError) -> PropertyList? {
    try skipMisc()
    guard index < bytes.count else { throw error("the text ends before </\(container)>.") }
    let start = index
    let tag = try tag()
    if tag.isEnd {
      index = start
      return nil
    }
    switch tag.name {
    case "true", "false":
      if !tag.isEmpty { try close(tag.name) }
      return .boolean(tag.name == "true")
    case "array": return .array(tag.isEmpty ? [] : try array())
    case "dict": return .dictionary(tag.isEmpty ? [] : try dictionary())
    case "string", "integer", "real", "date", "data":
      return try scalar(tag, tag.isEmpty ? "" : try text(of: tag.name), at: start)
    default:
      throw error("<\(tag.name)> is no element of a property list.", at: start)
    }
  }

  private mutating func array() throws(PropertyListError) -> [PropertyList] {
    try enter()
    var elements: [PropertyList] = []
    while let element = try value(in: "array") { elements.append(element) }
    try close("array")
    depth -= 1
    return elements
  }

  private mutating func dictionary() throws(PropertyListError) -> [PropertyList.Entry] {
    try enter()
    var entries: [PropertyList.Entry] = []
    while true {
      try skipMisc()
      guard index < bytes.count else { throw error("the text ends before </dict>.") }
      let start = index
      let tag = try tag()
      if tag.isEnd {
        index = start
        try close("dict")
        depth -= 1
        return entries
      }
      guard tag.name == "key" else { throw error("<key> is missing here.", at: start) }
      let key = tag.isEmpty ? "" : try text(of: "key")
      let keyRange = start..<index
      try skipMisc()
      let valueStart = index
      guard let value = try value(in: "dict") else {
        throw error("the key \"\(key)\" has no value.")
      }
      if depth == 1 { places.append(Place(key: keyRange, value: valueStart..<index)) }
      entries.append(PropertyList.Entry(key, value))
    }
  }

  private mutating func enter() throws(PropertyListError) {
    depth += 1
    guard depth <= PropertyList.greatestDepth else {
      throw error("values lie more than \(PropertyList.greatestDepth) deep in each other.")
    }
  }

  private func scalar(
    _ tag: Tag, _ text: String, at start: Int
  ) throws(PropertyListError) -> PropertyList {
    let value: PropertyList? =
      switch tag.name {
      case "string": .string(text)
      case "integer": XMLPropertyListReader.integer(text)
      case "real": XMLPropertyListReader.real(text).map { .real($0) }
      case "date": XMLPropertyListReader.date(text)
      default: Base64.bytes(of: text).map { .data($0) }
      }
    guard let value else {
      throw error("\"\(text.prefix(40))\" is no \(tag.name).", at: start)
    }
    return value
  }

  private static func integer(_ text: String) -> PropertyList? {
    var digits = text.filter { !$0.isWhitespace }
    let isNegative = digits.hasPrefix("-")
    if isNegative || digits.hasPrefix("+") { digits.removeFirst() }
    let isHexadecimal = digits.lowercased().hasPrefix("0x")
    let number = isHexadecimal ? String(digits.dropFirst(2)) : digits
    guard number.first?.isHexDigit == true else { return nil }
    let value = Int128((isNegative ? "-" : "") + number, radix: isHexadecimal ? 16 : 10)
    return value.map { .integer($0) }
  }

  private static func date(_ text: String) -> PropertyList? {
    if PropertyListDate.isWrittenAsDate(text) { return .date(text) }
    return PropertyListDate.isOtherDate(text) ? .otherDate(Array(text.utf8)) : nil
  }

  private static func real(_ text: String) -> Double? {
    switch text.lowercased() {
    case "nan": .nan
    case "inf", "+inf", "infinity", "+infinity": .infinity
    case "-inf", "-infinity": -.infinity
    default: Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
  }

  // MARK: Markup

  private mutating func tag() throws(PropertyListError) -> Tag {
    let start = index
    guard take("<") else { throw error("a tag is missing here.") }
    let isEnd = take("/")
    let name = bytes[index...].prefix { $0.isASCIILetterOrDigit || "_-:.".utf8.contains($0) }
    guard !name.isEmpty else { throw error("a tag is missing here.", at: start) }
    index += name.count
    // Attributes mean nothing in a property list.
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
    guard index < bytes.count else { throw error("the text ends in a tag.", at: start) }
    let isEmpty = bytes[index - 1] == UInt8(ascii: "/")
    index += 1
    return Tag(
      name: String(decoding: name, as: UTF8.self), isEnd: isEnd, isEmpty: isEmpty && !isEnd)
  }

  private mutating func close(_ name: String) throws(PropertyListError) {
    try skipMisc()
    let start = index
    guard index < bytes.count else { throw error("the text ends before </\(name)>.") }
    let tag = try tag()
    guard tag.isEnd, tag.name == name else {
      throw error("</\(name)> is missing here.", at: start)
    }
  }

  /// Parses the text of an element and its end tag.
  private mutating func text(of name: String) throws(PropertyListError) -> String {
    var text: [UInt8] = []
    while index < bytes.count {
      if take("<![CDATA[") {
        guard let end = find("]]>") else { throw error("the text ends in a CDATA section.") }
        text += bytes[index..<end]
        index = end + 3
      } else if bytes[index...].starts(with: "<!--".utf8) {
        try skipComment()
      } else if bytes[index] == UInt8(ascii: "<") {
        try close(name)
        guard let text = String(validating: text, as: UTF8.self) else {
          throw error("the text of <\(name)> is no UTF-8.")
        }
        return text
      } else if bytes[index] == UInt8(ascii: "&") {
        text += try entity()
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    throw error("the text ends before </\(name)>.")
  }

  private mutating func entity() throws(PropertyListError) -> [UInt8] {
    let start = index
    let names: [(String, Unicode.Scalar)] = [
      ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"), ("&apos;", "'"), ("&quot;", "\""),
    ]
    for (name, scalar) in names where take(name) { return Array(String(scalar).utf8) }
    guard take("&#") else { throw error("this entity is unknown.") }
    let radix = take("x") ? 16 : 10
    let digits = bytes[index...].prefix { $0 != UInt8(ascii: ";") }.prefix(10)
    index += digits.count
    let number = UInt32(String(decoding: digits, as: UTF8.self), radix: radix)
    guard take(";"), let scalar = number.flatMap({ Unicode.Scalar($0) }), scalar.value != 0 else {
      throw error("this entity is no character.", at: start)
    }
    return Array(String(scalar).utf8)
  }

  // MARK: Trivia

  /// Skips white space, comments, processing instructions and document types.
  private mutating func skipMisc() throws(PropertyListError) {
    while index < bytes.count {
      if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) {
        index += 1
      } else if bytes[index...].starts(with: "<!--".utf8) {
        try skipComment()
      } else if bytes[index...].starts(with: "<?".utf8) {
        guard let end = find("?>") else { throw error("the text ends in an instruction.") }
        index = end + 2
      } else if bytes[index...].starts(with: "<!".utf8),
        !bytes[index...].starts(with: "<![CDATA[".utf8)
      {
        try skipDocumentType()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(PropertyListError) {
    guard let end = find("-->") else { throw error("the text ends in a comment.") }
    index = end + 3
  }

  private mutating func skipDocumentType() throws(PropertyListError) {
    let start = index
    var brackets = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets -= 1
      case UInt8(ascii: ">") where brackets <= 0:
        index += 1
        return
      default: break
      }
      index += 1
    }
    throw error("the text ends in a document type.", at: start)
  }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  private func find(_ text: String) -> Int? {
    let sought = Array(text.utf8)
    return (index..<max(index, bytes.count - sought.count + 1)).first {
      bytes[$0] == sought[0] && bytes[$0...].starts(with: sought)
    }
  }

  private func error(_ reason: String, at offset: Int? = nil) -> PropertyListError {
    let position = JSONPosition(of: offset ?? index, in: bytes)
    return PropertyListError(
      reason, at: .text(line: position.line, column: position.column))
  }
}
