/// The place of the key to sort a name by.
struct PackedName {
  let last: Range<Int>
  let first: Range<Int>

  /// Whether the bytes are in the order of the texts.
  let isPlain: Bool
}

/// The key to sort a telephone number by, where it was packed.
struct PackedKey {
  private let bytes: [UInt8]
  private let name: PackedName
  private let kind: Range<Int>

  init(bytes: [UInt8], name: PackedName, kind: Range<Int>) {
    self.bytes = bytes
    self.name = name
    self.kind = kind
  }

  /// Whether the bytes of the key are in the order of its texts.
  var isPlain: Bool { name.isPlain && bytes[kind].allSatisfy { 0x20..<0x80 ~= $0 } }

  /// The number of bytes, with a zero byte after the last name, the first name and the kind.
  var count: Int { name.last.count + name.first.count + kind.count + 3 }

  /// Returns sixteen bytes as a number, with zeros after the end.
  func bytes(at position: Int) -> UInt128 {
    var (number, room, start) = (UInt128(0), 16, position)
    for part in [name.last, name.first, kind] where room > 0 {
      let rest = bytes[part].dropFirst(start).prefix(room)
      for byte in rest { number = number << 8 | UInt128(byte) }
      room -= rest.count
      // The zero byte after the part.
      if room > 0, start <= part.count {
        number <<= 8
        room -= 1
      }
      start = max(0, start - part.count - 1)
    }
    return number << (8 * UInt128(room))
  }

  /// The place of the name, which all numbers of a contact share unless they are its name.
  var nameStart: Int { name.last.lowerBound }

  /// The number of bytes of the name.
  var nameCount: Int { name.last.count + name.first.count }

  /// Whether the name comes before another, or nil if they are equal.
  func namePrecedes(_ other: PackedKey) -> Bool? {
    let isPlain = name.isPlain && other.name.isPlain
    return precedes(other, name.last, other.name.last, isPlain: isPlain)
      ?? precedes(other, name.first, other.name.first, isPlain: isPlain)
  }

  /// Whether the kind comes before another, or nil if they are equal.
  func kindPrecedes(_ other: PackedKey) -> Bool? {
    precedes(other, kind, other.kind, isPlain: false)
  }

  private func precedes(
    _ other: PackedKey, _ mine: Range<Int>, _ others: Range<Int>, isPlain: Bool
  ) -> Bool? {
    let order = PackedKey.order(bytes[mine], other.bytes[others])
    if order == 0 { return nil }
    if isPlain { return order < 0 }
    let one = String(decoding: bytes[mine], as: UTF8.self)
    let two = String(decoding: other.bytes[others], as: UTF8.self)
    return one == two ? nil : one < two
  }

  /// Returns a negative number, zero or a positive number, as the first bytes come before the
  /// others, are equal to them, or come after them.
  private static func order(_ one: ArraySlice<UInt8>, _ two: ArraySlice<UInt8>) -> Int {
    for (byte, other) in zip(one, two) where byte != other { return byte < other ? -1 : 1 }
    return one.count - two.count
  }
}
