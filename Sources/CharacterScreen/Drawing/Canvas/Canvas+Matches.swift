extension Canvas {
  /// Highlights the matches of a search in the text that is already drawn, line by line.
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

  /// Returns the text in a range of columns of a line of the screen, and the column of each of its
  /// UTF-8 bytes, counted from the left of the canvas.
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
