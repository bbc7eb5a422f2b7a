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

/// A search for the next row that takes the focus, which may continue over several frames.
@MainActor struct FocusSearch {
  /// The direction.
  let direction: TableView.Direction

  /// The row where the search began, which may move meanwhile, or `nil` for the start of the table.
  let origin: RowContext?

  /// Called with the row that was found, or with `nil` if there is none.
  let found: (GenericTableController, RowPath?) -> Void

  /// The last item checked, or `nil` to begin at the origin.
  var item: TableItem?

  /// Returns the item to continue from, or `nil` if the origin is gone.
  func start(in table: TableView) -> TableItem? {
    if let item { return item }
    guard let origin else { return table.firstItem }
    return origin.path.map { TableItem($0) }
  }
}
