extension RowContext {
  /// Begins editing the row's text.
  ///
  /// Does nothing for a row that can't be edited.
  public func beginEditing() {
    guard let path else { return }
    screen?.tableView.beginTextEditing(at: path)
  }

  /// Ends editing if this row is being edited.
  public func endEditing() {
    guard let path, screen?.tableView.editSession?.path == path else { return }
    screen?.tableView.endTextEditing()
  }

  /// Moves the focus to the next row that takes it, like the Tab key.
  ///
  /// If this is the last such row, the screen is notified instead.
  public func advanceFocus() {
    guard let path, let screen else { return }
    screen.advanceFocus(from: path)
  }
}
