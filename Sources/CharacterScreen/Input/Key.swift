/// A key of the keyboard, without modifiers.
public enum Key: Hashable, Sendable {
  /// A key that types a character. The character is the typed one: `A` is reported without Shift.
  case character(Character)
  /// An arrow key.
  case up, down, left, right
  /// A key that moves to an end, or by a page.
  case home, end, pageUp, pageDown
  /// A key that confirms, cancels, moves the focus, or edits.
  case `return`, escape, tab, backspace, delete, insert
  /// A function key, numbered from 1.
  case function(Int)

  /// The space bar.
  public static let space = Key.character(" ")
}
