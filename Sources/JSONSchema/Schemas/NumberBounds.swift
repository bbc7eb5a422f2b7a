public import JSONText

/// The limits of a number.
public struct NumberBounds: Hashable, Sendable {
  /// A limit of a number.
  public struct Bound: Hashable, Sendable {
    /// The limit as written.
    public let number: JSONNumber

    /// Whether the limit itself is out of range.
    public let isExclusive: Bool

    var exact: ExactNumber { ExactNumber(number) }
  }

  /// The least value, or `nil`.
  public var least: Bound?

  /// The greatest value, or `nil`.
  public var most: Bound?
}
