/// A conversion of text that comes piece by piece to UTF-8 with newlines.
struct TextConverter {
  private var form: TextForm?

  /// Bytes by which the form can't be told yet, or the first half of a unit.
  private var rest: [UInt8] = []
  private var highSurrogate: UInt16?
  private var isAfterReturn = false
  private var isAtStart = true

  /// Begins with a form; nil for what the first bytes tell.
  init(_ form: TextForm?) {
    self.form = form
  }

  /// Whether the text stays as it is.
  var isPlain: Bool { form == .plain }

  /// Converts more bytes.
  mutating func convert(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    let bytes = rest + bytes
    rest = []
    guard let form else {
      // Too few to tell, unless none of them could begin anything but bytes as they are.
      if bytes.count < 4, bytes.contains(where: { $0 == 0 || $0 >= 0xFE }) || bytes.count < 2 {
        rest = bytes
        return []
      }
      self.form = TextForm(sample: bytes)
      return bytes.withUnsafeBytes { convert($0) }
    }
    switch form.encoding {
    case .bytes: return form.hasReturns ? withNewlines(bytes) : bytes
    case .utf16LittleEndian, .utf16BigEndian:
      let text = decoded(bytes, isBigEndian: form.encoding == .utf16BigEndian)
      return form.hasReturns ? withNewlines(text) : text
    }
  }

  /// Returns what the end of the text leaves.
  mutating func end() -> [UInt8] {
    defer { (rest, highSurrogate) = ([], nil) }
    if form == nil || form?.encoding == .bytes { return rest }
    return rest.isEmpty && highSurrogate == nil ? [] : Array("\u{FFFD}".utf8)
  }

  /// Puts newlines in the place of carriage returns, with or without a newline behind them.
  private mutating func withNewlines(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte != 0x0A || !isAfterReturn { text.append(byte == 0x0D ? 0x0A : byte) }
      isAfterReturn = byte == 0x0D
    }
    return text
  }

  private mutating func decoded(_ bytes: [UInt8], isBigEndian: Bool) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for place in stride(from: 0, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      let unit = isBigEndian ? first << 8 | second : second << 8 | first
      defer { isAtStart = false }
      if isAtStart, unit == 0xFEFF { continue }
      append(unit, to: &text)
    }
    if bytes.count % 2 == 1, let last = bytes.last { rest = [last] }
    return text
  }

  /// Adds a unit; half of a pair without the other becomes a replacement character.
  private mutating func append(_ unit: UInt16, to text: inout [UInt8]) {
    let high = highSurrogate
    highSurrogate = nil
    if let high, (0xDC00...0xDFFF).contains(unit) {
      let scalar = 0x10000 + (UInt32(high - 0xD800) << 10 | UInt32(unit - 0xDC00))
      return add(Unicode.Scalar(scalar), to: &text)
    }
    if high != nil { add(nil, to: &text) }
    if (0xD800...0xDBFF).contains(unit) {
      highSurrogate = unit
    } else {
      add(Unicode.Scalar(unit), to: &text)
    }
  }

  private func add(_ scalar: Unicode.Scalar?, to text: inout [UInt8]) {
    text.append(contentsOf: UTF8.encode(scalar ?? "\u{FFFD}").map { Array($0) } ?? [])
  }
}
