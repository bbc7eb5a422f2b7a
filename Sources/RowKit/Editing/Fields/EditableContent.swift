/// A content that shows the text being edited, and knows where its caret stands.
public protocol EditableContent: CellContent {
  /// Where the caret stands in the content; nil when nothing is edited.
  func caret(forWidth width: Int) -> ScreenPoint?

  /// The columns of the field, for moving between the lines of its text.
  func fieldWidth(forWidth width: Int) -> Int

  /// The place in the text at a point of the content; nil for a point outside of the field.
  func place(at point: ScreenPoint, forWidth width: Int) -> Int?

  /// How many columns of the text are out of view at the left, so that the caret is seen; the
  /// table gives it back in ``TextEditingState/offset`` with the next text. By default 0.
  func offset(forWidth width: Int) -> Int

  /// Which suggestion stands at a point of the content; nil for none. By default nil.
  func suggestion(at point: ScreenPoint, forWidth width: Int) -> Int?
}

extension EditableContent {
  public func offset(forWidth width: Int) -> Int { 0 }
  public func suggestion(at point: ScreenPoint, forWidth width: Int) -> Int? { nil }
}
