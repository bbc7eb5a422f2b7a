import RowKit
import RowKitTesting

/// A random generator of a person's operations on the fields of a machine.
struct FieldGenerator {
  private var dice: RandomNumbers

  init(seed: UInt64) {
    dice = RandomNumbers(seed: seed)
  }

  private static let characters = Array("0123456789012345678901234567890,,..-+eab @x(!é漢'_")

  private static let pastes = [
    "1,5", "1.5", "-5", "12", "0,75", "ada@x.org", "a b", "+44 20", "1,234.50", "1.234,5", "150",
    "\u{1B}[31m", "two\nlines", "tab\tbed", "9007199254740993", "99999999999999999999", "漢字",
    "e\u{301}", "\u{301}", "0.1000000000000000055", "xxxxxxxxxxxxxxxxxxxx", "12\n", "",
  ]

  private static let edits = [
    "left", "right", "home", "end", "shift+left", "shift+right", "shift+home", "alt+b", "ctrl+left",
    "backspace", "backspace", "backspace", "delete", "ctrl+w", "ctrl+u", "ctrl+k", "alt+d",
    "alt+delete", "ctrl+y", "ctrl+_", "ctrl+_", "alt+/", "alt+a",
  ].compactMap { KeyPress($0) }

  private static let ends = ["return", "tab", "shift+tab", "escape", "up", "down"]
    .compactMap { KeyPress($0) }

  private static let walks = [
    "return", "return", "return", "return", "tab", "tab", "up", "up", "down", "down", "down",
    "down",
    "left", "left", "right", "right", "/",
  ].compactMap { KeyPress($0) }

  /// Returns the next operation, depending on whether a text is being edited.
  mutating func next(isEditing: Bool, in size: ScreenSize) -> FieldOperation {
    let chance = dice.below(100)
    if chance < 8 { return mouse(size) }
    guard isEditing else { return .key(dice.pick(FieldGenerator.walks)) }
    switch chance {
    case ..<15: return .paste(dice.pick(FieldGenerator.pastes))
    case ..<38: return .key(dice.pick(FieldGenerator.edits))
    case ..<45: return .key(dice.pick(FieldGenerator.ends))
    default: return .key(KeyPress(.character(dice.pick(FieldGenerator.characters))))
    }
  }

  private mutating func mouse(_ size: ScreenSize) -> FieldOperation {
    let point = ScreenPoint(
      column: dice.below(size.width), line: 1 + dice.below(max(1, size.height - 2)))
    return .mouse(dice.pick([.press, .press, .drag, .release]), point)
  }
}
