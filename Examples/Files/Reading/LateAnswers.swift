import Dispatch
import Synchronization

/// The answers that came after their callers had given up, and the paths that still owe one.
struct LateAnswers: ~Copyable {
  /// A question that an answer is kept for.
  struct Key: Hashable, Sendable {
    let path: String
    let question: String

    /// The open file of the question, or nil for whatever has the path.
    ///
    /// Another file may have the same path, such as the next one of a log.
    let file: FileRecord?
  }

  private struct Kept {
    let key: Key
    let answer: any Sendable
    let time: ContinuousClock.Instant
    let discard: @Sendable () -> Void
  }

  /// The maximum number of kept answers.
  private static let limit = 16

  /// The time after which an answer says nothing about the present.
  private static let lifetime = Duration.seconds(10)

  private var owed: Set<String> = []
  private var kept: [Kept] = []
  private var waiting: [String: [AsyncStream<Void>.Continuation]] = [:]

  func isOwed(_ path: String) -> Bool { owed.contains(path) }

  mutating func owe(_ path: String) { owed.insert(path) }

  /// Returns a stream that ends with the next answer about a path, or nil if none is owed.
  mutating func nextAnswer(about path: String) -> AsyncStream<Void>? {
    guard isOwed(path) else { return nil }
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    waiting[path, default: []].append(continuation)
    return stream
  }

  /// Keeps an answer, and returns the disposal of an older one if there are too many.
  mutating func keep(
    _ answer: any Sendable, for key: Key, at time: ContinuousClock.Instant,
    discard: @escaping @Sendable () -> Void
  ) -> (@Sendable () -> Void)? {
    owed.remove(key.path)
    kept.append(Kept(key: key, answer: answer, time: time, discard: discard))
    for continuation in waiting.removeValue(forKey: key.path) ?? [] { continuation.finish() }
    return kept.count > LateAnswers.limit ? kept.removeFirst().discard : nil
  }

  /// Removes the answers that are too old at a time, and returns their disposals.
  mutating func dropOld(at now: ContinuousClock.Instant) -> [@Sendable () -> Void] {
    let old = kept.prefix { $0.time.duration(to: now) > LateAnswers.lifetime }.map(\.discard)
    kept.removeFirst(old.count)
    return old
  }

  /// Removes and returns an answer, or returns nil if there is none.
  mutating func take(_ key: Key) -> (any Sendable)? {
    kept.firstIndex { $0.key == key }.map { kept.remove(at: $0).answer }
  }
}

/// A call that is answered or abandoned.
final class FileCall<Answer: Sendable>: Sendable {
  private enum State {
    case open
    case answered(Answer)
    case givenUp
  }

  let isAnswered = DispatchSemaphore(value: 0)
  private let state = Mutex(State.open)

  /// Stores the answer.
  ///
  /// Returns false if the caller has stopped waiting.
  func take(_ answer: Answer) -> Bool {
    let isWanted = state.withLock { state in
      if case .givenUp = state { return false }
      state = .answered(answer)
      return true
    }
    isAnswered.signal()
    return isWanted
  }

  /// Ends the wait.
  ///
  /// Returns the answer, or abandons the question.
  func end(givingUp: () -> Void) -> Answer? {
    state.withLock { state in
      if case .answered(let answer) = state { return answer }
      givingUp()
      state = .givenUp
      return nil
    }
  }
}
