/// The value with which a person began to choose, in a list or a picker.
///
/// A value that is neither this one nor one that was stored for the person was changed elsewhere, or
/// belongs to another record: a binding to a position may refer to another one after a change.
@MainActor final class KnownValue<Value: Equatable> {
  private var value: Value?

  /// The values that were stored and that the row didn't have yet when it was asked.
  private var pending: [Value] = []

  /// Creates a record of a value, or of the first one that is noted.
  init(_ value: Value? = nil) {
    self.value = value
  }

  /// Records the value with which a person begins, unless there is one.
  func note(_ current: Value) {
    if value == nil { value = current }
  }

  /// Returns whether a value was changed elsewhere.
  func isCutOff(from current: Value) -> Bool {
    guard let value else { return false }
    return current != value && !pending.contains(current)
  }

  /// Records that a value was stored.
  ///
  /// - Parameters:
  ///   - stored: The stored value.
  ///   - current: The value of the row after that.
  func didStore(_ stored: Value, current: Value) {
    value = current
    if current == stored { pending.removeAll() } else { pending.append(stored) }
  }
}
