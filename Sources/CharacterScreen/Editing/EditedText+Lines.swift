/// Wrapping a text into lines of a given width.
extension EditedText {
  /// Returns the lines of the text for a width in columns.
  package func lines(width: Int) -> WrappedText {
    if let wrapped, wrapped.width == max(1, width) { return wrapped }
    return WrappedText(chunks, width: width)
  }

  /// Returns the line and column of a place, counted from 0.
  package func point(of place: Int, in lines: WrappedText) -> ScreenPoint {
    let line = lines.line(of: place)
    let start = lines[line].lowerBound
    return ScreenPoint(column: columns(of: start..<max(start, place)), line: line)
  }

  /// Returns the place nearest to a column of a line.
  package func place(at point: ScreenPoint, in lines: WrappedText) -> Int {
    let line = min(max(0, point.line), lines.count - 1)
    let range = lines[line]
    let end =
      line == lines.count - 1 ? range.upperBound : max(range.lowerBound, range.upperBound - 1)
    return place(atColumn: point.column, in: range.lowerBound..<end)
  }

  /// Returns the last place of a range on one line that is not behind a column.
  package func place(atColumn column: Int, in range: Range<Int>) -> Int {
    chunks.place(atColumn: column, in: range)
  }

  /// Returns the part of a text on one line that is seen in a number of columns behind others, and the column
  /// where it begins, counted from the first one that is seen.
  package func part(behind columns: Int, width: Int) -> (text: String, column: Int) {
    // The width of a tab depends on all that is before it.
    guard !chunks.hasTabs else { return (text, -columns) }
    let start = place(atColumn: columns, in: 0..<count)
    let hidden = self.columns(of: 0..<start)
    let end = place(atColumn: columns + width - hidden, in: start..<count)
    return (text(in: start..<min(end + 1, count)), hidden - columns)
  }

  /// Returns the number of columns of some characters on a line.
  package func columns(of range: Range<Int>) -> Int {
    chunks.columns(of: range)
  }
}
