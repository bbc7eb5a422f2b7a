public import CharacterScreen

/// What a terminal can do, as far as is known.
///
/// It begins with what the environment tells and learns from what the terminal replies. Values are
/// cautious: what is not known to work is not used.
public struct TerminalAbilities: Hashable, Sendable {
  /// How many colours it has.
  public var colorDepth: ColorDepth

  /// Whether it can hold back what it shows until a frame is complete.
  public var synchronizedOutput = false

  /// Whether it can scroll some of its lines.
  public var scrollRegions = false

  /// Whether it can scroll by any number of lines at once.
  public var scrollsByCount = false

  /// Whether erasing fills with the background that is selected.
  public var backColorErase = false

  /// Whether it has a second screen, so that what stood on the first comes back.
  public var alternateScreen = false

  /// Whether a program can put text on the clipboard.
  public var clipboard = false

  /// Whether it has a title.
  public var title = false

  /// Whether it tells about the mouse.
  public var mouse = false

  /// Whether it tells when it gets or loses the keyboard.
  public var focusEvents = false

  /// Whether it may be asked for the newer keyboard protocol; those that don't know it ignore that.
  public var kittyKeyboard = false

  /// Whether it marks what is pasted.
  public var bracketedPaste = false

  /// Whether it answers questions, and shows nothing for those that it doesn't understand.
  public var answers = false

  /// Whether what lies behind everything is dark; nil if it was not told.
  public var isBackgroundDark: Bool?

  /// Creates the abilities of a terminal that can only move its cursor and erase.
  public init(colorDepth: ColorDepth = .none) {
    self.colorDepth = colorDepth
  }

  /// Takes in what the terminal replied.
  public mutating func learn(from reply: TerminalReply) {
    switch reply {
    case .mode(2026, let state): synchronizedOutput = state == .on || state == .off
    case .background(let color): isBackgroundDark = ColorPalette.isDark(color)
    case .mode, .keyboardFlags, .deviceAttributes, .cursor: break
    }
  }
}
