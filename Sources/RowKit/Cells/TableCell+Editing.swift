/// Where the text that is edited stands in a cell.
extension TableCell {
  /// Where the caret stands in a cell of a width; nil for none.
  final func caret(forWidth width: Int) -> ScreenPoint? {
    let layout = StandardCellLayout(self, width: width)
    guard let content = content as? any EditableContent,
      var point = content.caret(forWidth: layout.contentWidth)
    else { return nil }
    point.column += layout.contentColumn
    return point
  }

  /// The place in the text at a point of the cell; nil for none.
  final func place(at point: ScreenPoint, forWidth width: Int) -> Int? {
    let layout = StandardCellLayout(self, width: width)
    let inner = ScreenPoint(column: point.column - layout.contentColumn, line: point.line)
    return (content as? any EditableContent)?.place(at: inner, forWidth: layout.contentWidth)
  }

  /// Which suggestion stands at a point of the cell; nil for none.
  final func suggestion(at point: ScreenPoint, forWidth width: Int) -> Int? {
    let layout = StandardCellLayout(self, width: width)
    let inner = ScreenPoint(column: point.column - layout.contentColumn, line: point.line)
    return (content as? any EditableContent)?.suggestion(at: inner, forWidth: layout.contentWidth)
  }

  /// The columns of the content of a cell of a width.
  final func contentWidth(forWidth width: Int) -> Int {
    StandardCellLayout(self, width: width).contentWidth
  }
}
