/// Breaks text into lines of a width.
///
/// A line ends at spaces, which are not drawn then, after the hyphen of a word, and between
/// Chinese, Japanese and Korean characters, though not before a closing mark nor after an opening
/// one. A word that is longer than a line is cut between characters. Line breaks in the text end
/// a line too: LF, CR, CR LF, vertical tab, form feed, NEL, and the two Unicode separators.
///
/// ```swift
/// TextWrapping.lines("Ada Lovelace", width: 8)  // ["Ada", "Lovelace"]
/// ```
public enum TextWrapping {
  /// Breaks a text into lines.
  ///
  /// There is always a line, if an empty one, and one more behind a line break at the end.
  ///
  /// - Parameters:
  ///   - text: The text, of any origin.
  ///   - width: The columns of a line; less than 1 counts as 1. Only a character that is wider
  ///     than this makes a line that exceeds it.
  ///   - limit: How many lines to return at most. What follows them is not looked at; it was left
  ///     out if the last line ends before the text does.
  /// - Returns: The lines as parts of the text, without the spaces they end with.
  public static func lines(_ text: String, width: Int, limit: Int = .max) -> [Substring] {
    Array(LineBreaker(text, width: width).prefix(max(0, limit)))
  }

  /// Counts the lines that a text takes, without building them.
  ///
  /// - Parameters:
  ///   - text: The text, of any origin.
  ///   - width: The columns of a line; less than 1 counts as 1.
  ///   - limit: Where to stop counting.
  /// - Returns: The number of lines, 1 or more unless the limit is less.
  public static func lineCount(_ text: String, width: Int, limit: Int = .max) -> Int {
    var breaker = LineBreaker(text, width: width)
    var count = 0
    while count < limit, breaker.next() != nil { count += 1 }
    return count
  }
}
