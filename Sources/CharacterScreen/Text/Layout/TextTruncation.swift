/// Makes text fit a width, by cutting it or by filling it up.
///
/// ```swift
/// TextTruncation.truncate("Ada Lovelace", to: 6)                 // "Ada L…"
/// TextTruncation.truncate("Ada Lovelace", to: 6, mode: .middle)  // "Ada…ce"
/// ```
public enum TextTruncation {
  /// Cuts a text to at most a number of columns, with "…" where something was left out.
  ///
  /// Only as much of the text is looked at as fits, so that a long one costs no more than a short
  /// one. Tabs count as far as they reach; next to a cut they may count as 8 columns.
  ///
  /// - Parameters:
  ///   - text: The text, of any origin.
  ///   - width: The columns to fit in; less than 1 gives an empty text.
  ///   - mode: Where to cut.
  /// - Returns: The text itself if it fits; else what remains of it, not made safe.
  public static func truncate(_ text: String, to width: Int, mode: Mode = .end) -> String {
    if fits(text, in: width) { return text }
    guard width > 0 else { return "" }
    let room = width - 1
    let tailRoom = mode == .end ? 0 : mode == .start ? room : room / 2
    let head = text[..<headEnd(of: text, in: room - tailRoom)]
    let tail = text[tailStart(of: text, in: tailRoom)...]
    return "\(head)…\(tail)"
  }

  /// Makes a text take exactly a number of columns, with spaces or by cutting its end.
  ///
  /// - Parameters:
  ///   - text: The text, of any origin.
  ///   - width: The columns to fill; less than 1 gives an empty text.
  ///   - alignment: Where the text stands between the spaces.
  /// - Returns: The filled text, not made safe.
  public static func pad(
    _ text: String, to width: Int, alignment: TextAlignment = .leading
  ) -> String {
    let cut = truncate(text, to: width)
    let missing = max(0, width - TextWidth.width(of: cut))
    let before =
      switch alignment {
      case .leading: 0
      case .center: missing / 2
      case .trailing: missing
      }
    return spaces(before) + cut + spaces(missing - before)
  }

  /// Whether a text takes no more than a number of columns; looks no further than them.
  private static func fits(_ text: String, in width: Int) -> Bool {
    if text.utf8.count <= width && SafeText.isPlain(text) { return true }
    var glyphs = Glyphs(text).makeIterator()
    while glyphs.next() != nil {
      if glyphs.column > width { return false }
    }
    return true
  }

  private static func headEnd(of text: String, in width: Int) -> String.Index {
    var glyphs = Glyphs(text).makeIterator()
    var end = text.startIndex
    while glyphs.next() != nil, glyphs.column <= width {
      if !glyphs.isInsideTab { end = glyphs.position }
    }
    return end
  }

  private static func tailStart(of text: String, in width: Int) -> String.Index {
    var start = text.endIndex
    var room = width
    while start > text.startIndex {
      let previous = text.index(before: start)
      let character = text[previous]
      room -= character == "\t" ? 8 : TextWidth.width(of: character)
      if room < 0 { break }
      start = previous
    }
    return start
  }

  private static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: count)
  }
}
