/// The records that begin in a chunk of a file.
public struct ChunkRecords: Sendable {
  /// The bytes of the chunk.
  public let chunk: Range<Int>

  /// Whether no record begins here, so that the chunk shows one that is the rest of another.
  public let isRest: Bool

  private let starts: [UInt32]

  /// Finds the records of a chunk.
  ///
  /// - Parameters:
  ///   - bytes: The chunk, as far as the file goes.
  ///   - offset: Where in the file it begins.
  ///   - previous: The byte before it; nil at the beginning of the file.
  ///   - rule: What a record is.
  ///   - state: Where in a quoted field the chunk begins.
  public init(
    _ bytes: UnsafeRawBufferPointer, at offset: Int, after previous: UInt8?, rule: RecordRule,
    state: QuoteState = .outside
  ) {
    var state = state
    let found = rule.starts(bytes, after: previous, state: &state)
    isRest = found.isEmpty && !bytes.isEmpty
    starts = isRest ? [0] : found
    chunk = offset..<offset + bytes.count
  }

  /// How many there are.
  public var count: Int { starts.count }

  /// Where a record begins in the file; nil if there is none.
  public func start(of record: Int) -> Int? {
    starts.indices.contains(record) ? chunk.lowerBound + Int(starts[record]) : nil
  }

  /// The bytes of a record with its newline, as far as the chunk goes; nil if there is none.
  public func range(of record: Int) -> Range<Int>? {
    guard let start = start(of: record) else { return nil }
    return start..<(self.start(of: record + 1) ?? chunk.upperBound)
  }

  /// The record that holds a place of the file; nil if it lies before all of them.
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
    return low == 0 ? nil : low - 1
  }
}
