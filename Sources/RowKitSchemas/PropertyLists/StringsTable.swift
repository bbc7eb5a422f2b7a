/// A table of translated texts: the contents of a `.strings` file.
public struct StringsTable: Hashable, Sendable {
  private let texts: [String: String]

  /// Creates a table.
  public init(_ texts: [String: String] = [:]) {
    self.texts = texts
  }

  /// Parses a table: pairs of keys and values in UTF-8 or UTF-16, or a property list.
  ///
  /// - Throws: ``PropertyListError`` for the first error.
  public init(parsing bytes: [UInt8]) throws(PropertyListError) {
    if bytes.starts(with: BinaryPropertyListReader.mark) {
      self.init(try PropertyList(parsing: bytes))
      return
    }
    let text = try UnicodeText.bytes(of: bytes)
    if text.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") {
      self.init(try PropertyList(parsing: text))
      return
    }
    var reader = StringsReader(text)
    self.init(try reader.texts())
  }

  private init(_ list: PropertyList) {
    let entries = list.entries ?? []
    let pairs = entries.compactMap { entry in entry.value.string.map { (entry.key, $0) } }
    texts = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// The text for a key, or `nil` if there is none.
  public subscript(key: String) -> String? { texts[key] }
}

/// A parser of pairs of keys and values.
private struct StringsReader {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ bytes: [UInt8]) {
    scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
  }

  mutating func texts() throws(PropertyListError) -> [String: String] {
    var texts: [String: String] = [:]
    try skipTrivia()
    while index < scalars.count {
      let key = try word()
      try skipTrivia()
      var value = key
      if peek == "=" {
        index += 1
        try skipTrivia()
        value = try word()
        try skipTrivia()
      }
      guard peek == ";" else { throw error("a semicolon should stand here.") }
      index += 1
      texts[key] = value
      try skipTrivia()
    }
    return texts
  }

  private mutating func word() throws(PropertyListError) -> String {
    guard let quote = peek else { throw error("the text ends too early.") }
    if quote == "\"" || quote == "'" { return try quoted(quote) }
    var text = String.UnicodeScalarView()
    while let scalar = peek,
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        || "_$/:.-".unicodeScalars.contains(scalar)
    {
      text.append(scalar)
      index += 1
    }
    guard !text.isEmpty else { throw error("a text in quotation marks should stand here.") }
    return String(text)
  }

  private mutating func quoted(_ quote: Unicode.Scalar) throws(PropertyListError) -> String {
    let start = index
    index += 1
    var units: [UInt16] = []
    while let scalar = peek {
      index += 1
      if scalar == quote { return String(decoding: units, as: UTF16.self) }
      if scalar == "\\" { units += escape() } else { units += String(scalar).utf16 }
    }
    index = start
    throw error("the text in quotation marks doesn't end.")
  }

  private mutating func escape() -> [UInt16] {
    guard let scalar = peek else { return [] }
    index += 1
    switch scalar {
    case "a": return [7]
    case "b": return [8]
    case "f": return [12]
    case "n": return [10]
    case "r": return [13]
    case "t": return [9]
    case "v": return [11]
    case "U", "u": return [UInt16(number(radix: 16, count: 4) ?? 0xFFFD)]
    case "0"..."7":
      index -= 1
      return [UInt16(number(radix: 8, count: 3) ?? 0xFFFD)]
    default: return Array(String(scalar).utf16)
    }
  }

  private mutating func number(radix: Int, count: Int) -> Int? {
    var digits = ""
    while digits.count < count, let scalar = peek, Int(String(scalar), radix: radix) != nil {
      digits.unicodeScalars.append(scalar)
      index += 1
    }
    return Int(digits, radix: radix)
  }

  private mutating func skipTrivia() throws(PropertyListError) {
    while let scalar = peek {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        index += 1
      } else if scalar == "/", next == "/" {
        while let scalar = peek, scalar != "\n" { index += 1 }
      } else if scalar == "/", next == "*" {
        let start = index
        index += 2
        while index < scalars.count, !(scalars[index] == "*" && next == "/") { index += 1 }
        guard index < scalars.count else {
          index = start
          throw error("the comment doesn't end.")
        }
        index += 2
      } else {
        return
      }
    }
  }

  private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private var next: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

  private func error(_ reason: String) -> PropertyListError {
    let lines = scalars[..<index].split(separator: "\n", omittingEmptySubsequences: false)
    let column = (lines.last?.count ?? 0) + 1
    return PropertyListError(reason, at: .text(line: max(1, lines.count), column: column))
  }
}
