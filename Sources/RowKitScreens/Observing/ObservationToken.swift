import Observation
import Synchronization

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
