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
  mutating func next() -> Line? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { bytes.removeSubrange(...end) }
    return Line(bytes[..<end])
  }

  /// Removes and returns the rest, which no newline ends.
  mutating func rest() -> Line {
    defer { bytes = [] }
    return Line(bytes[...])
  }

  /// A line of input.
  struct Line: Equatable {
    /// The text of the line, with replacement characters in place of bytes that aren't UTF-8.
    let text: String

    /// Whether the bytes of the line are UTF-8.
    let isExact: Bool

    fileprivate init(_ bytes: ArraySlice<UInt8>) {
      let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
      let exact = String(validating: line, as: UTF8.self)
      text = exact ?? String(decoding: line, as: UTF8.self)
      isExact = exact != nil
    }
  }
}
