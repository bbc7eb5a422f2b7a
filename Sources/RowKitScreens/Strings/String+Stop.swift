extension String {
  /// The text with a stop at its end, unless it is empty or ends as a sentence does.
  package var withStop: String {
    guard let last = unicodeScalars.last else { return self }
    return last.properties.isSentenceTerminal || last == "…" ? self : self + "."
  }
}
