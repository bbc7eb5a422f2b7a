/// A namespace for fitting text into a width by truncating or padding it.
///
/// ```swift
/// TextTruncation.truncate("Ada Lovelace", to: 6)                 // "Ada L…"
/// TextTruncation.truncate("Ada Lovelace", to: 6, mode: .middle)  // "Ada…ce"
/// ```
public enum TextTruncation {
  /// Truncates a text to a maximum number of columns, with "…" in place of the omitted part.
  ///
  /// Only the part that fits is processed, so a long text costs no more than a short one. A tab
  /// extends to the next tab stop; next to a cut it may count as 8 columns.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - width: The maximum number of columns. A number below 1 gives an empty text.
  ///   - mode: The part to omit.
  /// - Returns: The text itself if it fits, otherwise the truncated text. It is not made safe.
  public static func truncate(_ text: String, to width: Int, mode: Mode = .end) -> String {
    if fits(text, in: width) { return text }
    guard width > 0 else { return "" }
    let room = width - 1
    let tailRoom = mode == .end ? 0 : mode == .start ? room : room / 2
    let head = text[..<headEnd(of: text, in: room - tailRoom)]
    let tail = text[tailStart(of: text, in: tailRoom)...]
    return "\(head)…\(tail)"
  }

  /// Pads or truncates a text to an exact number of columns.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - width: The number of columns. A number below 1 gives an empty text.
  ///   - alignment: The alignment of the text among the added spaces.
  /// - Returns: The padded text. It is not made safe.
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

  /// Returns whether a text fits into a number of columns, reading no more than those.
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

extension TextTruncation {
  /// The part of a text that is omitted if the text doesn't fit.
  public enum Mode: Hashable, Sendable, CaseIterable {
    /// The end, for names and sentences.
    case end

    /// The middle, for text that differs at both ends, such as file names.
    case middle

    /// The start, for text that differs at its end, such as paths.
    case start
  }
}

/// The alignment of text within its width.
public enum TextAlignment: Hashable, Sendable {
  /// Aligned with the left edge.
  case leading
  /// Centered.
  case center
  /// Aligned with the right edge.
  case trailing
}
