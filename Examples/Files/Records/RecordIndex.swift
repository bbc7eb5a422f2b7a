/// The number of records in each chunk of a file counted so far.
public struct RecordIndex: Sendable {
  /// The result of counting a chunk.
  public struct Count: Hashable, Sendable {
    /// The number of records that begin in the chunk.
    public let records: Int

    /// The quote state at the start of the next chunk.
    public let state: QuoteState

    /// Creates a count.
    public init(records: Int, state: QuoteState = .outside) {
      self.records = records
      self.state = state
    }
  }

  private var before = [0]
  private var states = [QuoteState.outside]

  /// Creates an empty index.
  public init() {}

  /// The number of counted chunks, from the first on.
  public var chunkCount: Int { before.count - 1 }

  /// The number of counted records.
  public var recordCount: Int { before[before.count - 1] }

  /// Returns the number of records before a chunk, or nil while it is unknown.
  public func records(before chunk: Int) -> Int? {
    before.indices.contains(chunk) ? before[chunk] : nil
  }

  /// Returns the number of records in a chunk, or nil while it is unknown.
  public func records(in chunk: Int) -> Int? {
    before.indices.contains(chunk + 1) ? before[chunk + 1] - before[chunk] : nil
  }

  /// Returns the quote state at the start of a chunk, or nil while it is unknown.
  public func state(before chunk: Int) -> QuoteState? {
    states.indices.contains(chunk) ? states[chunk] : nil
  }

  /// Returns the counted or else the guessed quote state at the start of a chunk.
  public func state(before number: Int, of chunk: ChunkBytes, _ rule: RecordRule) -> QuoteState {
    if rule == .lines || number == 0 { return .outside }
    return state(before: number)
      ?? QuoteGuess(rule).state(chunk.bytes, after: chunk.previous)
  }

  /// Adds the counts of the next chunks.
  public mutating func append(_ counts: [Count]) {
    for count in counts {
      before.append(recordCount + count.records)
      states.append(count.state)
    }
  }

  /// Discards the counts of a chunk and of all chunks after it.
  public mutating func forget(from chunk: Int) {
    let kept = min(before.count, max(0, chunk) + 1)
    before.removeLast(before.count - kept)
    states.removeLast(states.count - kept)
  }

  /// Merges each pair of chunks, and discards a last one without a partner.
  mutating func pairChunks() {
    before = stride(from: 0, to: before.count, by: 2).map { before[$0] }
    states = stride(from: 0, to: states.count, by: 2).map { states[$0] }
  }
}
