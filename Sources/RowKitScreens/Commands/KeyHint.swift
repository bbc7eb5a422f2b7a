/// A key and its current effect, for the bottom line and the help.
public struct KeyHint: Sendable {
  /// The keys as displayed, such as `⏎` or `alt+↑`.
  package let keys: String

  /// The effect of the keys, in a word or two.
  package let title: String

  /// Whether the hint is shown in the bottom line.
  ///
  /// Otherwise only the help shows it.
  package let isProminent: Bool

  private let word: (@Sendable (LocalizedStrings) -> String)?

  /// The keys that have the effect too, which only the list of keys names.
  private var otherKeys = ""

  /// Whether the letters are pressed without Alt, even where letters are text.
  private var keepsLetters = false

  /// Whether the keys have the effect only while their row is expanded.
  package private(set) var isForOpenRow = false

  /// Creates a hint.
  public init(_ keys: String, _ title: String, isProminent: Bool = true) {
    self.keys = keys
    self.title = title
    self.isProminent = isProminent
    word = nil
  }

  /// Creates a hint with the words of a key, in the language of the screen.
  ///
  /// The key is one of the framework's, or of an app's own ``StringKeys``.
  ///
  /// ```swift
  /// KeyHint("← →", RowStrings.lessAndMore)
  /// ```
  public init(_ keys: String, _ word: some StringKeys, isProminent: Bool = true) {
    self.keys = keys
    title = word.rawValue
    self.isProminent = isProminent
    self.word = { $0[word] }
  }

  /// Creates a copy of a hint with another prominence, or for other keys.
  init(_ hint: KeyHint, keys: String? = nil, isProminent: Bool) {
    self.keys = keys ?? hint.keys
    title = hint.title
    word = hint.word
    keepsLetters = hint.keepsLetters
    otherKeys = hint.otherKeys
    isForOpenRow = hint.isForOpenRow
    self.isProminent = isProminent
  }

  /// Returns the keys as a host displays them, with words for signs if it shows only ASCII.
  package func shownKeys(asASCII: Bool) -> String {
    guard asASCII else { return keys }
    var text = ""
    for character in keys {
      let name = KeyHint.names[character]
      if name != nil, let last = text.last, last != "+", last != " " { text += " " }
      text += name ?? String(character)
    }
    return text
  }

  /// The words for signs of keys, as in the notation of scripts.
  private static let names: [Character: String] = [
    "⏎": "return", "↑": "up", "↓": "down", "←": "left", "→": "right",
  ]

  /// Returns the hint with more keys that have the effect, which only the list of keys names.
  package func or(_ keys: String?) -> KeyHint {
    var hint = self
    hint.otherKeys = keys ?? ""
    return hint
  }

  /// The hint as the list of keys shows it, with all its keys.
  var listed: KeyHint {
    otherKeys.isEmpty
      ? self : KeyHint(self, keys: keys + " " + otherKeys, isProminent: isProminent)
  }

  /// Returns the hint in the words of a screen.
  func said(in words: LocalizedStrings) -> KeyHint {
    KeyHint(keys, word?(words) ?? title, isProminent: isProminent)
  }

  /// Returns whether the hint names a letter as a key.
  func names(_ letter: Character) -> Bool {
    keys.split(separator: " ").contains { $0.count == 1 && $0.first == letter }
  }

  /// Returns the hint with Alt before each letter, for where letters are text.
  var withAlt: KeyHint {
    guard !keepsLetters else { return self }
    let keys = keys.split(separator: " ", omittingEmptySubsequences: false).map { key in
      key.count == 1 && key.first?.isLetter == true ? "alt+\(key)" : "\(key)"
    }
    return KeyHint(self, keys: keys.joined(separator: " "), isProminent: isProminent)
  }

  /// Returns the hint for a row that has the keys only while it is expanded.
  package func whileOpen() -> KeyHint {
    var hint = self
    hint.isForOpenRow = true
    return hint
  }

  /// Returns the hint of a row that receives letters itself.
  package func keepingLetters() -> KeyHint {
    var hint = self
    hint.keepsLetters = true
    return hint
  }
}

// MARK: Hashable

extension KeyHint: Hashable {
  public static func == (left: KeyHint, right: KeyHint) -> Bool {
    left.keys == right.keys && left.title == right.title && left.isProminent == right.isProminent
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(keys)
    hasher.combine(title)
  }
}

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

  /// Returns the name of a key with a sign, such as `alt+↑`.
  static func sign(of key: KeyPress) -> String {
    let name = name(of: key)
    for (sign, long) in tokens where name == long || name.hasSuffix("+" + long) {
      return name.dropLast(long.count) + sign
    }
    return name
  }

  private static let shortNames = [
    ("esc", "escape"), ("del", "delete"), ("pgup", "pageup"), ("pgdn", "pagedown"),
  ]

  /// Returns the hint for the bottom line as well.
  package func promoted() -> KeyHint { KeyHint(self, isProminent: true) }
}
