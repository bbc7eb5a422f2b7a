import Dispatch
import Synchronization

/// Work on another thread, for calls of the system that may never return.
///
/// A file on a network mount whose server is gone blocks every call that looks at it. Such a call
/// runs here, and its caller waits for a limited time.
package final class BackgroundWork<Answer: Sendable>: Sendable {
  private enum State {
    case running
    case awaited(@MainActor @Sendable (Answer) -> Void)
    case done(Answer)
  }

  private let state = Mutex(State.running)
  private let isDone = DispatchSemaphore(value: 0)

  /// Starts the work on a thread of its own.
  package init(_ work: @escaping @Sendable () -> Answer) {
    // A serial queue gets another thread even if those of all others are blocked.
    DispatchQueue(label: "rowkit.files").async { self.end(with: work()) }
  }

  /// Waits for the answer.
  ///
  /// - Parameter limit: The maximum time to wait.
  /// - Returns: The answer, or `nil` if the work isn't done by then.
  package func answer(within limit: Duration) -> Answer? {
    if let answer = known { return answer }
    let (seconds, attoseconds) = max(limit, .zero).components
    let nanoseconds = Int(min(seconds, 1_000_000)) * 1_000_000_000
    let end = DispatchTime.now() + .nanoseconds(nanoseconds + Int(attoseconds / 1_000_000_000))
    if isDone.wait(timeout: end) == .success { isDone.signal() }
    return known
  }

  /// Calls a closure on the main actor as soon as the work is done.
  package func whenDone(_ take: @escaping @MainActor @Sendable (Answer) -> Void) {
    let answer = state.withLock { state -> Answer? in
      if case .done(let answer) = state { return answer }
      state = .awaited(take)
      return nil
    }
    if let answer { BackgroundWork.deliver(answer, to: take) }
  }

  private var known: Answer? {
    state.withLock { if case .done(let answer) = $0 { answer } else { nil } }
  }

  private func end(with answer: Answer) {
    let former = state.withLock { state in
      defer { state = .done(answer) }
      return state
    }
    isDone.signal()
    if case .awaited(let take) = former { BackgroundWork.deliver(answer, to: take) }
  }

  private static func deliver(
    _ answer: Answer, to take: @escaping @MainActor @Sendable (Answer) -> Void
  ) {
    Task { @MainActor in take(answer) }
  }
}
