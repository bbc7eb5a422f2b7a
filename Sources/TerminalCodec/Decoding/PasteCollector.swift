/// A collector for the bytes of a paste up to its end marker.
struct PasteCollector {
  private var bytes: [UInt8] = []
  private var matched = 0

  private static let endMarker: [UInt8] = Array("\u{1B}[201~".utf8)

  /// The number of bytes in a read that a person doesn't type at once.
  private static let burst = 32

  /// Returns whether the bytes of a read go on with a paste that stalled.
  ///
  /// They do if there is text before the end marker, or if they are many and don't begin with the
  /// sequence of a key. They don't if another paste begins first.
  static func continues(_ input: UnsafeRawBufferPointer) -> Bool {
    guard !input.starts(with: endMarker) else { return false }
    let parts = input.split(separator: 0x1B)
    let marker = parts.first { $0.starts(with: "[200~".utf8) || $0.starts(with: "[201~".utf8) }
    if let marker { return marker.starts(with: "[201~".utf8) }
    return input.count > burst && input.first != 0x1B
  }

  /// The number of collected bytes.
  var count: Int { bytes.count }

  /// Whether the last bytes may be the beginning of the end marker.
  var isInMarker: Bool { matched > 0 }

  /// Collects bytes up to the end marker or the end of the input.
  ///
  /// - Returns: The number of bytes consumed, and whether the paste is complete.
  mutating func take(_ input: UnsafeRawBufferPointer) -> (count: Int, isComplete: Bool) {
    var index = 0
    while index < input.count {
      if matched == 0 {
        let rest = UnsafeRawBufferPointer(rebasing: input[index...])
        let plain = rest.firstIndex(of: 0x1B) ?? rest.count
        bytes.append(contentsOf: rest[..<plain])
        index += plain
        guard index < input.count else { break }
      }
      if input[index] == PasteCollector.endMarker[matched] {
        matched += 1
        index += 1
        guard matched < PasteCollector.endMarker.count else { return (index, true) }
      } else {
        keepMatched()
      }
    }
    return (index, false)
  }

  /// Returns the collected text, with newlines as line ends, and clears the collector.
  mutating func takeText() -> String {
    keepMatched(unless: PasteCollector.endMarker.count)
    let text = String(decoding: PasteCollector.normalized(bytes), as: UTF8.self)
    bytes = []
    return text
  }

  /// Keeps the beginning of an end marker as text if the marker turned out to be incomplete.
  private mutating func keepMatched(unless count: Int = .max) {
    if matched != count { bytes.append(contentsOf: PasteCollector.endMarker[..<matched]) }
    matched = 0
  }

  private static func normalized(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x0D) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x0D { result.append(0x0A) }
      if byte != 0x0D, !(byte == 0x0A && previous == 0x0D) { result.append(byte) }
      previous = byte
    }
    return result
  }
}
