/// A collector for the bytes of a paste up to its end marker.
struct PasteCollector {
  private var bytes: [UInt8] = []
  private var matched = 0

  /// Whether a part of the text was taken, and whether that ended in a carriage return.
  private var (hasPart, endedInReturn) = (false, false)

  private static let endMarker: [UInt8] = Array("\u{1B}[201~".utf8)

  /// The number of bytes in a read that a person doesn't type at once.
  private static let burst = 32

  /// Returns whether the bytes of a read go on with the paste after a pause.
  ///
  /// They do if they complete a character or the end marker, if there is text before the end marker, or
  /// if they are many and don't begin with the sequence of a key. They don't if another paste begins
  /// first.
  func isContinued(by input: UnsafeRawBufferPointer) -> Bool {
    let marker = PasteCollector.endMarker
    let rest = marker[matched...]
    if matched > 0, input.starts(with: rest) || rest.starts(with: input) { return true }
    guard !input.starts(with: marker), let first = input.first else { return false }
    if !bytes.isEmpty, first & 0xC0 == 0x80 { return true }
    let parts = input.split(separator: 0x1B)
    let end = parts.first { $0.starts(with: "[200~".utf8) || $0.starts(with: "[201~".utf8) }
    if let end { return end.starts(with: "[201~".utf8) }
    return input.count > PasteCollector.burst && first != 0x1B
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

  /// Returns the text of a complete paste, with newlines as line ends, and clears the collector.
  ///
  /// Returns `nil` if all of the text was taken before.
  mutating func takeText() -> String? {
    defer { self = PasteCollector() }
    let text = text(of: bytes)
    return hasPart && text.isEmpty ? nil : text
  }

  /// Returns the text so far, with newlines as line ends, before a pause or the limit.
  ///
  /// The beginning of a character or of the end marker is kept for what follows. So is whether the text ends
  /// in a carriage return, with which a newline that follows is one line end.
  mutating func takePart() -> String {
    let kept = TypedText.incompleteCount(of: bytes)
    let part = Array(bytes.dropLast(kept))
    bytes = Array(bytes.suffix(kept))
    hasPart = true
    defer { if let last = part.last { endedInReturn = last == 0x0D } }
    return text(of: part)
  }

  /// Keeps the beginning of an end marker as text, because the marker turned out to be incomplete.
  private mutating func keepMatched() {
    bytes.append(contentsOf: PasteCollector.endMarker[..<matched])
    matched = 0
  }

  /// Returns the text of bytes after those that were taken before.
  private func text(of bytes: [UInt8]) -> String {
    String(decoding: withNewlines(bytes), as: UTF8.self)
  }

  private func withNewlines(_ bytes: [UInt8]) -> [UInt8] {
    guard endedInReturn || bytes.contains(0x0D) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var previous: UInt8 = endedInReturn ? 0x0D : 0
    for byte in bytes {
      if byte == 0x0D { result.append(0x0A) }
      if byte != 0x0D, !(byte == 0x0A && previous == 0x0D) { result.append(byte) }
      previous = byte
    }
    return result
  }
}
