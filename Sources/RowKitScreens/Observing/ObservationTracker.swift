import Observation
import Synchronization

/// A tracker that runs code and signals once when an `@Observable` property that it read has
/// changed.
package final class ObservationTracker {
  private let signal: WakeSignal
  private var lastNumber: UInt64 = 0
  private var readers = ReadingKinds()

  /// The token of the current run.
  ///
  /// A property, because a captured variable would be allocated for every run.
  private var token: ObservationToken?

  package init(signal: WakeSignal) {
    self.signal = signal
  }

  /// Shares the kinds that read models with other trackers.
  package func share(_ others: ReadingKinds) {
    guard others !== readers else { return }
    others.formUnion(readers)
    readers = others
  }

  /// Runs code with tracking.
  ///
  /// Code of a kind that never read a model costs no allocation: its first read is detected and
  /// remembered for the kind. That first tracking can't be ended and stays until its model changes.
  /// There is one for each kind on a stage, however many screens are shown.
  ///
  /// - Parameters:
  ///   - kind: The kind of code, such as a type of row.
  ///   - isReader: Whether to expect that the code reads a model, so that even its first tracking
  ///     can be ended.
  ///   - body: The code.
  /// - Returns: The token of the run, or `nil` if no model was read.
  package func track(
    kind: ObjectIdentifier, isReader: Bool = false, _ body: () -> Void
  ) -> ObservationToken? {
    let outer = token
    signal.run(1)
    defer {
      token = outer
      signal.run(-1)
    }
    let sentinel = isReader || readers.contains(kind) ? makeToken() : nil
    token = sentinel
    withObservationTracking(
      {
        _ = sentinel?.isLive
        body()
        token = sentinel
      }, onChange: handler(kind))
    return token
  }

  /// Returns the handler of a change.
  ///
  /// Only called if a model was read.
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

/// A token for one run of code whose reads of `@Observable` models are tracked.
///
/// Tracking can't be cancelled, so every tracked run also reads its token. Ending the token
/// triggers the tracking once, which removes it from all models. Models thus hold no more trackings
/// than there are visible rows, however far a person scrolls.
package final class ObservationToken: Observable, Sendable {
  package let number: UInt64
  private let registrar = ObservationRegistrar()
  private let isEnded = Atomic(false)

  init(number: UInt64) {
    self.number = number
  }

  /// The property that the tracked code reads.
  var isLive: Bool {
    registrar.access(self, keyPath: \.isLive)
    return !hasEnded
  }

  /// Whether the token has ended, so that its changes are ignored.
  var hasEnded: Bool { isEnded.load(ordering: .relaxed) }

  /// Removes the tracking from all models.
  package func end() {
    isEnded.store(true, ordering: .relaxed)
    registrar.withMutation(of: self, keyPath: \.isLive) {}
  }
}

/// The kinds of code that are known to read models, shared by the trackers of a stage.
package final class ReadingKinds {
  private var kinds: Set<ObjectIdentifier> = []

  /// The kind that was last asked about and isn't known to read models, because most rows of a list are
  /// of one kind.
  private var lastPlain: ObjectIdentifier?

  /// Returns whether a kind is known to read models.
  func contains(_ kind: ObjectIdentifier) -> Bool {
    if kind == lastPlain { return false }
    if kinds.contains(kind) { return true }
    lastPlain = kind
    return false
  }

  /// Records that a kind reads models.
  func insert(_ kind: ObjectIdentifier) {
    lastPlain = nil
    // Not in place, so that no access is checked at run time.
    kinds = kinds.union([kind])
  }

  /// Records the kinds that are known elsewhere.
  func formUnion(_ others: ReadingKinds) {
    lastPlain = nil
    kinds = kinds.union(others.kinds)
  }
}
