/// A message that is shown until a scheduled action removes it.
struct TimedMessage {
  /// The text, or `nil` if no message is shown.
  private(set) var text: String?

  /// Whether the message is for the developer, and covers no row.
  private var isDiagnostic = false

  private var timer: Int?

  /// The text that may cover rows, or `nil` if there is none.
  var coveringText: String? { isDiagnostic ? nil : text }

  /// Shows a text until the action with a number is performed.
  mutating func show(_ text: String, isDiagnostic: Bool, until timer: Int) {
    (self.text, self.isDiagnostic, self.timer) = (text, isDiagnostic, timer)
  }

  /// Removes the message, and returns the number of the action that would have removed it, or `nil` if
  /// none is shown.
  mutating func take() -> Int? {
    defer { (text, timer) = (nil, nil) }
    return timer
  }
}
