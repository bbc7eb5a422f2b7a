/// Looks through the chunks of a file in the background, one after the other, and tells the main
/// actor what it found.
///
/// It holds one chunk at a time. The first answers come after one chunk, the later ones after more
/// and more of them, so that neither a person nor the scan waits long.
public struct ChunkScan: Sendable {
  /// The file.
  public let file: OpenFile

  /// How many bytes of it are looked at.
  public let size: Int

  /// The bytes of a chunk.
  public let chunkLength: Int

  /// Creates a scan.
  public init(_ file: OpenFile, size: Int, chunkLength: Int) {
    self.file = file
    self.size = size
    self.chunkLength = chunkLength
  }

  /// The most chunks that are looked at before the main actor is told.
  private static let batch = 64

  /// Begins to look through some chunks.
  ///
  /// - Parameters:
  ///   - chunks: The chunks, in the order in which they are looked at.
  ///   - state: What is handed from chunk to chunk.
  ///   - isEnough: Whether nothing more need be looked at after an answer.
  ///   - work: Looks at a chunk.
  ///   - deliver: Takes the first chunk that was looked at and the answers from there on.
  /// - Returns: The work, which can be cancelled.
  @MainActor public func start<State: Sendable, Answer: Sendable>(
    _ chunks: some Sequence<Int>, state: State,
    isEnough: @escaping @Sendable (Answer) -> Bool = { _ in false },
    work: @escaping @Sendable (ChunkBytes, inout State) -> Answer,
    deliver: @escaping @MainActor @Sendable (_ first: Int, [Answer]) -> Void
  ) -> Task<Void, Never> {
    let chunks = Array(chunks)
    return Task.detached(priority: .utility) {
      var state = state
      var place = 0
      var limit = 1
      while place < chunks.count, !Task.isCancelled {
        let batch = chunks[place..<min(chunks.count, place + limit)]
        let answers = look(at: batch, &state, isEnough, work)
        guard !Task.isCancelled else { return }
        await deliver(batch[place], answers)
        if let last = answers.last, isEnough(last) { return }
        place += batch.count
        limit = min(ChunkScan.batch, limit * 2)
      }
    }
  }

  private func look<State, Answer>(
    at chunks: ArraySlice<Int>, _ state: inout State, _ isEnough: (Answer) -> Bool,
    _ work: (ChunkBytes, inout State) -> Answer
  ) -> [Answer] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: chunkLength + 1, alignment: 64)
    defer { buffer.deallocate() }
    var answers: [Answer] = []
    answers.reserveCapacity(chunks.count)
    for chunk in chunks where !Task.isCancelled {
      let range = chunk * chunkLength..<min(size, (chunk + 1) * chunkLength)
      let answer = work(ChunkBytes(file, range, into: buffer), &state)
      answers.append(answer)
      if isEnough(answer) { break }
    }
    return answers
  }
}
