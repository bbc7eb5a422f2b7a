import RowKitLinear

/// Bytes of input, cut into lines.
struct LinearLines {
  private var bytes: [UInt8] = []

  /// The maximum length of a line in bytes.
  ///
  /// The rest of a longer line is left out, and the line is refused.
  let limit: Int

  /// The usual maximum length of a line in bytes.
  static let limit = 1_000_000

  /// Whether the bytes up to the next newline are left out.
  private var isSkipping = false

  /// Whether the first line was cut.
  private var isCut = false

  /// Whether no line was taken yet.
  private var isAtStart = true

  /// Creates an empty input.
  init(limit: Int = LinearLines.limit) {
    self.limit = limit
  }

  /// Whether no byte waits.
  var isEmpty: Bool { bytes.isEmpty }

  /// Adds bytes.
  mutating func append(_ new: UnsafeRawBufferPointer) {
    var new = new[...]
    if isSkipping {
      guard let end = new.firstIndex(of: UInt8(ascii: "\n")) else { return }
      isSkipping = false
      new = new[(end + 1)...]
    }
    bytes.append(contentsOf: new)
    if bytes.count > limit, !bytes.contains(UInt8(ascii: "\n")) { cutLine() }
  }

  /// Ends the line at the limit, before a character that the limit divides.
  private mutating func cutLine() {
    var end = limit
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    bytes.removeSubrange(end...)
    bytes.append(UInt8(ascii: "\n"))
    (isSkipping, isCut) = (true, true)
  }

  /// Removes and returns the first line, or `nil` if none is complete.
  mutating func next() -> Line? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer {
      bytes.removeSubrange(...end)
      isCut = false
    }
    return Line(withoutMark(bytes[..<end]), limit: isCut || end > limit ? limit : nil)
  }

  /// Removes and returns the rest, which no newline ends.
  mutating func rest() -> Line {
    defer { bytes = [] }
    return Line(withoutMark(bytes[...]))
  }

  /// Returns a line without the byte order mark with which a file may begin.
  private mutating func withoutMark(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    defer { isAtStart = false }
    return isAtStart && line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
  }

  /// A line of input.
  struct Line: Equatable {
    /// The text of the line, with replacement characters in place of bytes that aren't UTF-8.
    let text: String

    /// The reason for which the line is no answer, or `nil` if it may be one.
    let fault: LineFault?

    /// Creates a line, which is too long if a limit is passed.
    fileprivate init(_ bytes: ArraySlice<UInt8>, limit: Int? = nil) {
      let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
      let exact = String(validating: line, as: UTF8.self)
      text = exact ?? String(decoding: line, as: UTF8.self)
      fault = limit.map { .tooLong(limit: $0) } ?? (exact == nil ? .notText : nil)
    }
  }
}
