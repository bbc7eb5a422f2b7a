/// A message that is shown until a scheduled action removes it.
struct TimedMessage {
  /// The text, or `nil` if no message is shown.
  private(set) var text: String?

  private var timer: Int?

  /// Shows a text until the action with a number is performed.
  mutating func show(_ text: String, until timer: Int) {
    (self.text, self.timer) = (text, timer)
  }

  /// Removes the message, and returns the number of the action that would have removed it, or `nil` if
  /// none is shown.
  mutating func take() -> Int? {
    defer { (text, timer) = (nil, nil) }
    return timer
  }
}
