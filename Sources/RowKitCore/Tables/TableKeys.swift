/// The keys of a table: which command each has, the number typed before one, and which hints the
/// bottom line shows.
///
/// An object, so that the compiler knows that no access to one property overlaps one to another.
@MainActor final class TableKeys {
  /// The key bindings where letters are commands.
  var bindings = KeyBindings.standard {
    didSet {
      textBindings = nil
      isStandard = bindings == .standard
    }
  }

  /// Whether letters are text on every row.
  var lettersAreText = false

  /// The number that is being typed before a command.
  var count = TypedCount()

  /// The number that was typed before the key being handled, or `nil` if there is none.
  var repetition: Int?

  /// The key bindings where letters are text, created on first use.
  private var textBindings: KeyBindings?

  /// Whether no binding was changed.
  private var isStandard = true

  /// The row whose hints are shown, or `nil` if none are.
  private var hinted: HintedRow?

  /// An empty list that keeps its storage, because a frame is drawn for each key.
  private var spareHints: [KeyHint] = []

  /// Returns the command of a key.
  ///
  /// A letter with Alt has the same command whether letters are text or not.
  func command(for key: KeyPress, lettersMeanText: Bool) -> TableCommand? {
    let bindings = bindings
    if !lettersMeanText, let command = bindings[key] { return command }
    guard lettersMeanText || key.modifiers.contains(.alt) else { return nil }
    return bindingsForText[key]
  }

  private var bindingsForText: KeyBindings {
    let others = textBindings ?? bindings.whereLettersAreText
    textBindings = others
    return others
  }

  private static let standardForText = KeyBindings.standard.whereLettersAreText

  // MARK: Hints

  /// Returns the names of the keys of commands, which are the standard names if nothing is bound otherwise, or
  /// `nil` if they have no key.
  func names(
    of commands: [TableCommand], standard: String, lettersMeanText: @autoclosure () -> Bool
  ) -> String? {
    if isStandard { return standard }
    return lettersMeanText()
      ? bindingsForText.names(of: commands, standard: standard, in: TableKeys.standardForText)
      : bindings.names(of: commands, standard: standard, in: .standard)
  }

  /// Takes a digit of the number before a command, and returns whether the key was one.
  func count(_ key: KeyPress) -> Bool {
    var number = count
    defer { count = number }
    return number.take(key)
  }

  /// Removes and returns an empty list to fill with hints.
  func takeSpareHints() -> [KeyHint] {
    defer { spareHints = [] }
    return spareHints
  }

  /// Notes the hints of a row of a kind, or of a header, and returns whether the bottom line changes.
  ///
  /// Empties `hints`. The kind is `nil` if the row is out of view.
  func noteHints(
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

/// The state of filling in the fields of a table.
@MainActor struct FieldEntry {
  /// Whether the first row that takes the focus gets it when the screen first appears.
  var focusesFirstRow = false

  /// The search for the next row that takes the focus, while it is in progress.
  var search: FocusSearch?

  /// Whether moving the cursor to a field begins editing it.
  ///
  /// Set when editing begins, cleared by Escape.
  var carriesEditing = false

  /// The time until which typed characters go to no field, because a person moved past the last one.
  var typingRefusedUntil: Duration?

  /// The time until which typed keys belong to a row that is gone, and the message shown meanwhile.
  var interruption: (message: String, end: Duration)?

  private var didFocusFirstRow = false

  /// Returns whether the first row gets the focus now, which is `true` once.
  mutating func takeFirstFocus() -> Bool {
    guard focusesFirstRow, !didFocusFirstRow else { return false }
    didFocusFirstRow = true
    return true
  }

  /// Records that editing has begun.
  mutating func editingDidBegin() { (carriesEditing, typingRefusedUntil) = (true, nil) }

  /// Records that a person ended editing.
  mutating func editingDidEnd() { (carriesEditing, typingRefusedUntil) = (false, nil) }
}

/// A search for the next row that takes the focus, which may continue over several frames.
@MainActor struct FocusSearch {
  let direction: TableView.Direction

  /// The row where the search began, which may move meanwhile, or `nil` for the start of the table.
  let origin: RowContext?

  /// Called with the row that was found, or with `nil` if there is none.
  let found: (GenericTableController, RowPath?) -> Void

  /// The last item checked, or `nil` to begin at the origin.
  var item: TableItem?

  /// The number of frames before each of which some rows were checked.
  var frameCount = 0

  /// Whether a person may begin to wonder why no key does anything: after a moment, and again and again.
  var isTimeToSaySo: Bool { frameCount % 120 == 20 }

  /// Returns the item to continue from, or `nil` if the origin is gone.
  func start(in table: TableView) -> TableItem? {
    if let item { return item }
    guard let origin else { return table.firstItem }
    return origin.path.map { TableItem($0) }
  }
}
