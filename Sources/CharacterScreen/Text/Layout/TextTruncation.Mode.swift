extension TextTruncation {
  /// Where a text is cut that doesn't fit.
  public enum Mode: Hashable, Sendable, CaseIterable {
    /// At its end: for names and sentences.
    case end

    /// In the middle: for what differs at both ends, such as file names.
    case middle

    /// At its start: for paths, whose end says most.
    case start
  }
}
