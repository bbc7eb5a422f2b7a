/// A walk through some chunks of a file in batches.
struct ChunkWalk<State: Sendable, Answer: Sendable>: Sendable {
  /// The results of a batch: its first chunk, and the results from there on.
  typealias Batch = (first: Int, answers: [Answer])

  private let file: OpenFile
  private let size: Int
  private let chunkLength: Int
  private let chunks: [Int]
  private var state: State
  private let isEnough: @Sendable (Answer) -> Bool
  private let work: @Sendable (ChunkBytes, inout State) -> Answer
  private var place = 0
  private var limit = 1

  /// Whether the walk has stopped at a chunk that the file system didn't answer for.
  ///
  /// The next batch begins with that chunk.
  private(set) var isSilent = false

  /// The largest number of chunks in a batch.
  private static var most: Int { 16 }

  init(
    _ part: FilePart, _ chunks: [Int], _ state: State,
    isEnough: @escaping @Sendable (Answer) -> Bool,
    work: @escaping @Sendable (ChunkBytes, inout State) -> Answer
  ) {
    file = part.file
    size = part.size
    chunkLength = part.chunkLength
    self.chunks = chunks
    self.state = state
    self.isEnough = isEnough
    self.work = work
  }

  /// Scans the next batch: one chunk, then two, four, and so on, so that neither the person nor the
  /// walk waits long.
  ///
  /// Returns nil at the end, after a cancellation, and if the file system doesn't answer.
  mutating func next() -> Batch? {
    guard place < chunks.count else { return nil }
    let batch = chunks[place..<min(chunks.count, place + limit)]
    let answers = look(at: batch)
    guard !answers.isEmpty, !Task.isCancelled else { return nil }
    let first = batch[place]
    place = answers.last.map(isEnough) ?? true ? chunks.count : place + answers.count
    limit = min(Self.most, limit * 2)
    return (first, answers)
  }

  /// Waits until the file system answers again, or until the task is cancelled.
  func answers() async { await file.answers() }

  private mutating func look(at chunks: ArraySlice<Int>) -> [Answer] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: chunkLength + 1, alignment: 64)
    defer { buffer.deallocate() }
    var answers: [Answer] = []
    answers.reserveCapacity(chunks.count)
    for chunk in chunks where !Task.isCancelled {
      let start = chunk * chunkLength
      let range = start..<max(start, min(size, start + chunkLength))
      // The work may also read what comes after the chunk.
      let (former, silenceCount) = (state, file.silenceCount)
      let answer = work(ChunkBytes(file, range, into: buffer), &state)
      isSilent = file.silenceCount != silenceCount
      if isSilent {
        state = former
        break
      }
      answers.append(answer)
      if isEnough(answer) { break }
    }
    return answers
  }
}
