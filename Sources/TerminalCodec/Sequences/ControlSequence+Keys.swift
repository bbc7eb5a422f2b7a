import CharacterScreen

extension ControlSequence {
  /// The input that a sequence introduced by `ESC [` stands for, or `nil` if it is unknown or
  /// unused.
  var meaning: DecodedInput? {
    guard !isMeaningless else { return nil }
    if marker != 0 || isReply { return reply ?? mouse.map { .event(.mouse($0)) } }
    guard intermediate == 0 || final == UInt8(ascii: "$") else { return nil }
    switch final {
    case UInt8(ascii: "I") where isEmpty: return .event(.windowFocus(true))
    case UInt8(ascii: "O") where isEmpty: return .event(.windowFocus(false))
    default: return isRelease ? nil : key.map { .event(.key($0)) }
    }
  }

  /// The key of a sequence introduced by `ESC O`.
  var applicationKey: KeyPress? {
    guard !isMeaningless else { return nil }
    if let key = KeyTable.key(letter: final) ?? KeyTable.key(keypad: final) {
      let modifiers = ControlSequence.modifiers(self[1] ?? self[0] ?? 1)
      return KeyPress(key, modifiers.union(altModifier))
    }
    guard (0x61...0x64).contains(final), let key = KeyTable.key(letter: final - 0x20) else {
      return nil
    }
    return KeyPress(key, KeyModifiers.control.union(altModifier))
  }

  /// Returns the modifiers of a parameter, which is 1 plus their bits.
  static func modifiers(_ parameter: Int) -> KeyModifiers {
    let bits = max(0, parameter - 1)
    var modifiers: KeyModifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & 0b10_1010 != 0 { modifiers.insert(.alt) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    return modifiers
  }

  private var altModifier: KeyModifiers { hasAlt ? .alt : [] }

  private var sentModifiers: KeyModifiers {
    ControlSequence.modifiers(self[1] ?? 1).union(altModifier)
  }

  /// Whether the key was released, as the second part of the modifiers' parameter indicates.
  private var isRelease: Bool { self[1, part: 1] == 3 }

  private var key: KeyPress? {
    switch final {
    case UInt8(ascii: "~"): numberedKey
    case UInt8(ascii: "u"): protocolKey
    case UInt8(ascii: "Z"): KeyPress(.tab, sentModifiers.union(.shift))
    case UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "@"): rxvtKey
    case 0x61...0x64:
      KeyTable.key(letter: final - 0x20).map {
        KeyPress($0, KeyModifiers.shift.union(altModifier))
      }
    default: KeyTable.key(letter: final).map { KeyPress($0, sentModifiers) }
    }
  }

  private var numberedKey: KeyPress? {
    if self[0] == 27, let code = self[2] {
      return KeyPress(code: code, shifted: code, modifiers: sentModifiers)
    }
    return self[0].flatMap(KeyTable.key(number:)).map { KeyPress($0, sentModifiers) }
  }

  private var rxvtKey: KeyPress? {
    guard let key = self[0].flatMap(KeyTable.key(number:)) else { return nil }
    var modifiers = altModifier
    if final != UInt8(ascii: "$") { modifiers.insert(.control) }
    if final != UInt8(ascii: "^") { modifiers.insert(.shift) }
    return KeyPress(key, modifiers)
  }

  /// The key of the kitty keyboard protocol.
  ///
  /// Keys with modifiers such as Super or Hyper aren't for programs, and give `nil`.
  private var protocolKey: KeyPress? {
    guard let code = self[0], max(0, (self[1] ?? 1) - 1) & 0b1_1000 == 0 else { return nil }
    return KeyPress(
      code: code, shifted: self[0, part: 1], latin: self[0, part: 2], modifiers: sentModifiers)
  }
}
