/// The limits of a length or a number of elements.
public struct CountBounds: Hashable, Sendable {
  /// The least count, or `nil`.
  public var least: Int?

  /// The greatest count, or `nil`.
  public var most: Int?
}
