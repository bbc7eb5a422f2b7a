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

  /// The row whose hints are shown, or `nil` if none are.
  var hinted: HintedRow?

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
}

/// The keys of what has the cursor, on which the bottom line depends.
struct HintedRow {
  /// The type of the row with the cursor, or `nil` if it is out of view.
  let kind: ObjectIdentifier?

  /// The keys of the row with the cursor, or of the header.
  let hints: [KeyHint]

  /// Whether letters are text.
  let lettersAreText: Bool

  /// Returns whether the bottom line is the same with another row.
  func shows(sameAs other: HintedRow) -> Bool {
    kind == other.kind && lettersAreText == other.lettersAreText
      && hints.elementsEqual(other.hints) { $0.shows(sameAs: $1) }
  }
}
