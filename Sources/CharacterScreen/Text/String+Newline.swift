extension String {
  /// The text without one line break at its end, of whatever characters it is made.
  ///
  /// A carriage return and a newline are one character.
  package var withoutLastNewline: String {
    last?.isNewline == true ? String(dropLast()) : self
  }
}
