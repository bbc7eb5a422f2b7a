extension Canvas {
  /// Marks what a search finds in the text that is drawn already, line by line, whatever drew it.
  package func mark(_ matcher: TextMatcher) {
    for line in visibleLines {
      guard let target = target(line: line) else { continue }
      let words = words(line: target.line, columns: target.columns)
      for range in matcher.ranges(in: words.text) {
        let start = words.text.utf8.distance(from: words.text.startIndex, to: range.lowerBound)
        let end = words.text.utf8.distance(from: words.text.startIndex, to: range.upperBound)
        guard start < end, end <= words.columns.count else { continue }
        restyle(columns: words.columns[start]..<(words.columns[end - 1] + 1), line: line, .match)
      }
    }
  }

  /// The text in some columns of a line of the screen, and the column that each of its bytes is
  /// drawn in, counted from the left of the canvas.
  private func words(line: Int, columns: Range<Int>) -> (text: String, columns: [Int]) {
    var text = ""
    var places: [Int] = []
    for column in columns {
      let grapheme = buffer.text(of: buffer[column, line])
      text += grapheme
      for _ in grapheme.utf8 { places.append(column - origin.column) }
    }
    return (text, places)
  }
}
