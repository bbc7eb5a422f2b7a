import RowKit

/// A row with a text that is stored when editing ends.
///
/// The document then changes once, and a comment beside the value survives while it is retyped.
@MainActor protocol StoredAtEndRow: TextFieldRow, FormRow {
  /// The value.
  var item: SchemaItem { get }

  /// Whether an empty text is a value or removes the value. The default is `true`.
  var acceptsEmptyText: Bool { get }

  /// Returns the reason why a text is no value, or `nil` if it is one.
  func problem(with text: String) -> String?
}

extension StoredAtEndRow {
  func problem(with text: String) -> String? { nil }

  func refusal(of text: String, isFinal: Bool, in words: LocalizedStrings) -> String? {
    guard isFinal else { return nil }
    if !item.session.canHoldValue(at: item.place) { return item.session.words[SchemaStrings.gone] }
    return text.isEmpty && acceptsEmptyText ? nil : problem(with: text)
  }

  var acceptsEmptyText: Bool { true }

  var selectsText: Bool { item.session.isPreset(item.place) }

  func textDidChange(_ text: String, row: RowContext) {}

  func textDidEnd(_ text: String, row: RowContext) {
    item.session.didEdit(item.place)
    if !text.isExactly(self.text.value) { self.text.value = text }
  }
}
