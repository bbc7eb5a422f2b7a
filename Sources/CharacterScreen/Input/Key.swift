/// A key of the keyboard, without modifiers.
public enum Key: Hashable, Sendable {
  /// A key that types a character; the character is the one typed, so `A` comes without Shift.
  case character(Character)
  /// The arrows.
  case up, down, left, right
  /// The keys that move far.
  case home, end, pageUp, pageDown
  /// The keys that end, leave, go on, and edit.
  case `return`, escape, tab, backspace, delete, insert
  /// A function key, from 1 on.
  case function(Int)

  /// The key that types a space.
  public static let space = Key.character(" ")
}
