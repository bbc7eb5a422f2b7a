import Synchronization

/// A signal that collects changes from any thread until the next frame.
///
/// It is the only place where threads meet: models may be changed on any thread, while all drawing
/// happens on the main actor. Each table has a signal, which marks the signal of its stage.
package final class WakeSignal: Sendable {
  private struct State {
    var dirty: Set<UInt64> = []
    var runs = 0
    var isOwnDoing = false
    var wake: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  package init() {}

  /// Sets the closure that requests a frame from the host.
  ///
  /// It is called on the thread of the change.
  package func setWakeHandler(_ wake: (@Sendable () -> Void)?) {
    state.withLock { $0.wake = wake }
  }

  /// Records a change for a token, and requests a frame unless one was requested already.
  package func mark(_ token: UInt64 = 0) {
    let wake = state.withLock { state in
      let isFirst = state.dirty.isEmpty
      state.dirty.insert(token)
      if state.runs > 0 { state.isOwnDoing = true }
      return isFirst ? state.wake : nil
    }
    wake?()
  }

  /// Records that tracked code begins (1) or ends (-1).
  ///
  /// Changes meanwhile are attributed to it.
  func run(_ step: Int) {
    state.withLock { $0.runs += step }
  }

  /// Returns whether tracked code itself made a change since the last call.
  package func takeOwnDoing() -> Bool {
    state.withLock { state in
      defer { state.isOwnDoing = false }
      return state.isOwnDoing
    }
  }

  /// Whether something changed since the last drain.
  var isMarked: Bool { state.withLock { !$0.dirty.isEmpty } }

  /// Returns whether something changed since the last call.
  func takeMark() -> Bool { !drain().isEmpty }

  /// Returns the tokens with changes since the last call.
  package func drain() -> Set<UInt64> {
    state.withLock { state in
      guard !state.dirty.isEmpty else { return [] }
      defer { state.dirty.removeAll(keepingCapacity: true) }
      return state.dirty
    }
  }
}
