/// The bytes of a control sequence between its introducer and its final byte, and that one.
///
/// It holds a few bytes only: what is longer than any sequence with a meaning is remembered as
/// overlong and means nothing.
struct ControlSequence {
  /// The byte that ended it.
  var final: UInt8 = 0

  /// Whether Escape stood before it, as some terminals tell Alt.
  var hasAlt = false

  private var bytes: [UInt8] = []
  private var isOverlong = false

  private static let limit = 64

  init() {
    bytes.reserveCapacity(ControlSequence.limit)
  }

  /// Whether nothing stands before the final byte.
  var isEmpty: Bool { bytes.isEmpty }

  /// The private marker at the beginning, one of `<`, `=`, `>` and `?`; 0 without.
  var marker: UInt8 {
    guard let first = bytes.first, (0x3C...0x3F).contains(first) else { return 0 }
    return first
  }

  /// The byte just before the final one if it is an intermediate one; 0 otherwise.
  var intermediate: UInt8 {
    guard let last = bytes.last, (0x20...0x2F).contains(last) else { return 0 }
    return last
  }

  /// Whether it is longer than anything that means something, or was put together wrongly.
  var isMeaningless: Bool { isOverlong }

  /// Whether only digits were there, at least one.
  var isNumber: Bool { !bytes.isEmpty && bytes.allSatisfy { (0x30...0x39).contains($0) } }

  /// How many parameters there are, empty ones too.
  var count: Int {
    bytes.isEmpty ? 0 : bytes.count { $0 == UInt8(ascii: ";") } + 1
  }

  mutating func start(alt: Bool) {
    bytes.removeAll(keepingCapacity: true)
    isOverlong = false
    hasAlt = alt
    final = 0
  }

  mutating func append(_ byte: UInt8) {
    guard bytes.count < ControlSequence.limit else {
      isOverlong = true
      return
    }
    bytes.append(byte)
  }

  /// Returns a parameter, or a part of one where colons divide it; nil where nothing is written.
  subscript(_ index: Int, part part: Int = 0) -> Int? {
    var position = (parameter: 0, part: 0)
    var value: Int?
    for byte in bytes {
      switch byte {
      case UInt8(ascii: ";"): position = (position.parameter + 1, 0)
      case UInt8(ascii: ":"): position.part += 1
      case 0x30...0x39 where position == (index, part):
        value = min((value ?? 0) * 10 + Int(byte - 0x30), 0xFF_FFFF)
      default: break
      }
    }
    return value
  }
}
