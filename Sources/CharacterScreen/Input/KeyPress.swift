/// One press of a key, with its modifiers.
///
/// A key press has a text form, such as `down`, `ctrl+a`, `shift+tab`, `f5` or `x`.
public struct KeyPress: Hashable, Sendable {
  /// The key.
  public var key: Key

  /// The modifiers that were held.
  public var modifiers: KeyModifiers

  /// Creates a key press.
  public init(_ key: Key, _ modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Creates a press of a key that types a character.
  public init(_ character: Character, _ modifiers: KeyModifiers = []) {
    self.init(.character(character), modifiers)
  }

  /// The character that the key types, or `nil` for other keys and with Control or Alt.
  public var typedCharacter: Character? {
    guard case .character(let character) = key, modifiers.isSubset(of: .shift) else { return nil }
    return character
  }
}

// MARK: LosslessStringConvertible

extension KeyPress: LosslessStringConvertible {
  /// Creates a key press from its text form, or returns `nil` if the text names no key.
  ///
  /// The modifiers may come in any order, each once.
  public init?(_ description: String) {
    var rest = Substring(description)
    var modifiers: KeyModifiers = []
    while let (prefix, modifier) = KeyPress.prefix(of: rest), !modifiers.contains(modifier) {
      rest = rest.dropFirst(prefix.count)
      modifiers.insert(modifier)
    }
    if rest == "backtab" {
      self.init(.tab, modifiers.union(.shift))
    } else if let key = KeyPress.named[rest.lowercased()] ?? KeyPress.functionKey(rest) {
      self.init(key, modifiers)
    } else if rest.count == 1, let character = rest.first {
      self.init(character, modifiers)
    } else {
      return nil
    }
  }

  public var description: String {
    var token = ""
    for (prefix, modifier) in KeyPress.prefixes where modifiers.contains(modifier) {
      token += prefix
    }
    switch key {
    case .character(" "): return token + "space"
    case .character(let character): return token + String(character)
    case .function(let number): return token + "f\(number)"
    default: return token + (KeyPress.names[key] ?? "?")
    }
  }

  private static let prefixes: [(String, KeyModifiers)] = [
    ("ctrl+", .control), ("alt+", .alt), ("shift+", .shift),
  ]

  /// Returns the modifier that a text begins with, if more follows.
  private static func prefix(of text: Substring) -> (String, KeyModifiers)? {
    let lowercased = text.lowercased()
    return prefixes.first { lowercased.hasPrefix($0.0) && text.count > $0.0.count }
  }

  private static let named: [String: Key] = [
    "up": .up, "down": .down, "left": .left, "right": .right, "home": .home, "end": .end,
    "pageup": .pageUp, "pgup": .pageUp, "pagedown": .pageDown, "pgdn": .pageDown,
    "return": .return, "enter": .return, "escape": .escape, "esc": .escape, "tab": .tab,
    "space": .space, "backspace": .backspace, "delete": .delete, "del": .delete,
    "insert": .insert,
  ]

  /// The names of all keys, with the short ones that hints show, without modifiers and characters.
  package static let allNames = named.keys.sorted() + ["backtab"] + (1...24).map { "f\($0)" }

  private static let names: [Key: String] = [
    .up: "up", .down: "down", .left: "left", .right: "right", .home: "home", .end: "end",
    .pageUp: "pageup", .pageDown: "pagedown", .return: "return", .escape: "escape", .tab: "tab",
    .backspace: "backspace", .delete: "delete", .insert: "insert",
  ]

  private static func functionKey(_ token: Substring) -> Key? {
    guard token.count > 1, token.first == "f" || token.first == "F",
      let number = Int(token.dropFirst()), (1...24).contains(number)
    else { return nil }
    return .function(number)
  }
}

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

/// The modifier keys that are held while another key is pressed.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Shift, reported only with keys that type no character.
  public static let shift = KeyModifiers(rawValue: 1)

  /// Alt, Option or Meta.
  public static let alt = KeyModifiers(rawValue: 2)

  /// Control.
  public static let control = KeyModifiers(rawValue: 4)
}
