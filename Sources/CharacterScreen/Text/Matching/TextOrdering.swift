/// The order of texts as people expect it in a list.
///
/// Case and accents don't matter unless the texts are otherwise the same, and numbers count by
/// their value: "item 9" stands before "Item 10".
///
/// ```swift
/// names.sort(by: TextOrdering.areInIncreasingOrder)
/// ```
///
/// It knows no language: an app that needs the rules of one gives its own order where this is the
/// default.
public enum TextOrdering {
  /// Whether a text stands before another one.
  ///
  /// A total order: of two texts that consist of different scalars, one stands before the other.
  /// Nothing is allocated.
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
