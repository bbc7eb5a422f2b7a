import Observation
import Synchronization

/// Stands for one run of code whose reading of `@Observable` models is tracked.
///
/// Tracking can't be cancelled, so every tracked run also reads its token; ending the token fires
/// the tracking once, which takes it off every model it was put on. So models hold no more
/// trackings than there are rows in view, however far a person scrolls.
final class ObservationToken: Observable, Sendable {
  let number: UInt64
  private let registrar = ObservationRegistrar()
  private let isEnded = Atomic(false)

  init(number: UInt64) {
    self.number = number
  }

  /// What the tracked code reads.
  var isLive: Bool {
    registrar.access(self, keyPath: \.isLive)
    return !hasEnded
  }

  /// Whether changes told under this token mean nothing any more.
  var hasEnded: Bool { isEnded.load(ordering: .relaxed) }

  /// Takes the tracking off all models.
  func end() {
    isEnded.store(true, ordering: .relaxed)
    registrar.withMutation(of: self, keyPath: \.isLive) {}
  }
}
