/// A namespace for removing from text the details that people don't type when they search: case,
/// accents and typographic variants.
///
/// ```swift
/// TextFolding.folded("Łódź, Straße")  // "lodz, strasse"
/// ```
///
/// Folding lowercases letters, removes accents and strokes, splits ligatures and `ß` into their
/// letters, and turns full-width and mathematical letters into plain ones and typographic quotes
/// and dashes into those of a keyboard. It applies to Latin, Greek, Cyrillic, Hebrew, Arabic and
/// other alphabets; Chinese, Japanese, Korean and Indic text stays unchanged.
public enum TextFolding {
  /// Returns the folded text.
  ///
  /// Folding is idempotent and linear in the length of the text. Text that is already folded ASCII
  /// is returned unchanged.
  public static func folded(_ text: String) -> String {
    if text.utf8.withContiguousStorageIfAvailable(isFolded) == true { return text }
    var scalars = String.UnicodeScalarView()
    for value in FoldedScalars(text) {
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    return String(scalars)
  }

  private static func isFolded(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) }
  }
}
