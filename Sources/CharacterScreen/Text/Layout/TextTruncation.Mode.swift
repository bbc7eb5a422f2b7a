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
