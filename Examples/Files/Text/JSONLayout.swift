/// A formatter that spreads JSON text over several lines, indented by two spaces for each of the first
/// 20 levels.
///
/// It processes tokens only: numbers and words are unchanged.
public struct JSONLayout {
  private let bytes: [UInt8]
  private var place = 0
  private var output: [UInt8] = []

  /// The largest nesting depth.
  private static let depthLimit = 500

  /// The depth from which lines aren't indented further, which keeps the text of a deep list short.
  private static let indentationLimit = 20

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns a formatted object or array, or nil if the bytes aren't such JSON text.
  public static func lines(_ bytes: [UInt8]) -> String? {
    var layout = JSONLayout(bytes)
    layout.skipSpace()
    guard let first = layout.peek, first == 0x7B || first == 0x5B, layout.value(depth: 0) else {
      return nil
    }
    layout.skipSpace()
    guard layout.peek == nil else { return nil }
    return String(decoding: layout.output, as: UTF8.self)
  }

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      place += 1
    }
  }

  private mutating func value(depth: Int) -> Bool {
    guard depth < JSONLayout.depthLimit else { return false }
    skipSpace()
    switch peek {
    case 0x7B: return list(closing: 0x7D, depth: depth) { $0.member(depth: depth + 1) }
    case 0x5B: return list(closing: 0x5D, depth: depth) { $0.value(depth: depth + 1) }
    case 0x22: return string()
    default: return word()
    }
  }

  private mutating func member(depth: Int) -> Bool {
    guard peek == 0x22, string() else { return false }
    skipSpace()
    guard peek == 0x3A else { return false }
    place += 1
    output += Array(": ".utf8)
    return value(depth: depth)
  }

  private mutating func list(
    closing: UInt8, depth: Int, _ element: (inout JSONLayout) -> Bool
  ) -> Bool {
    output.append(bytes[place])
    place += 1
    skipSpace()
    if peek == closing { return take(closing) }
    while true {
      newLine(depth + 1)
      skipSpace()
      guard element(&self) else { return false }
      skipSpace()
      if peek == closing {
        newLine(depth)
        return take(closing)
      }
      guard peek == 0x2C else { return false }
      _ = take(0x2C)
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    output.append(byte)
    place += 1
    return true
  }

  private mutating func newLine(_ depth: Int) {
    let indentation = min(depth, JSONLayout.indentationLimit) * 2
    output.append(0x0A)
    output.append(contentsOf: repeatElement(0x20, count: indentation))
  }

  private mutating func string() -> Bool {
    let start = place
    place += 1
    while let byte = peek {
      place += byte == 0x5C ? 2 : 1
      if byte == 0x22 {
        output += bytes[start..<place]
        return true
      }
    }
    return false
  }

  /// A number, `true`, `false` or `null`.
  private mutating func word() -> Bool {
    let start = place
    while let byte = peek, !" \t\r\n,]}:\"[{".utf8.contains(byte) { place += 1 }
    let word = bytes[start..<place]
    let isName = ["true", "false", "null"].contains { $0.utf8.elementsEqual(word) }
    let isNumber = word.first.map { $0 == 0x2D || (0x30...0x39).contains($0) } ?? false
    guard isName || isNumber else { return false }
    output += word
    return true
  }
}
