/// Content that shows the text being edited and locates its caret.
public protocol EditableContent: CellContent {
  /// Returns the position of the caret in the content, or `nil` if no text is being edited.
  func caret(forWidth width: Int) -> ScreenPoint?

  /// Returns the number of columns of the field, for moving between lines of its text.
  func fieldWidth(forWidth width: Int) -> Int

  /// Returns the place in the text at a point of the content, or `nil` outside the field.
  func place(at point: ScreenPoint, forWidth width: Int) -> Int?

  /// Returns the number of columns scrolled out of view at the left to keep the caret visible.
  ///
  /// The table passes it back as ``TextEditingState/offset`` with the next text. The default is 0.
  func offset(forWidth width: Int) -> Int

  /// Returns the index of the suggestion at a point of the content, or `nil` if there is none.
  ///
  /// The default is `nil`.
  func suggestion(at point: ScreenPoint, forWidth width: Int) -> Int?
}

extension EditableContent {
  public func offset(forWidth width: Int) -> Int { 0 }
  public func suggestion(at point: ScreenPoint, forWidth width: Int) -> Int? { nil }
}
