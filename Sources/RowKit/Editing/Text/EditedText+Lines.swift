/// Wrapping a text into lines of a given width.
extension EditedText {
  /// Returns the range of places of each line for a width in columns.
  ///
  /// A line includes the blanks and the line break at its end. There is always at least one line.
  func lines(width: Int) -> [Range<Int>] {
    let text = self.text
    var starts: [Int] = []
    var index = text.startIndex
    var place = 0
    for line in TextWrapping.lines(text, width: max(1, width)) {
      place += text.distance(from: index, to: line.startIndex)
      index = line.startIndex
      starts.append(place)
    }
    let ends = starts.dropFirst() + [count]
    return zip(starts, ends).map { $0..<max($0, $1) }
  }

  /// Returns the line and column of a place, counted from 0.
  func point(of place: Int, in lines: [Range<Int>]) -> ScreenPoint {
    let line = max(0, (lines.firstIndex { $0.lowerBound > place } ?? lines.count) - 1)
    let start = lines.isEmpty ? 0 : lines[line].lowerBound
    return ScreenPoint(column: columns(of: start..<max(start, place)), line: line)
  }

  /// Returns the place nearest to a column of a line.
  func place(at point: ScreenPoint, in lines: [Range<Int>]) -> Int {
    guard !lines.isEmpty else { return 0 }
    let line = min(max(0, point.line), lines.count - 1)
    let range = lines[line]
    let end =
      line == lines.count - 1 ? range.upperBound : max(range.lowerBound, range.upperBound - 1)
    var place = range.lowerBound
    while place < end, columns(of: range.lowerBound..<place + 1) <= point.column { place += 1 }
    return place
  }

  /// Returns the number of columns of some characters on a line.
  func columns(of range: Range<Int>) -> Int {
    TextWidth.width(of: text(in: range))
  }
}
