/// How many records begin in each chunk of a file, as far as they were counted.
public struct RecordIndex: Sendable {
  /// What counting a chunk told.
  public struct Count: Hashable, Sendable {
    /// How many records begin in it.
    public let records: Int

    /// Where in a quoted field the next chunk begins.
    public let state: QuoteState

    /// Creates a count.
    public init(records: Int, state: QuoteState = .outside) {
      self.records = records
      self.state = state
    }
  }

  private var before = [0]
  private var states = [QuoteState.outside]

  /// Creates an index in which nothing was counted.
  public init() {}

  /// How many chunks were counted, from the first on.
  public var chunkCount: Int { before.count - 1 }

  /// How many records were counted.
  public var recordCount: Int { before[before.count - 1] }

  /// How many records begin before a chunk; nil while that isn't known.
  public func records(before chunk: Int) -> Int? {
    before.indices.contains(chunk) ? before[chunk] : nil
  }

  /// How many records begin in a chunk; nil while that isn't known.
  public func records(in chunk: Int) -> Int? {
    before.indices.contains(chunk + 1) ? before[chunk + 1] - before[chunk] : nil
  }

  /// Where in a quoted field a chunk begins; nil while that isn't known.
  public func state(before chunk: Int) -> QuoteState? {
    states.indices.contains(chunk) ? states[chunk] : nil
  }

  /// Where in a quoted field a chunk begins, by what was counted, or else by a guess.
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

  /// Forgets a chunk and all after it.
  public mutating func forget(from chunk: Int) {
    let kept = min(before.count, max(0, chunk) + 1)
    before.removeLast(before.count - kept)
    states.removeLast(states.count - kept)
  }

  /// Takes every two chunks for one; a last one without another is forgotten.
  mutating func pairChunks() {
    before = stride(from: 0, to: before.count, by: 2).map { before[$0] }
    states = stride(from: 0, to: states.count, by: 2).map { states[$0] }
  }
}
