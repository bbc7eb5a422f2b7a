extension TextWrapping {
  /// Returns text as lines of a width in columns, of which the last ends with an ellipsis when
  /// there is more text than lines.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The width in columns; less than 1 counts as 1.
  ///   - limit: How many lines there may be, 1 or more.
  /// - Returns: The lines, at least one.
  public static func cutLines(_ text: String, width: Int, limit: Int) -> [String] {
    let lines = lines(text, width: width, limit: limit)
    var cut = lines.map { String($0) }
    guard let last = lines.last, lines.count >= limit,
      text[last.endIndex...].contains(where: { !$0.isWhitespace })
    else { return cut }
    let rest = text[last.startIndex...].prefix { !$0.isNewline }
    let fits = TextWidth.width(of: rest) <= width
    cut[cut.count - 1] = TextTruncation.truncate(String(rest) + (fits ? "…" : ""), to: width)
    return cut
  }
}
