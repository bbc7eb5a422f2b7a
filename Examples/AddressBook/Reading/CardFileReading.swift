/// The reading of a file of cards, piece by piece.
struct CardFileReading: Sendable {
  /// The number of bytes of a piece, and its issues.
  typealias Piece = (bytes: Int, issues: [ContactIssue])

  /// Whether the end was read.
  private(set) var isFinished = false

  private let input: CardInput

  /// The bytes that were read and not yet parsed.
  private var pending: [UInt8] = []

  /// The number of bytes that were read.
  private var count = 0

  private var progress = VCardProgress()

  init(_ input: CardInput) {
    self.input = input
  }

  /// Reads about `size` bytes, and packs the cards that are complete.
  mutating func next(
    _ size: Int, into packer: inout ContactPacker
  ) throws(ContactReadError) -> Piece {
    let (searched, size) = (pending.count, min(size, input.limit - count))
    let read = try input.read(size, into: &pending)
    count += read
    if read < size || count == input.limit { return finish(read, into: &packer) }
    guard !VCardFileEncoding.isUTF16(pending),
      let end = CardEdge.last(in: pending, after: searched)
    else { return (read, []) }
    let issues = parse(pending[..<end], isLast: false, into: &packer)
    pending.removeFirst(end)
    return (read, issues)
  }

  private mutating func finish(_ read: Int, into packer: inout ContactPacker) -> Piece {
    isFinished = true
    let issues =
      progress.line > 1
      ? parse(pending[...], isLast: true, into: &packer)
      : VCardReader.read(pending, file: input.name, into: &packer)
    return (read, issues + (count == input.limit ? [input.issue] : []))
  }

  private mutating func parse(
    _ bytes: ArraySlice<UInt8>, isLast: Bool, into packer: inout ContactPacker
  ) -> [ContactIssue] {
    var parser = VCardParser(file: input.name, continuing: progress)
    bytes.withUnsafeBytes { parser.parse($0, isLast: isLast, into: &packer) }
    progress = parser.progress
    return parser.issues
  }
}

/// The places where a file of cards can be divided.
enum CardEdge {
  private static let begin: StaticString = "begin:vcard"

  /// Returns the position of the last card that begins after a position, or nil.
  ///
  /// A card begins with a line of its own, which continues no line before it, whatever that is.
  static func last(in bytes: [UInt8], after start: Int) -> Int? {
    let length = begin.utf8CodeUnitCount
    // The line may lie on both sides of the position. The first one divides nothing.
    var position = bytes.count - length - 1
    let first = max(start - length - 1, 1)
    while position >= first {
      if bytes[position - 1].isLineBreak, bytes[position + length].isLineBreak,
        bytes[position...].begins(with: begin)
      {
        return position
      }
      position -= 1
    }
    return nil
  }
}
