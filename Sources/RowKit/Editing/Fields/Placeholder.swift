/// What stands where nothing was typed or chosen.
enum Placeholder {
  /// Returns words between signs that set them apart from a value: colours alone don't, where the row
  /// with the cursor has others or the screen has none.
  ///
  /// Nothing, and the dash that stands for no value, stay as they are.
  static func text(_ words: String) -> String {
    words.isEmpty || words == ValueRowController.nothing ? words : "‹" + words + "›"
  }
}
