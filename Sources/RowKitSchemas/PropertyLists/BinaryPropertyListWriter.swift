/// A writer of binary property lists.
struct BinaryPropertyListWriter {
  /// A value that refers to others by their numbers.
  enum Object {
    /// The bytes of a value without parts.
    case leaf([UInt8])
    /// A list, with the high bits of its kind.
    case list(UInt8, [Int])
    case dictionary(keys: [Int], values: [Int])
  }

  private var objects: [Object] = []

  /// Adds an object, and returns its number.
  mutating func add(_ object: Object) -> Int {
    objects.append(object)
    return objects.count - 1
  }

  /// Adds a value with its parts, and returns its number.
  mutating func add(_ value: PropertyList) -> Int {
    switch value {
    case .boolean(let value): return add(.leaf([value ? 0x09 : 0x08]))
    case .integer(let value): return add(.leaf(BinaryPropertyListWriter.integer(value)))
    case .real(let value): return add(.leaf([0x23] + number(value.bitPattern, 8)))
    case .string(let text): return add(.leaf(string(text)))
    case .date(let text):
      guard let seconds = PropertyListDate.secondsSince2001(text) else { return add(.string(text)) }
      return add(.leaf([0x33] + number(seconds.bitPattern, 8)))
    case .otherDate(let bytes): return add(.leaf([0x33] + bytes))
    case .data(let bytes): return add(.leaf(head(0x40, bytes.count) + bytes))
    case .uid(let number):
      let count = max(1, (number.bitWidth - number.leadingZeroBitCount + 7) / 8)
      return add(.leaf([0x80 | UInt8(count - 1)] + self.number(number, count)))
    case .array(let elements): return add(.list(0xA0, elements.map { add($0) }))
    case .dictionary(let entries):
      let keys = entries.map { add(.string($0.key)) }
      return add(.dictionary(keys: keys, values: entries.map { add($0.value) }))
    }
  }

  /// Returns the bytes of a property list.
  ///
  /// - Parameter top: The number of the outermost value.
  /// - Returns: The bytes.
  func bytes(top: Int) -> [UInt8] {
    let referenceSize = size(of: objects.count)
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      switch object {
      case .leaf(let leaf): bytes += leaf
      case .list(let kind, let parts):
        bytes += head(kind, parts.count)
        for part in parts { bytes += number(UInt64(part), referenceSize) }
      case .dictionary(let keys, let values):
        bytes += head(0xD0, keys.count)
        for part in keys + values { bytes += number(UInt64(part), referenceSize) }
      }
    }
    let table = bytes.count
    let offsetSize = size(of: table)
    for offset in offsets { bytes += number(UInt64(offset), offsetSize) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for value in [objects.count, top, table] { bytes += number(UInt64(value), 8) }
    return bytes
  }

  // MARK: Bytes

  /// Returns the first bytes of a value with a kind and a length.
  private func head(_ kind: UInt8, _ count: Int) -> [UInt8] {
    if count < 15 { return [kind | UInt8(count)] }
    return [kind | 15] + BinaryPropertyListWriter.integer(Int128(count))
  }

  private func string(_ text: String) -> [UInt8] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return head(0x50, text.utf8.count) + text.utf8 }
    let units = Array(text.utf16)
    return head(0x60, units.count) + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }

  /// Returns an integer: 1, 2 or 4 bytes without a sign, 8 with one, or 16.
  private static func integer(_ value: Int128) -> [UInt8] {
    let size =
      switch value {
      case 0...0xFF: 1
      case 0...0xFFFF: 2
      case 0...0xFFFF_FFFF: 4
      case Int128(Int64.min)...Int128(Int64.max): 8
      default: 16
      }
    return [0x10 | UInt8(size.trailingZeroBitCount)]
      + (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  private func number(_ value: UInt64, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  /// Returns the number of bytes that hold a number.
  private func size(of value: Int) -> Int {
    max(1, (Int.bitWidth - value.leadingZeroBitCount + 7) / 8)
  }
}
