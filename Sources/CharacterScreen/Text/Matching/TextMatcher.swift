/// A search pattern that matches text regardless of case and accents.
///
/// Each word of the pattern must occur, in any order and possibly inside other words: "love ada"
/// finds "Ada Lovelace". Create one matcher for a pattern and use it for many texts.
///
/// ```swift
/// let matcher = TextMatcher("zoe")
/// matcher.matches("Zoë Washburne")  // true
/// ```
///
/// Texts and patterns are compared as ``TextFolding`` folds them. Matching ASCII text allocates no
/// memory.
public struct TextMatcher: Hashable, Sendable {
  /// The text that the person typed.
  package let pattern: String

  private let words: [SearchWord]

  /// Creates a matcher.
  ///
  /// A pattern without any words matches nothing.
  public init(_ pattern: String) {
    self.pattern = pattern
    words = FoldedScalars(pattern).split(whereSeparator: TextMatcher.isSpace)
      .map { SearchWord(Array($0)) }
  }

  /// Whether the pattern has no words, so that no text matches.
  public var isEmpty: Bool { words.isEmpty }

  /// Returns whether each word of the pattern occurs in a text.
  public func matches(_ text: String) -> Bool {
    let answer = text.utf8.withContiguousStorageIfAvailable { bytes -> Bool? in
      SafeText.isASCII(bytes) ? containsAll { $0.range(in: bytes) != nil } : nil
    }
    if let answer, let answer { return answer }
    let values = Array(FoldedScalars(text))
    return containsAll { $0.range(in: values) != nil }
  }

  /// Returns whether every text that matches this pattern matches another one, too.
  ///
  /// For example, "adam" narrows "ad", and "ada l" narrows "ada".
  package func narrows(_ other: TextMatcher) -> Bool {
    !isEmpty && !other.isEmpty
      && other.words.allSatisfy { word in words.contains { $0.contains(word) } }
  }

  /// Returns the range of the first occurrence of any word, or `nil` if the text doesn't match.
  ///
  /// The range covers whole characters, even if only a part of one matches, such as the "ae" of
  /// "æ".
  package func firstRange(in text: String) -> Range<String.Index>? {
    matches(text) ? ranges(in: text, isFirstEnough: true).first : nil
  }

  /// Returns the ranges of all words in the order of the text, or none if the text doesn't match.
  ///
  /// The ranges cover whole characters. Overlapping ranges are merged.
  package func ranges(in text: String) -> [Range<String.Index>] {
    matches(text) ? occurrences(in: text) : []
  }

  /// Returns the ranges of those words that occur in a text, in the order of the text.
  ///
  /// The ranges cover whole characters. Overlapping ranges are merged.
  func occurrences(in text: String) -> [Range<String.Index>] {
    TextMatcher.joined(ranges(in: text, isFirstEnough: false))
  }

  // MARK: Searching

  private func containsAll(_ contains: (SearchWord) -> Bool) -> Bool {
    !words.isEmpty && words.allSatisfy(contains)
  }

  private func ranges(in text: String, isFirstEnough: Bool) -> [Range<String.Index>] {
    let ranges = text.utf8.withContiguousStorageIfAvailable { bytes -> [Range<Int>]? in
      guard SafeText.isASCII(bytes) else { return nil }
      return offsets(isFirstEnough) { $0.range(in: bytes, from: $1) }
    }
    if let ranges, let ranges { return ranges.map { TextMatcher.indices(of: $0, in: text) } }
    let folded = FoldedText(text)
    return offsets(isFirstEnough) { $0.range(in: folded.values, from: $1) }
      .map(folded.range)
  }

  /// Returns the offsets of all occurrences, or of the first one of each word, in ascending order.
  private func offsets(
    _ isFirstEnough: Bool, find: (SearchWord, Int) -> Range<Int>?
  ) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for word in words {
      var start = 0
      while let range = find(word, start) {
        found.append(range)
        if isFirstEnough { break }
        start = range.upperBound
      }
    }
    return found.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
  }

  private static func indices(of offsets: Range<Int>, in text: String) -> Range<String.Index> {
    let start = text.utf8.index(text.startIndex, offsetBy: offsets.lowerBound)
    return start..<text.utf8.index(start, offsetBy: offsets.count)
  }

  private static func joined(_ ranges: [Range<String.Index>]) -> [Range<String.Index>] {
    var joined: [Range<String.Index>] = []
    for range in ranges {
      if let last = joined.last, range.lowerBound < last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }

  private static func isSpace(_ value: UInt32) -> Bool {
    value == 0x20 || (0x09...0x0D).contains(value)
  }
}
