import CharacterScreen

/// The keys that the numbers and letters in sequences stand for.
enum KeyTable {
  /// Returns the key of a sequence that ends in `~` or in one of rxvt's signs for modifiers.
  static func key(number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// Returns the key of a sequence that ends in an uppercase letter.
  static func key(letter: UInt8) -> Key? {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(letter) - 0x4F)
    default: nil
    }
  }

  /// Returns the key of the keypad in application mode.
  static func key(keypad: UInt8) -> Key? {
    switch keypad {
    case UInt8(ascii: "M"): .return
    case UInt8(ascii: "I"): .tab
    case UInt8(ascii: " "): .space
    case UInt8(ascii: "X"): .character("=")
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      .character(Character(Unicode.Scalar(keypad - 0x40)))
    default: nil
    }
  }

  /// Returns the key of a code in the keyboard protocol, except keys that type their character.
  static func key(code: Int) -> Key? {
    switch code {
    case 9: .tab
    case 13, 57414: .return
    case 27: .escape
    case 8, 127: .backspace
    case 57376...57398: .function(code - 57363)
    case 57399...57416: character(keypadCode: code)
    case 57417...57426: navigation[code - 57417]
    default: nil
    }
  }

  private static func character(keypadCode code: Int) -> Key? {
    let signs: StaticString = "0123456789./*-+ =,"
    return signs.withUTF8Buffer { .character(Character(Unicode.Scalar($0[code - 57399]))) }
  }

  private static let navigation: [Key] = [
    .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete,
  ]
}
