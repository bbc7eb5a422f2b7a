/// A scan of a file's chunks, one after the other, with results delivered to the main actor.
///
/// It holds one chunk at a time. In the background it takes no time of the main actor. In pieces,
/// it runs whenever ``goOn()`` is called, with the same results at the same steps each time.
///
/// A chunk for which the file system doesn't answer has no result. In the background, the scan goes
/// on with that chunk as soon as there is an answer. In pieces, it stops without an end.
@MainActor public final class ChunkScan {
  /// The place where the scan runs.
  public enum Place: Sendable {
    /// On another thread, immediately.
    case background
    /// On the main actor, whenever ``goOn()`` is called.
    case pieces
  }

  /// The place where the scan runs.
  public let place: Place

  /// Whether the scan is running.
  ///
  /// No results are delivered afterwards.
  public private(set) var isGoing = true

  /// The number of bytes scanned in pieces so far, in whole chunks.
  public private(set) var scannedBytes = 0

  private let onEnd: () -> Void
  private var task: Task<Void, Never>?
  private var piece: (() -> Bool)?

  /// Starts scanning some chunks.
  ///
  /// - Parameters:
  ///   - part: The file.
  ///   - chunks: The chunks, in scan order.
  ///   - state: The state passed from chunk to chunk.
  ///   - place: The place where the scan runs.
  ///   - isEnough: Whether the scan can stop after a result.
  ///   - work: Scans a chunk.
  ///   - deliver: Called with the first scanned chunk and the results from there on.
  ///   - onEnd: Called after the last result, but not after ``cancel()``.
  public init<State: Sendable, Answer: Sendable>(
    _ part: FilePart, _ chunks: some Sequence<Int>, state: State, place: Place,
    isEnough: @escaping @Sendable (Answer) -> Bool = { _ in false },
    work: @escaping @Sendable (ChunkBytes, inout State) -> Answer,
    deliver: @escaping @MainActor (_ first: Int, [Answer]) -> Void,
    onEnd: @escaping () -> Void = {}
  ) {
    self.place = place
    self.onEnd = onEnd
    let part = place == .background ? part.patient : part
    var walk = ChunkWalk(part, Array(chunks), state, isEnough: isEnough, work: work)
    switch place {
    case .pieces:
      piece = { [weak self] in
        guard let batch = walk.next() else {
          if walk.isSilent { self?.cancel() }
          return false
        }
        self?.scannedBytes += batch.answers.count * part.chunkLength
        deliver(batch.first, batch.answers)
        return true
      }
    case .background:
      task = background(walk, deliver)
    }
  }

  isolated deinit {
    task?.cancel()
  }

  private func background<State, Answer>(
    _ walk: ChunkWalk<State, Answer>, _ deliver: @escaping @MainActor (Int, [Answer]) -> Void
  ) -> Task<Void, Never> {
    let tell: @MainActor @Sendable (ChunkWalk<State, Answer>.Batch) -> Void = { [weak self] batch in
      if self?.isGoing == true { deliver(batch.first, batch.answers) }
    }
    let end: @MainActor @Sendable () -> Void = { [weak self] in self?.end() }
    return Task.detached(priority: .utility) {
      var walk = walk
      repeat {
        if walk.isSilent { await walk.answers() }
        while let batch = walk.next() { await tell(batch) }
      } while walk.isSilent && !Task.isCancelled
      if !Task.isCancelled { await end() }
    }
  }

  /// Performs a slice of the work if it is done in pieces.
  ///
  /// Returns whether more remains.
  public func goOn() -> Bool {
    guard isGoing, let piece else { return false }
    if !piece() { end() }
    return isGoing
  }

  /// Stops the scan without further calls.
  public func cancel() {
    isGoing = false
    task?.cancel()
    piece = nil
  }

  /// Waits until the background work has ended.
  public func wait() async {
    await task?.value
  }

  private func end() {
    guard isGoing else { return }
    isGoing = false
    piece = nil
    onEnd()
  }
}
