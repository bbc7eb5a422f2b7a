package import CharacterScreen

/// The known abilities of a terminal.
///
/// The abilities start with what the environment indicates and are refined by the terminal's
/// replies. They are cautious: an ability that is not known to work is not used.
package struct TerminalAbilities: Hashable, Sendable {
  /// The number of colours.
  package var colorDepth: ColorDepth

  /// The characters that the terminal shows.
  ///
  /// The default is `unicode`.
  package var characters = CharacterRepertoire.unicode

  /// Whether the terminal can hold back its display until a frame is complete.
  package var synchronizedOutput = false

  /// Whether the terminal can scroll a range of lines.
  package var scrollRegions = false

  /// Whether the terminal can scroll by any number of lines at once.
  package var scrollsByCount = false

  /// Whether erasing fills with the selected background colour.
  package var backColorErase = false

  /// Whether the terminal has an alternate screen, which preserves the contents of the main one.
  package var alternateScreen = false

  /// Whether a program can copy text to the clipboard.
  package var clipboard = false

  /// Whether the terminal has a title.
  package var title = false

  /// Whether the terminal reports mouse events.
  package var mouse = false

  /// Whether the terminal reports gaining and losing the keyboard focus.
  package var focusEvents = false

  /// Whether requesting the kitty keyboard protocol is safe.
  ///
  /// Terminals without it ignore the request.
  package var kittyKeyboard = false

  /// Whether the terminal marks pasted text.
  package var bracketedPaste = false

  /// Whether the terminal answers queries, and displays nothing for unknown ones.
  package var answers = false

  /// Whether the background is dark, or `nil` if the terminal hasn't reported it.
  package var isBackgroundDark: Bool?

  /// Creates the abilities of a terminal that can only move its cursor and erase.
  package init(colorDepth: ColorDepth = .none) {
    self.colorDepth = colorDepth
  }

  /// Updates the abilities with a reply of the terminal.
  package mutating func learn(from reply: TerminalReply) {
    switch reply {
    case .mode(2026, let state): synchronizedOutput = state == .on || state == .off
    case .background(let color): isBackgroundDark = ColorPalette.isDark(color)
    case .mode, .keyboardFlags, .deviceAttributes, .cursor: break
    }
  }
}

/// A family of terminals with similar abilities, recognized by the name in `TERM`.
package enum TerminalFamily {
  /// xterm and compatible terminals.
  case xterm
  case tmux
  case screen
  case rxvt
  /// The Linux console.
  case linux
  /// Video terminals and their emulators.
  case vt
  /// A terminal that can't move its cursor.
  case dumb

  /// Creates the family that the environment indicates.
  ///
  /// Other names count as xterm, a missing or empty one as dumb.
  package init(environment: [String: String]) {
    let term = environment["TERM", default: ""].lowercased()
    let known: [(String, TerminalFamily)] = [
      ("dumb", .dumb), ("unknown", .dumb), ("tmux", .tmux), ("screen", .screen),
      ("rxvt", .rxvt), ("linux", .linux), ("vt1", .vt), ("vt2", .vt), ("vt3", .vt),
      ("vt4", .vt), ("vt5", .vt), ("ansi", .vt), ("cons25", .vt), ("sun", .vt),
    ]
    self = known.first { term.hasPrefix($0.0) }?.1 ?? (term.isEmpty ? .dumb : .xterm)
  }
}

/// The characters that a terminal shows.
package enum CharacterRepertoire: Hashable, Sendable {
  /// All characters.
  case unicode
  /// The letters of most languages, but few signs and borders, which are replaced by ASCII.
  case letters
  /// ASCII only: signs and borders are replaced, letters lose their accents, and a letter of another
  /// script becomes a question mark.
  case ascii

  /// Returns a text with ASCII in place of the characters that the terminal doesn't show.
  package func shown(_ text: String) -> String {
    if self == .unicode { return text }
    return text.map { character in
      guard let first = character.unicodeScalars.first else { return "" }
      return replacement(for: first).map { String($0) } ?? String(character)
    }.joined()
  }

  /// Returns the ASCII character in place of another one, or `nil` if the terminal shows that.
  func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if let sign = ASCIISigns.sign(for: scalar) { return sign }
    return self == .ascii ? ASCIISigns.letter(for: scalar) : nil
  }

  /// Creates the repertoire that the environment indicates.
  ///
  /// A locale that names another encoding than UTF-8, such as `LANG=C`, has ASCII only. The first of
  /// `LC_ALL`, `LC_CTYPE` and `LANG` that is set counts; if none is, the encoding is UTF-8.
  init(environment: [String: String], family: TerminalFamily) {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let encoding = locale?.lowercased() ?? "utf-8"
    let isUnicode = encoding.contains("utf-8") || encoding.contains("utf8")
    switch family {
    case _ where !isUnicode: self = .ascii
    case .vt, .linux, .dumb: self = .letters
    case .xterm, .tmux, .screen, .rxvt: self = .unicode
    }
  }
}
