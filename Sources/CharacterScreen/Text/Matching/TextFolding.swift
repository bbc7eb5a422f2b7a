/// Removes from text what people don't type when they search: case, accents, look-alikes.
///
/// ```swift
/// TextFolding.folded("Łódź, Straße")  // "lodz, strasse"
/// ```
///
/// Upper case becomes lower case, accents and strokes go, ligatures and `ß` become their letters,
/// full-width and mathematical letters become plain ones, typographic quotes and dashes become
/// those of a keyboard. Latin, Greek, Cyrillic, Hebrew, Arabic and other alphabets fold; Chinese,
/// Japanese, Korean and Indic text stays as it is.
public enum TextFolding {
  /// Returns the folded text.
  ///
  /// Folding it once more changes nothing. Linear in the length; a text that is already folded
  /// ASCII is returned as it is.
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
