import CharacterScreen

extension KeyPress {
  /// Creates the key of a control byte, or returns `nil` if it has none.
  init?(controlByte byte: UInt8) {
    switch byte {
    case 0x00: self.init(.space, .control)
    case 0x08, 0x7F: self.init(.backspace)
    case 0x09: self.init(.tab)
    case 0x0D: self.init(.return)
    case 0x1B: self.init(.escape)
    case 0x01...0x1A: self.init(Character(Unicode.Scalar(byte + 0x60)), .control)
    case 0x1C...0x1F: self.init(Character(Unicode.Scalar(byte + 0x40)), .control)
    default: return nil
    }
  }

  /// Creates the key of a character code with modifiers, as if it were typed without the keyboard
  /// protocol: a shifted letter is uppercase, and Control ignores case.
  ///
  /// Control-Shift-Z keeps its Shift, because it means the opposite of Control-Z wherever texts are
  /// edited. With Control or Alt, a letter of another script is that of its key on an American
  /// keyboard, which a terminal may report as the code `latin`.
  ///
  /// Returns `nil` for a code that is no character.
  init?(code: Int, shifted: Int?, latin: Int? = nil, modifiers: KeyModifiers) {
    if !modifiers.isDisjoint(with: [.control, .alt]),
      let latin = KeyTable.latinCode(forLetter: code, reported: latin)
    {
      self.init(code: latin, shifted: nil, modifiers: modifiers)
      return
    }
    if let key = KeyTable.key(code: code) {
      self.init(key, modifiers)
      return
    }
    guard code >= 0x20, !(0x80...0x9F).contains(code), !(0xE000...0xF8FF).contains(code),
      let scalar = Unicode.Scalar(UInt32(clamping: code))
    else { return nil }
    var character = Character(scalar)
    if modifiers.contains(.control) {
      character = KeyPress.controlled(character, isShifted: modifiers.contains(.shift))
      if let key = KeyPress.key(controlling: character) {
        self.init(key, modifiers.subtracting([.control, .shift]))
        return
      }
    } else if modifiers.contains(.shift) {
      character =
        shifted.flatMap { Unicode.Scalar(UInt32(clamping: $0)) }.map(Character.init)
        ?? KeyPress.single(character.uppercased()) ?? character
    }
    let keepsShift = modifiers.contains(.control) && character == "z"
    self.init(.character(character), keepsShift ? modifiers : modifiers.subtracting(.shift))
  }

  func adding(_ more: KeyModifiers) -> KeyPress { KeyPress(key, modifiers.union(more)) }

  private static func controlled(_ character: Character, isShifted: Bool) -> Character {
    switch character {
    case "/": "_"
    case "-" where isShifted: "_"
    case "6" where isShifted: "^"
    case "2" where isShifted, "@": " "
    default: single(character.lowercased()) ?? character
    }
  }

  /// Returns the key that sends the same byte as Control and a character, or `nil` if none does.
  private static func key(controlling character: Character) -> Key? {
    switch character {
    case "[": .escape
    case "i": .tab
    case "m": .return
    default: nil
    }
  }

  private static func single(_ text: String) -> Character? {
    text.count == 1 ? text.first : nil
  }
}
