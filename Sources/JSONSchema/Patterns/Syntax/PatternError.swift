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
