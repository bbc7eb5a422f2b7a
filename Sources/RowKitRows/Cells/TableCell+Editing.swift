/// Locating the edited text in a cell.
extension TableCell {
  /// Returns the position of the caret in a cell of a width, or `nil` if there is none.
  package final func caret(forWidth width: Int) -> ScreenPoint? {
    let layout = StandardCellLayout(self, width: width)
    guard let content = shownContent as? any EditableContent,
      var point = content.caret(forWidth: layout.contentWidth)
    else { return nil }
    point.column += layout.contentColumn
    return point
  }

  /// Returns the place in the text at a point of the cell, or `nil` if there is none.
  package final func place(at point: ScreenPoint, forWidth width: Int) -> Int? {
    let layout = StandardCellLayout(self, width: width)
    let inner = ScreenPoint(column: point.column - layout.contentColumn, line: point.line)
    return (shownContent as? any EditableContent)?.place(at: inner, forWidth: layout.contentWidth)
  }

  /// Returns the index of the suggestion at a point of the cell, or `nil` if there is none.
  package final func suggestion(at point: ScreenPoint, forWidth width: Int) -> Int? {
    let layout = StandardCellLayout(self, width: width)
    let inner = ScreenPoint(column: point.column - layout.contentColumn, line: point.line)
    return (shownContent as? any EditableContent)?
      .suggestion(at: inner, forWidth: layout.contentWidth)
  }

  /// Returns the number of columns scrolled out of view at the left, in a cell of a width.
  package final func textOffset(forWidth width: Int) -> Int {
    (shownContent as? any EditableContent)?.offset(forWidth: contentWidth(forWidth: width)) ?? 0
  }

  /// Returns the number of columns of the content in a cell of a width.
  package final func contentWidth(forWidth width: Int) -> Int {
    StandardCellLayout(self, width: width).contentWidth
  }
}
