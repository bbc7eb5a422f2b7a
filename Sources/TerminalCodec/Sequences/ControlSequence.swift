/// The bytes of a control sequence from its introducer to its final byte.
///
/// Only the first bytes are stored. A sequence that is longer than any known one counts as overlong
/// and is ignored.
struct ControlSequence {
  /// The final byte.
  var final: UInt8 = 0

  /// Whether an Escape preceded the sequence, which some terminals send for Alt.
  var hasAlt = false

  private var bytes: [UInt8] = []
  private var isOverlong = false

  private static let limit = 64

  init() {
    bytes.reserveCapacity(ControlSequence.limit)
  }

  /// Whether there are no bytes before the final one.
  var isEmpty: Bool { bytes.isEmpty }

  /// The private marker at the beginning: one of `<`, `=`, `>` and `?`, or 0 if there is none.
  var marker: UInt8 {
    guard let first = bytes.first, (0x3C...0x3F).contains(first) else { return 0 }
    return first
  }

  /// The intermediate byte before the final one, or 0 if there is none.
  var intermediate: UInt8 {
    guard let last = bytes.last, (0x20...0x2F).contains(last) else { return 0 }
    return last
  }

  /// Whether the sequence is too long to have a meaning.
  var isMeaningless: Bool { isOverlong }

  /// Whether the sequence consists of digits only, at least one.
  var isNumber: Bool { !bytes.isEmpty && bytes.allSatisfy { (0x30...0x39).contains($0) } }

  /// Whether the sequence marks the end of a paste.
  var endsPaste: Bool { final == UInt8(ascii: "~") && isNumber && self[0] == 201 }

  /// The number of parameters, including empty ones.
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

  /// Returns a parameter, or a colon-separated part of one, or `nil` if it is empty or missing.
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
