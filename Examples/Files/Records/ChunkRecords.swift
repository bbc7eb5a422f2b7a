/// The records that begin in a chunk of a file.
public struct ChunkRecords: Sendable {
  /// The bytes of the chunk.
  public let chunk: Range<Int>

  /// Whether no record begins here, so that the chunk shows the continuation of another.
  public let isRest: Bool

  /// The number of records.
  public let count: Int

  /// The start of every `stride`-th record, from which the others are found again.
  private let starts: [UInt32]
  private let stride: Int
  private let rule: RecordRule

  private let file: OpenFile?

  /// The largest number of starts kept.
  ///
  /// More are kept partially.
  private static let most = 1 << 16

  /// Finds the records of a chunk.
  ///
  /// - Parameters:
  ///   - bytes: The chunk, up to the end of the file.
  ///   - offset: The offset of the chunk in the file.
  ///   - previous: The byte before the chunk, or nil at the beginning of the file.
  ///   - rule: The rule that separates records.
  ///   - state: The quote state at the start of the chunk.
  ///   - file: The file, for finding the starts of very many records again. With nil all are kept.
  public init(
    _ bytes: UnsafeRawBufferPointer, at offset: Int, after previous: UInt8?, rule: RecordRule,
    state: QuoteState = .outside, of file: OpenFile? = nil
  ) {
    var state = state
    let found = rule.starts(bytes, after: previous, state: &state)
    isRest = found.isEmpty && !bytes.isEmpty
    count = isRest ? 1 : found.count
    chunk = offset..<offset + bytes.count
    stride = file == nil ? 1 : max(1, (found.count + ChunkRecords.most - 1) / ChunkRecords.most)
    let step = stride
    starts =
      isRest
      ? [ChunkRecords.firstCharacter(bytes)]
      : step == 1 ? found : Swift.stride(from: 0, to: found.count, by: step).map { found[$0] }
    self.rule = rule
    self.file = file
  }

  /// Returns the place of the first byte that doesn't continue a character of UTF-8.
  private static func firstCharacter(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    UInt32(bytes.prefix(3).prefix { $0 & 0xC0 == 0x80 }.count)
  }

  /// Returns the offset of a record in the file, or nil if there is none.
  public func start(of record: Int) -> Int? {
    guard record >= 0, record < count else { return nil }
    let known = chunk.lowerBound + Int(starts[record / stride])
    let others = record % stride
    guard others > 0 else { return known }
    let starts = startsAgain(record / stride)
    // The file may contain other records by now, but the next known start stays where it is.
    return starts.indices.contains(others)
      ? known + Int(starts[others]) : chunk.lowerBound + end(of: record / stride)
  }

  /// Finds the starts between two known ones, relative to the first of these.
  private func startsAgain(_ place: Int) -> [UInt32] {
    let range = chunk.lowerBound + Int(starts[place])..<chunk.lowerBound + end(of: place)
    let bytes = file?.bytes(range) ?? []
    var state = QuoteState.outside
    return bytes.withUnsafeBytes { rule.starts($0, after: nil, state: &state) }
  }

  /// The next known start after one, or the end of the chunk, relative to its beginning.
  private func end(of place: Int) -> Int {
    place + 1 < starts.count ? Int(starts[place + 1]) : chunk.count
  }

  /// Returns the bytes of a record with its newline, up to the end of the chunk, or nil.
  public func range(of record: Int) -> Range<Int>? {
    guard let start = start(of: record) else { return nil }
    // The file may change between two reads.
    return start..<max(start, self.start(of: record + 1) ?? chunk.upperBound)
  }

  /// Returns the record at an offset of the file, or nil if the offset is before all of them.
  public func record(at offset: Int) -> Int? {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if chunk.lowerBound + Int(starts[middle]) <= offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low > 0, stride > 1 else { return low == 0 ? nil : low - 1 }
    let first = (low - 1) * stride
    let before = startsAgain(low - 1).count {
      chunk.lowerBound + Int(starts[low - 1]) + Int($0) <= offset
    }
    return min(count - 1, first + max(0, before - 1))
  }
}
