/// An action with a button and a key, which works wherever the cursor is.
struct UpdateButton {
  /// The key that performs the action.
  let key: Character

  /// The title, a word or two.
  let title: String

  /// The action.
  let action: () -> Void

  init(_ key: Character, _ title: String, action: @escaping () -> Void) {
    self.key = key
    self.title = title
    self.action = action
  }
}
