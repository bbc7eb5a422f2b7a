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
  private var hinted: HintedRow?

  /// An empty list that keeps its storage, because a frame is drawn for each key.
  private var spareHints: [KeyHint] = []

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

  /// Removes and returns an empty list to fill with hints.
  mutating func takeSpareHints() -> [KeyHint] {
    defer { spareHints = [] }
    return spareHints
  }

  /// Notes the hints of a row of a kind, or of a header, and returns whether the bottom line changes.
  ///
  /// Empties `hints`. The kind is `nil` if the row is out of view.
  mutating func noteHints(
    _ hints: inout [KeyHint], of kind: ObjectIdentifier?, lettersAreText: Bool
  ) -> Bool {
    if let hinted, hinted.kind == kind, hinted.lettersAreText == lettersAreText,
      hinted.hints == hints
    {
      hints.removeAll(keepingCapacity: true)
      swap(&hints, &spareHints)
      return false
    }
    hinted = HintedRow(kind: kind, hints: hints, lettersAreText: lettersAreText)
    return true
  }
}

/// The row whose hints the bottom line shows.
private struct HintedRow {
  let kind: ObjectIdentifier?
  let hints: [KeyHint]
  let lettersAreText: Bool
}
