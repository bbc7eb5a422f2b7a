import RowKit

/// A row with a text that is stored when editing ends.
///
/// The document then changes once, and a comment beside the value survives while it is retyped.
@MainActor protocol StoredAtEndRow: TextFieldRow, FormRow {}

extension StoredAtEndRow {
  func textDidChange(_ text: String, row: RowContext) {}

  func textDidEnd(_ text: String, row: RowContext) {
    if !text.isExactly(self.text.value) { self.text.value = text }
  }
}
