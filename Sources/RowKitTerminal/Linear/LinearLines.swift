/// Bytes of input, cut into lines.
struct LinearLines {
  private var bytes: [UInt8] = []

  /// The maximum length of a line in bytes.
  ///
  /// Longer lines are cut.
  static let limit = 1_000_000

  /// Whether no byte waits.
  var isEmpty: Bool { bytes.isEmpty }

  /// Adds bytes.
  mutating func append(_ new: UnsafeRawBufferPointer) {
    bytes.append(contentsOf: new)
    if bytes.count > LinearLines.limit, !bytes.contains(UInt8(ascii: "\n")) {
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// Removes and returns the first line, or `nil` if none is complete.
  mutating func next() -> String? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { bytes.removeSubrange(...end) }
    return LinearLines.text(bytes[..<end])
  }

  /// Removes and returns the rest, which no newline ends.
  mutating func rest() -> String {
    defer { bytes = [] }
    return LinearLines.text(bytes[...])
  }

  private static func text(_ line: ArraySlice<UInt8>) -> String {
    let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    return String(decoding: line, as: UTF8.self)
  }
}
