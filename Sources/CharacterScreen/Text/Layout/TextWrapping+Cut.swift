extension TextWrapping {
  /// Wraps text into a limited number of lines, the last of which ends with an ellipsis if text is
  /// omitted.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The width in columns. A width below 1 counts as 1.
  ///   - limit: The maximum number of lines, at least 1.
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
