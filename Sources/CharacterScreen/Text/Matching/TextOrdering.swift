/// A namespace for the natural order of texts in a list.
///
/// Case and accents matter only if the texts are otherwise equal, and numbers are compared by
/// value: "item 9" precedes "Item 10".
///
/// ```swift
/// names.sort(by: TextOrdering.areInIncreasingOrder)
/// ```
///
/// The order is the same for all languages. An app that needs the rules of a language passes its
/// own order wherever this one is the default.
public enum TextOrdering {
  /// Returns whether the first text precedes the second.
  ///
  /// This is a total order: of two texts with different scalars, one precedes the other. The
  /// comparison allocates no memory.
  public static func areInIncreasingOrder(_ first: String, _ second: String) -> Bool {
    isFirstFolded(first, second)
      ?? first.unicodeScalars.lexicographicallyPrecedes(second.unicodeScalars)
  }

  private static func isFirstFolded(_ first: String, _ second: String) -> Bool? {
    let answer = first.utf8.withContiguousStorageIfAvailable { left in
      second.utf8.withContiguousStorageIfAvailable { right -> Bool?? in
        guard SafeText.isASCII(left), SafeText.isASCII(right) else { return nil }
        var comparison = FoldedComparison(FoldedASCII(left), FoldedASCII(right))
        return .some(comparison.isLeftFirst())
      }
    }
    if let answer, let answer, let answer { return answer }
    var comparison = FoldedComparison(FoldedScalars(first), FoldedScalars(second))
    return comparison.isLeftFirst()
  }
}
