/// The form in which a file holds text: its encoding, and what ends its lines.
public struct TextForm: Hashable, Sendable {
  /// An encoding.
  public enum Encoding: Hashable, Sendable {
    /// UTF-8, or anything else whose bytes are looked at as they are.
    case bytes
    /// UTF-16, the lower byte of each unit first.
    case utf16LittleEndian
    /// UTF-16, the higher byte of each unit first.
    case utf16BigEndian
  }

  /// The encoding.
  public let encoding: Encoding

  /// Whether carriage returns alone end lines.
  public let hasReturns: Bool

  /// The form that needs no conversion.
  public static let plain = TextForm(encoding: .bytes, hasReturns: false)

  private init(encoding: Encoding, hasReturns: Bool) {
    self.encoding = encoding
    self.hasReturns = hasReturns
  }

  /// Determines the form of a text from its first bytes.
  ///
  /// UTF-16 begins with a byte order mark. Without one, null bytes indicate UTF-16, if the bytes are
  /// text in one byte order whose ends of lines are units, too. Null bytes between the characters of
  /// UTF-8 indicate it only if at least every second unit is an ASCII character, or every eighth
  /// where one of them ends a line.
  public init(sample: [UInt8]) {
    encoding = TextForm.encoding(of: sample)
    switch encoding {
    case .bytes: hasReturns = sample.contains(0x0D) && !sample.contains(0x0A)
    case .utf16LittleEndian, .utf16BigEndian:
      let units = TextForm.units(sample, isBigEndian: encoding == .utf16BigEndian)
      hasReturns = units.contains(0x0D) && !units.contains(0x0A)
    }
  }

  private static func encoding(of sample: [UInt8]) -> Encoding {
    if sample.starts(with: [0xFF, 0xFE]) { return .utf16LittleEndian }
    if sample.starts(with: [0xFE, 0xFF]) { return .utf16BigEndian }
    guard sample.contains(0) else { return .bytes }
    let little = likeness(units(sample, isBigEndian: false), of: sample)
    let big = likeness(units(sample, isBigEndian: true), of: sample)
    guard little != nil || big != nil else { return .bytes }
    return (little ?? -1) >= (big ?? -1) ? .utf16LittleEndian : .utf16BigEndian
  }

  /// The number of units that are ASCII characters; `nil` for data that is no such text.
  private static func likeness(_ units: [UInt16], of sample: [UInt8]) -> Int? {
    var count = 0
    var needsLow = false
    for unit in units {
      let isLow = (0xDC00...0xDFFF).contains(unit)
      guard isLow == needsLow, unit >= 0x20 || [0x09, 0x0A, 0x0C, 0x0D].contains(unit),
        unit < 0xFFFE
      else { return nil }
      needsLow = (0xD800...0xDBFF).contains(unit)
      if unit < 0x7F { count += 1 }
    }
    let hasEnds = sample.contains(0x0A) || sample.contains(0x0D)
    let hasWholeEnds = units.contains(0x0A) || units.contains(0x0D)
    // One null byte among other bytes makes a unit, but no end of a line of units.
    guard count > 0, hasEnds == hasWholeEnds, !isASCIIPairs(units) else { return nil }
    let isLikely = count * (hasEnds ? 8 : 2) >= units.count
    return isLikely || !isUTF8(sample) ? count : nil
  }

  /// Whether more than half of the units are two ASCII characters, as in other text than UTF-16.
  private static func isASCIIPairs(_ units: [UInt16]) -> Bool {
    func isText(_ byte: UInt16) -> Bool { (0x20..<0x7F).contains(byte) || (0x09...0x0D) ~= byte }
    return units.count { isText($0 & 0xFF) && isText($0 >> 8) } * 2 > units.count
  }

  /// Whether bytes are UTF-8, of which the last character may be incomplete.
  private static func isUTF8(_ sample: [UInt8]) -> Bool {
    (0...3).contains { String(validating: sample.dropLast($0), as: UTF8.self) != nil }
  }

  private static func units(_ bytes: [UInt8], isBigEndian: Bool) -> [UInt16] {
    stride(from: 0, to: bytes.count - 1, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
  }
}
