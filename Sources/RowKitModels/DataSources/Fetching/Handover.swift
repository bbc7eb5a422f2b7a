import Synchronization

/// A value on its way from one thread to another, which takes it once.
final class Handover<Value>: Sendable {
  private let value: Mutex<Value?>

  init(_ value: sending Value) {
    self.value = Mutex(value)
  }

  /// Returns the value the first time, and `nil` after that.
  func take() -> sending Value? {
    value.withLock { value in
      let taken = value
      value = nil
      return taken
    }
  }
}
