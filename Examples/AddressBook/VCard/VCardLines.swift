/// A tokenizer that splits a file of cards into properties without examining them.
///
/// Line ends may be CR LF, LF or CR, in any mixture, and CR CR LF, as written by programs that
/// convert line ends twice. Photos cost no more than finding their line ends, because nothing is
/// copied here.
struct VCardLines {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  /// The number of the next line.
  private(set) var number: Int

  private var feeds = ByteFinder(.lineFeed)
  private var returns = ByteFinder(.carriageReturn)
  private var colons = ByteFinder(UInt8(ascii: ":"))

  init(_ bytes: UnsafeRawBufferPointer, number: Int = 1) {
    self.bytes = bytes
    self.number = number
  }

  /// Returns the next property, an empty line between properties, or nil at the end of the file.
  mutating func next() -> VCardLine? {
    guard position < bytes.count else { return nil }
    var line = VCardLine(number: number, start: position, end: lineEnd())
    line.colon = colon(of: line)
    skipLine()
    guard line.start < line.end else { return line }
    var coding: VCardLine.Coding?
    while continues(line, &coding) {
      line.end = lineEnd()
      line.isFolded = true
      line.colon = line.colon ?? colon(of: line)
      skipLine()
    }
    return line
  }

  /// Whether the line at the position continues the preceding property.
  ///
  /// The coding is determined at most once for each property, and for most of them never.
  private mutating func continues(_ line: VCardLine, _ coding: inout VCardLine.Coding?) -> Bool {
    guard position < bytes.count else { return false }
    if bytes[position].isBlank { return true }
    let mayBeSoftBreak = endsWithEqualsSign(line) && !isAtCardEdge
    let mayBeData = isAtBareData
    guard mayBeSoftBreak || mayBeData else { return false }
    let known = coding ?? line.coding(in: bytes)
    coding = known
    return mayBeSoftBreak && known == .quotedPrintable || mayBeData && known == .base64
  }

  private func endsWithEqualsSign(_ line: VCardLine) -> Bool {
    var last = line.end - 1
    while last > line.start, bytes[last].isBlank { last -= 1 }
    return bytes[last] == UInt8(ascii: "=")
  }

  /// Whether a card begins or ends here, which overrides even a dangling equals sign.
  private var isAtCardEdge: Bool {
    let rest = bytes[position...]
    return rest.begins(with: "end:vcard") || rest.begins(with: "begin:vcard")
  }

  /// Whether the line at the position has content, but no colon.
  private var isAtBareData: Bool {
    mutating get {
      let end = lineEnd()
      return end > position && colons.next(from: position, in: bytes) >= end
    }
  }

  private mutating func colon(of line: VCardLine) -> Int? {
    let colon = colons.next(from: line.start, in: bytes)
    return colon < line.end ? colon : nil
  }

  /// Returns the position of the next line end.
  private mutating func lineEnd() -> Int {
    min(feeds.next(from: position, in: bytes), returns.next(from: position, in: bytes))
  }

  private mutating func skipLine() {
    let end = lineEnd()
    if isPair(at: end) {
      position = end + 2
    } else {
      let isDoubled = bytes[min(end, bytes.count - 1)] == .carriageReturn && isPair(at: end + 1)
      position = end + (isDoubled ? 3 : 1)
    }
    number += 1
  }

  /// Whether CR LF is at a position.
  private func isPair(at position: Int) -> Bool {
    position + 1 < bytes.count && bytes[position] == .carriageReturn
      && bytes[position + 1] == .lineFeed
  }
}
