extension RowContext {
  /// Begins editing the row's text.
  ///
  /// Does nothing for a row that can't be edited.
  public func beginEditing() {
    guard let path else { return }
    handle.host?.beginTextEditing(at: path)
  }

  /// Ends editing if this row is being edited.
  public func endEditing() {
    guard let path else { return }
    handle.host?.endTextEditing(at: path)
  }

  /// Sets the text of the row, also while it is edited.
  ///
  /// An empty text empties the field. Does nothing for a row without editable text. A person can
  /// undo the change while the text is edited.
  public func setText(_ text: String) {
    guard let path else { return }
    handle.host?.setText(text, at: path)
  }

  /// Replaces the whole text of the row as a person does: editing begins, and ends with the text.
  ///
  /// Returns the reason why the text isn't accepted, or `nil`. The row then keeps its text.
  package func replaceText(_ text: String) -> String? {
    guard let path else { return nil }
    return handle.host?.replaceText(text, at: path)
  }

  /// Moves the focus to the next row that takes it, like the Tab key.
  ///
  /// If this is the last such row, the screen is notified instead.
  public func advanceFocus() {
    guard let path else { return }
    handle.host?.advanceFocus(from: path)
  }
}
