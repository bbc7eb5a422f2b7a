extension RowContext {
  /// Begins to edit the row's text; does nothing for a row that can't be edited.
  public func beginEditing() {
    guard let path else { return }
    screen?.tableView.beginTextEditing(at: path)
  }

  /// Ends editing, if this row is being edited.
  public func endEditing() {
    guard let path, screen?.tableView.editSession?.path == path else { return }
    screen?.tableView.endTextEditing()
  }

  /// Leads to the next row that takes focus, as Tab does; tells the screen when this is the last.
  public func advanceFocus() {
    guard let path, let screen else { return }
    screen.advanceFocus(from: path)
  }
}
