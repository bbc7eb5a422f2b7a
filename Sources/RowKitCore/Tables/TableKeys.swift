/// The keys of a table: which command each has, the number typed before one, and which hints the
/// bottom line shows.
struct TableKeys {
  /// The key bindings where letters are commands.
  var bindings = KeyBindings.standard {
    didSet { textBindings = nil }
  }

  /// Whether letters are text on every row.
  var lettersAreText = false

  /// The number that is being typed before a command.
  var count = TypedCount()

  /// The number that was typed before the key being handled, or `nil` if there is none.
  var repetition: Int?

  /// The key bindings where letters are text, created on first use.
  private var textBindings: KeyBindings?

  /// The type of the row with the cursor at the time the hints were shown.
  private var hintedRow: ObjectIdentifier?

  /// Whether letters were text when the hints were shown.
  private var hintedText = false

  /// Returns the command of a key.
  ///
  /// A letter with Alt has the same command whether letters are text or not.
  mutating func command(for key: KeyPress, lettersMeanText: Bool) -> TableCommand? {
    if !lettersMeanText, let command = bindings[key] { return command }
    guard lettersMeanText || key.modifiers.contains(.alt) else { return nil }
    let bindings = textBindings ?? bindings.whereLettersAreText
    textBindings = bindings
    return bindings[key]
  }

  /// Returns whether the row with the cursor and the meaning of letters are those of the hints that
  /// are shown.
  func hasHints(of row: ObjectIdentifier?, lettersMeanText: Bool) -> Bool {
    row == hintedRow && lettersMeanText == hintedText
  }

  /// Notes for which row and which meaning of letters the hints are shown.
  mutating func noteHints(of row: ObjectIdentifier?, lettersMeanText: Bool) {
    (hintedRow, hintedText) = (row, lettersMeanText)
  }
}
