/// The text shown in place of a missing value.
enum Placeholder {
  /// Returns a text in quotation marks that distinguish it from a value.
  ///
  /// Colour alone isn't enough: the row with the cursor has other colours, and some screens have
  /// none. An empty text, and the dash for a missing value, are returned unchanged.
  static func text(_ words: String) -> String {
    words.isEmpty || words == ValueRowController.nothing ? words : "‹" + words + "›"
  }
}
