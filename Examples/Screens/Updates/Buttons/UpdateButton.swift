/// Something that can be done: in a row of buttons, and by a key wherever the cursor is.
struct UpdateButton {
  /// The key that does it.
  let key: Character

  /// What it is called, in a word or two.
  let title: String

  /// Does it.
  let action: () -> Void

  init(_ key: Character, _ title: String, action: @escaping () -> Void) {
    self.key = key
    self.title = title
    self.action = action
  }
}
