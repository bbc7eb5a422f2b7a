/// A row with any number of lines of text, wrapped at the right edge.
///
/// It can't be selected.
@MainActor public protocol NoteRow: CellController where Cell == TableCell {
  /// The text. Newlines begin new lines.
  var text: String { get }

  /// The style of the text. The default is `.plain`.
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
