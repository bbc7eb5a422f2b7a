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

  /// Whether a person moved past the last field, so that typed characters go to no field.
  var isPastLastField = false

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
  mutating func editingDidBegin() { (carriesEditing, isPastLastField) = (true, false) }

  /// Records that a person ended editing.
  mutating func editingDidEnd() { (carriesEditing, isPastLastField) = (false, false) }
}
