import Dispatch
import Synchronization

/// A gate that holds calls as long as it is shut.
final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let isShut: Mutex<Bool>

  /// The number of calls that came to the gate.
  let calls = Mutex(0)

  init(isShut: Bool = true) {
    self.isShut = Mutex(isShut)
  }

  func wait() {
    calls.withLock { $0 += 1 }
    guard isShut.withLock({ $0 }) else { return }
    semaphore.wait()
    semaphore.signal()
  }

  /// Holds calls from now on, unless the gate was opened before.
  func shut() {
    isShut.withLock { $0 = true }
  }

  /// Releases all calls, also those to come.
  func open() {
    isShut.withLock { $0 = false }
    semaphore.signal()
  }
}
