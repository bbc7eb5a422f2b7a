/// A part of a parsed pattern.
indirect enum PatternNode: Sendable {
  /// A single Unicode scalar.
  case scalar(ScalarSet)
  /// Parts that follow each other.
  case sequence([PatternNode])
  /// Alternatives, the preferred one first.
  case choice([PatternNode])
  case repetition(PatternNode, PatternRepetition)
  /// A group whose text is kept under a number.
  case capture(PatternNode, number: Int)
  case boundary(PatternBoundary)
  /// A condition for the text after or before a position.
  case look(PatternNode, isAhead: Bool, isNegative: Bool)
  /// The text of an earlier group.
  case reference(Int)
}

/// The limits of a repetition.
struct PatternRepetition: Sendable {
  var least: Int

  /// The greatest number of repetitions, or `nil` if there is no limit.
  var most: Int?

  var isGreedy = true

  /// The groups inside the repeated part.
  var captures: Range<Int>
}

/// A position in a text that a pattern can require.
enum PatternBoundary: Sendable {
  case start, end, word, noWord

  /// Returns whether a position in a text is of this kind.
  func holds(at index: Int, in text: [Unicode.Scalar]) -> Bool {
    switch self {
    case .start: index == 0
    case .end: index == text.count
    case .word, .noWord:
      (isWord(index - 1, in: text) != isWord(index, in: text)) == (self == .word)
    }
  }

  private func isWord(_ index: Int, in text: [Unicode.Scalar]) -> Bool {
    text.indices.contains(index) && ScalarSet.word.contains(text[index])
  }
}

/// An error in a pattern.
public struct PatternError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A kind of error.
  public enum Reason: Hashable, Sendable {
    /// The pattern doesn't follow the syntax of regular expressions, for the given reason.
    case syntax(String)
    /// The pattern follows the syntax but uses something that isn't supported.
    case unsupported(String)
    /// The pattern is larger than the limits allow.
    case tooLarge
  }

  /// The kind of error.
  public let reason: Reason

  /// The number of Unicode scalars before the error.
  public let offset: Int

  public var description: String {
    switch reason {
    case .syntax(let words): "\(words) at character \(offset + 1)"
    case .unsupported(let words): "\(words) isn't supported"
    case .tooLarge: "it is too large"
    }
  }
}
