/// The text shown in place of a missing value.
package enum Placeholder {
  /// The text shown for a missing value that can't be entered.
  package static let missingValue = SpokenText.missingValue

  /// Returns a text in quotation marks that distinguish it from a value.
  ///
  /// Colour alone isn't enough: the row with the cursor has other colours, and some screens have
  /// none. An empty text, and the dash for a missing value, are returned unchanged.
  package static func text(_ words: String) -> String {
    words.isEmpty || words == Placeholder.missingValue ? words : "‹" + words + "›"
  }
}
