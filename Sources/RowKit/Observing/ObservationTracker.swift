import Observation

/// Runs code and tells, once, that something it read from `@Observable` models has changed.
@MainActor final class ObservationTracker {
  private let signal: WakeSignal
  private var lastNumber: UInt64 = 0
  private var readers: Set<ObjectIdentifier> = []

  /// The token of the run that is going on.
  ///
  /// A property, because a captured variable would be allocated with every run.
  private var token: ObservationToken?

  init(signal: WakeSignal) {
    self.signal = signal
  }

  /// Runs code, tracked.
  ///
  /// Code of a kind that never read a model costs no allocation: its first reading is noticed and
  /// remembered for the kind. That one tracking can't be ended and stays until its model changes,
  /// which is bounded by the number of kinds.
  ///
  /// - Parameters:
  ///   - kind: What kind of code it is, such as a type of row.
  ///   - body: The code.
  /// - Returns: The token by which a change is told; nil when no model was read.
  func track(kind: ObjectIdentifier, _ body: () -> Void) -> ObservationToken? {
    let outer = token
    signal.run(1)
    defer {
      token = outer
      signal.run(-1)
    }
    let sentinel = readers.contains(kind) ? makeToken() : nil
    token = sentinel
    withObservationTracking(
      {
        _ = sentinel?.isLive
        body()
        token = sentinel
      }, onChange: handler(kind))
    return token
  }

  /// Makes what is called at a change; only asked for when something was read.
  private func handler(_ kind: ObjectIdentifier) -> @Sendable () -> Void {
    let installed = token ?? makeToken()
    token = installed
    readers.insert(kind)
    return { [signal] in
      if !installed.hasEnded { signal.mark(installed.number) }
    }
  }

  private func makeToken() -> ObservationToken {
    lastNumber += 1
    return ObservationToken(number: lastNumber)
  }
}
