/// A row of any number of lines of text, which wrap at the right edge; it can't be selected.
@MainActor public protocol NoteRow: CellController where Cell == TableCell {
  /// The text; newlines in it begin new lines.
  var text: String { get }

  /// The look of the text. By default plain.
  var style: Style { get }
}

extension NoteRow {
  public var style: Style { .plain }
  public var searchText: String? { text }

  public func configure(_ cell: TableCell) {
    cell.text = text
    cell.textStyle = style
    cell.numberOfLines = 0
  }
}
