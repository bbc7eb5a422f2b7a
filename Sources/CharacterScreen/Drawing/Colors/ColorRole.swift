/// What a colour is for; a theme says how each role looks.
public enum ColorRole: UInt8, CaseIterable, Hashable, Sendable {
  /// Ordinary text.
  case text
  /// Text that matters less: details, subtitles, footers.
  case secondaryText
  /// Text of a row that can't be used now, and placeholders.
  case disabledText
  /// What can be acted on: links, actions, the caret of a way back.
  case tint
  /// What destroys something.
  case destructive
  /// What went well.
  case success
  /// What deserves attention.
  case warning
  /// A group's title.
  case header
  /// Lines between rows and around cards.
  case separator
  /// What lies behind everything.
  case background
  /// What lies behind the rows of a grouped table.
  case cardBackground
  /// What lies behind the row that has the cursor.
  case selection
  /// Text of the row that has the cursor.
  case selectionText
  /// What lies behind a row that is selected without having the cursor.
  case marked
  /// What lies behind the title bar.
  case titleBar
  /// Text of the title bar.
  case titleText
  /// What lies behind the bottom line.
  case bottomBar
  /// Text of the bottom line.
  case bottomText
  /// What lies behind text that a search found.
  case match
  /// Text that a search found.
  case matchText
  /// What lies behind alerts and other overlays.
  case overlay
  /// What lies behind a field that takes text.
  case field
}
