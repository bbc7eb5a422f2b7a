/// Looks through the chunks of a file, one after the other, and tells the main actor what it found.
///
/// It holds one chunk at a time. In the background it takes no time of the main actor; piece by
/// piece, whenever ``goOn()`` is called, it gives the same answers at the same steps each time.
@MainActor public final class ChunkScan {
  /// Where it works.
  public enum Place: Sendable {
    /// On another thread, at once.
    case background
    /// On the main actor, whenever it is told to go on.
    case pieces
  }

  /// Where it works.
  public let place: Place

  /// Whether it still works; no answer comes after that.
  public private(set) var isGoing = true

  private let onEnd: () -> Void
  private var task: Task<Void, Never>?
  private var piece: (() -> Bool)?

  /// Begins to look through some chunks.
  ///
  /// - Parameters:
  ///   - part: The file.
  ///   - chunks: The chunks, in the order in which they are looked at.
  ///   - state: What is handed from chunk to chunk.
  ///   - place: Where it works.
  ///   - isEnough: Whether nothing more need be looked at after an answer.
  ///   - work: Looks at a chunk.
  ///   - deliver: Takes the first chunk that was looked at and the answers from there on.
  ///   - onEnd: Is told when everything was looked at; not after ``cancel()``.
  public init<State: Sendable, Answer: Sendable>(
    _ part: FilePart, _ chunks: some Sequence<Int>, state: State, place: Place,
    isEnough: @escaping @Sendable (Answer) -> Bool = { _ in false },
    work: @escaping @Sendable (ChunkBytes, inout State) -> Answer,
    deliver: @escaping @MainActor (_ first: Int, [Answer]) -> Void,
    onEnd: @escaping () -> Void = {}
  ) {
    self.place = place
    self.onEnd = onEnd
    var walk = ChunkWalk(part, Array(chunks), state, isEnough: isEnough, work: work)
    switch place {
    case .pieces:
      piece = {
        guard let batch = walk.next() else { return false }
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
      while let batch = walk.next() { await tell(batch) }
      if !Task.isCancelled { await end() }
    }
  }

  /// Does a piece of the work, where it is done in pieces; returns whether there is more.
  public func goOn() -> Bool {
    guard isGoing, let piece else { return false }
    if !piece() { end() }
    return isGoing
  }

  /// Ends the work without telling anybody.
  public func cancel() {
    isGoing = false
    task?.cancel()
    piece = nil
  }

  /// Returns when the work in the background has ended.
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
