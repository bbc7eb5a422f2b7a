import Synchronization

/// Gathers what changed, from any thread, until the next frame.
///
/// It is the one place where threads meet: models may be changed anywhere, while everything that
/// draws belongs to the main actor. Each table has one, which marks the one of its stage.
final class WakeSignal: Sendable {
  private struct State {
    var dirty: Set<UInt64> = []
    var runs = 0
    var isOwnDoing = false
    var wake: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// Sets what asks the host for a frame; called on the thread of the change.
  func onWake(_ wake: (@Sendable () -> Void)?) {
    state.withLock { $0.wake = wake }
  }

  /// Notes that what a token stands for changed, and asks for a frame if none was asked for.
  func mark(_ token: UInt64 = 0) {
    let wake = state.withLock { state in
      let isFirst = state.dirty.isEmpty
      state.dirty.insert(token)
      if state.runs > 0 { state.isOwnDoing = true }
      return isFirst ? state.wake : nil
    }
    wake?()
  }

  /// Notes that tracked code begins (1) or ends (-1) to run: what changes meanwhile is its doing.
  func run(_ step: Int) {
    state.withLock { $0.runs += step }
  }

  /// Returns whether tracked code itself made one of the changes since the last call.
  func takeOwnDoing() -> Bool {
    state.withLock { state in
      defer { state.isOwnDoing = false }
      return state.isOwnDoing
    }
  }

  /// Whether something changed since the last drain.
  var isMarked: Bool { state.withLock { !$0.dirty.isEmpty } }

  /// Returns whether something changed since the last call.
  func takeMark() -> Bool { !drain().isEmpty }

  /// Returns what changed since the last call.
  func drain() -> Set<UInt64> {
    state.withLock { state in
      guard !state.dirty.isEmpty else { return [] }
      defer { state.dirty.removeAll(keepingCapacity: true) }
      return state.dirty
    }
  }
}
