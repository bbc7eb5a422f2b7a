/// A namespace for measuring text in columns, as it is drawn.
///
/// A column is the width of one Latin letter in a terminal. Chinese, Japanese and Korean characters
/// and emoji are two columns wide. Accents add no width to a letter. A character that can't be
/// drawn has the width of the sign that ``SafeText`` draws for it.
///
/// ```swift
/// TextWidth.width(of: "Ada")     // 3
/// TextWidth.width(of: "東京")     // 4
/// ```
///
/// Characters whose width depends on the reader's language count as narrow.
public enum TextWidth {
  /// Returns the width of a text on one line that begins at column 0.
  ///
  /// A tab extends to the next multiple of 8 columns. The cost is linear in the length; measuring
  /// printable ASCII takes a few nanoseconds.
  public static func width(of text: String) -> Int {
    if SafeText.isPlain(text) { return text.utf8.count }
    return width(of: Glyphs(text))
  }

  /// Returns the width of a part of a text on one line that begins at column 0.
  public static func width(of text: Substring) -> Int {
    if SafeText.isPlain(text) { return text.utf8.count }
    return width(of: Glyphs(text))
  }

  /// Returns the width of a character in columns, usually 0, 1 or 2.
  ///
  /// Only a character of several visible scalars, such as an old Korean syllable or an Arabic
  /// number sign, is wider. A tab counts as 1, because its width depends on its position.
  public static func width(of character: Character) -> Int {
    width(of: Cluster(character))
  }

  /// Returns the number of columns that a scalar adds to its character: 0, 1 or 2.
  ///
  /// Combining marks, including those that occupy a column after their letter, and invisible
  /// scalars count as 0. A control character counts as 1, for the sign that is drawn for it.
  package static func width(of scalar: Unicode.Scalar) -> Int {
    var width = ClusterWidth()
    width.add(scalar)
    return width.columns
  }

  static func width(of cluster: Cluster) -> Int {
    if case .scalar(let scalar) = cluster, scalar.value &- 0x20 < 0x5F { return 1 }
    if let sign = SafeText.visibleReplacement(for: cluster) { return width(ofSafe: sign) }
    switch cluster {
    case .scalar(let scalar): return width(of: scalar)
    case .sequence(let character): return width(ofSafe: String(character))
    }
  }

  /// Returns the width of text that ``SafeText`` accepts or produces.
  static func width(ofSafe text: String) -> Int {
    var width = ClusterWidth()
    for scalar in text.unicodeScalars { width.add(scalar) }
    return width.columns
  }

  private static func width(of glyphs: Glyphs) -> Int {
    var iterator = glyphs.makeIterator()
    while iterator.next() != nil {}
    return iterator.column
  }
}
