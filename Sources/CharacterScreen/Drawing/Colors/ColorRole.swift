/// The purpose of a colour; a ``Theme`` defines the appearance of each role.
public enum ColorRole: UInt8, CaseIterable, Hashable, Sendable {
  /// Ordinary text.
  case text
  /// Less prominent text: details, subtitles and footers.
  case secondaryText
  /// Text of a disabled row, and placeholders.
  case disabledText
  /// Interactive elements: links, actions and the back button.
  case tint
  /// Destructive actions.
  case destructive
  /// Success.
  case success
  /// Warnings.
  case warning
  /// A group's title.
  case header
  /// Lines between rows and around cards.
  case separator
  /// The background of the screen.
  case background
  /// The background of the rows in a grouped table.
  case cardBackground
  /// The background of the row with the cursor.
  case selection
  /// Text of the row with the cursor.
  case selectionText
  /// The background of a row that is selected but doesn't have the cursor.
  case marked
  /// The background of the title bar.
  case titleBar
  /// Text of the title bar.
  case titleText
  /// The background of the bottom line.
  case bottomBar
  /// Text of the bottom line.
  case bottomText
  /// The background of text that matches a search.
  case match
  /// Text that matches a search.
  case matchText
  /// The background of alerts and other overlays.
  case overlay
  /// The background of a text field.
  case field
}
