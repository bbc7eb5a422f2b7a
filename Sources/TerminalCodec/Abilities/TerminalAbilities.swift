public import CharacterScreen

/// The known abilities of a terminal.
///
/// The abilities start with what the environment indicates and are refined by the terminal's
/// replies. They are cautious: an ability that is not known to work is not used.
public struct TerminalAbilities: Hashable, Sendable {
  /// The number of colours.
  public var colorDepth: ColorDepth

  /// The characters that the terminal shows.
  ///
  /// The default is `unicode`.
  public var characters = CharacterRepertoire.unicode

  /// Whether the terminal can hold back its display until a frame is complete.
  public var synchronizedOutput = false

  /// Whether the terminal can scroll a range of lines.
  public var scrollRegions = false

  /// Whether the terminal can scroll by any number of lines at once.
  public var scrollsByCount = false

  /// Whether erasing fills with the selected background colour.
  public var backColorErase = false

  /// Whether the terminal has an alternate screen, which preserves the contents of the main one.
  public var alternateScreen = false

  /// Whether a program can copy text to the clipboard.
  public var clipboard = false

  /// Whether the terminal has a title.
  public var title = false

  /// Whether the terminal reports mouse events.
  public var mouse = false

  /// Whether the terminal reports gaining and losing the keyboard focus.
  public var focusEvents = false

  /// Whether requesting the kitty keyboard protocol is safe.
  ///
  /// Terminals without it ignore the request.
  public var kittyKeyboard = false

  /// Whether the terminal marks pasted text.
  public var bracketedPaste = false

  /// Whether the terminal answers queries, and displays nothing for unknown ones.
  public var answers = false

  /// Whether the background is dark, or `nil` if the terminal hasn't reported it.
  public var isBackgroundDark: Bool?

  /// Creates the abilities of a terminal that can only move its cursor and erase.
  public init(colorDepth: ColorDepth = .none) {
    self.colorDepth = colorDepth
  }

  /// Updates the abilities with a reply of the terminal.
  public mutating func learn(from reply: TerminalReply) {
    switch reply {
    case .mode(2026, let state): synchronizedOutput = state == .on || state == .off
    case .background(let color): isBackgroundDark = ColorPalette.isDark(color)
    case .mode, .keyboardFlags, .deviceAttributes, .cursor: break
    }
  }
}
