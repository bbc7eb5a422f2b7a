/// Typing into a row that left the table, or can no longer be distinguished from another row.
///
/// Editing has ended. Text that a person continues to type is neither passed to another row nor
/// used as a command.
extension GenericTableController {
  /// The length of a pause after which typing has its usual meaning.
  private static let typingPause = Duration.seconds(2)

  /// Whether what is typed belongs to a row that is gone.
  var isTypingInterrupted: Bool {
    guard let interruption = fields.interruption, let stage else { return false }
    return stage.now < interruption.end
  }

  /// Shows that editing has ended, and discards what a person types next.
  ///
  /// - Parameter message: The message about a text that wasn't stored, or `nil` if it was.
  func typingWasInterrupted(_ message: String?) {
    guard let stage else { return }
    let message = message ?? words.forms.refusals.editingInterrupted
    fields.interruption = (message, stage.now + Self.typingPause)
    stage.showMessage(message)
  }

  /// Discards a key with which a person continues typing into a row that is gone.
  func keepFromOtherRows(_ key: KeyPress) -> Bool {
    guard isTypingInterrupted, key.typesText else {
      fields.interruption = nil
      return false
    }
    typingWasInterrupted(fields.interruption?.message)
    return true
  }
}
