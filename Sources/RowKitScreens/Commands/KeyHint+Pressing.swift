extension KeyHint {
  /// The key to press for the effect, or `nil` if the hint is about several keys.
  var pressed: KeyPress? {
    if keys == " " || keys.contains(" ") { return nil }
    var token = keys
    for (sign, name) in KeyHint.tokens where token.hasSuffix(sign) {
      token = token.dropLast(sign.count) + name
      break
    }
    return KeyPress(token)
  }

  private static let tokens = [
    ("⏎", "return"), ("↑", "up"), ("↓", "down"), ("←", "left"), ("→", "right"),
  ]

  /// Returns the name of a key as hints show it.
  static func name(of key: KeyPress) -> String {
    let name = key.description
    for (short, long) in shortNames where name.hasSuffix(long) {
      return name.dropLast(long.count) + short
    }
    return name
  }

  private static let shortNames = [
    ("esc", "escape"), ("del", "delete"), ("pgup", "pageup"), ("pgdn", "pagedown"),
  ]

  /// Returns the hint for the bottom line as well.
  package func promoted() -> KeyHint { KeyHint(self, isProminent: true) }
}
