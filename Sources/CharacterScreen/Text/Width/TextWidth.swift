/// Measures text in columns, the way it is drawn.
///
/// A column is what one Latin letter takes in a terminal. Chinese, Japanese and Korean characters
/// and emoji take two, a letter takes the same with its accents as without. What can't be drawn
/// as it is counts with the sign that ``SafeText`` draws for it.
///
/// ```swift
/// TextWidth.width(of: "Ada")     // 3
/// TextWidth.width(of: "東京")     // 4
/// ```
///
/// Characters whose width depends on the reader's language count as narrow.
public enum TextWidth {
  /// Returns the columns that a text takes on one line that begins at column 0.
  ///
  /// Tabs reach to the next multiple of 8 columns. Linear in the length; a text of printable ASCII
  /// takes a few nanoseconds.
  public static func width(of text: String) -> Int {
    if SafeText.isPlain(text) { return text.utf8.count }
    return width(of: Glyphs(text))
  }

  /// Returns the columns that a part of a text takes on one line that begins at column 0.
  public static func width(of text: Substring) -> Int {
    if SafeText.isPlain(text) { return text.utf8.count }
    return width(of: Glyphs(text))
  }

  /// Returns the columns that a character takes: mostly 0, 1 or 2.
  ///
  /// More than 2 only where several visible scalars make one character, such as old Korean
  /// syllables or Arabic number signs. A tab counts 1 here, because its width depends on where it
  /// stands.
  public static func width(of character: Character) -> Int {
    width(of: Cluster(character))
  }

  /// Returns the columns that a scalar adds to the character it is part of: 0, 1 or 2.
  ///
  /// Combining marks, also those that take a column behind their letter, and what shows nothing
  /// count 0; a control counts 1 for the sign that is drawn for it.
  public static func width(of scalar: Unicode.Scalar) -> Int {
    var width = ClusterWidth()
    width.add(scalar)
    return width.columns
  }

  static func width(of cluster: Cluster) -> Int {
    if case .scalar(let scalar) = cluster, scalar.value &- 0x20 < 0x5F { return 1 }
    if let sign = SafeText.sign(for: cluster) { return width(ofSafe: sign) }
    switch cluster {
    case .scalar(let scalar): return width(of: scalar)
    case .sequence(let character): return width(ofSafe: String(character))
    }
  }

  /// The columns of what ``SafeText`` lets through or gives instead.
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
