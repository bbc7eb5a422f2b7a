/// A namespace for wrapping text into lines.
///
/// A line breaks at spaces, which are not drawn at its end, after the hyphen of a word, and between
/// Chinese, Japanese and Korean characters, except before a closing mark or after an opening one. A
/// word that is longer than a line breaks between characters. Line breaks in the text also end a
/// line: LF, CR, CR LF, vertical tab, form feed, NEL, and the two Unicode separators.
///
/// ```swift
/// TextWrapping.lines("Ada Lovelace", width: 8)  // ["Ada", "Lovelace"]
/// ```
public enum TextWrapping {
  /// Wraps a text into lines.
  ///
  /// The result has at least one line, which may be empty. A line break at the end of the text adds
  /// an empty line.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - width: The width of a line in columns. A width below 1 counts as 1. Only a character that
  ///     is wider than a line exceeds it.
  ///   - limit: The maximum number of lines. Text after them is not read. Text was omitted if the
  ///     last line ends before the text does.
  /// - Returns: The lines as parts of the text, without trailing spaces.
  public static func lines(_ text: String, width: Int, limit: Int = .max) -> [Substring] {
    Array(LineBreaker(text, width: width).prefix(max(0, limit)))
  }

  /// Counts the lines of a wrapped text without creating them.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - width: The width of a line in columns. A width below 1 counts as 1.
  ///   - limit: The number of lines at which to stop counting.
  /// - Returns: The number of lines, at least 1 unless the limit is lower.
  public static func lineCount(_ text: String, width: Int, limit: Int = .max) -> Int {
    var breaker = LineBreaker(text, width: width)
    var count = 0
    while count < limit, breaker.next() != nil { count += 1 }
    return count
  }
}

extension TextWrapping {
  /// Wraps text into a limited number of lines, the last of which ends with an ellipsis if text is
  /// omitted.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The width in columns. A width below 1 counts as 1.
  ///   - limit: The maximum number of lines, at least 1.
  /// - Returns: The lines, at least one.
  package static func cutLines(_ text: String, width: Int, limit: Int) -> [String] {
    let lines = lines(text, width: width, limit: limit)
    var cut = lines.map { String($0) }
    guard let last = lines.last, lines.count >= limit,
      text[last.endIndex...].contains(where: { !$0.isWhitespace })
    else { return cut }
    // Further characters are cut in any case, and a text may have megabytes of them.
    let rest = text[last.startIndex...].prefix(max(1, width) + 1).prefix { !$0.isNewline }
    let fits = TextWidth.width(of: rest) <= width
    cut[cut.count - 1] = TextTruncation.truncate(String(rest) + (fits ? "…" : ""), to: width)
    return cut
  }
}
