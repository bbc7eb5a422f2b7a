/// A key of a JSON object with its value.
public struct JSONMember: Hashable, Sendable {
  /// The key.
  public let key: String

  /// The value.
  public let value: JSONValue

  /// The position of the key, or `nil` for a member that was not parsed.
  package let position: JSONPosition?

  /// Creates a member.
  public init(_ key: String, _ value: JSONValue, at position: JSONPosition? = nil) {
    self.key = key
    self.value = value
    self.position = position
  }

  public static func == (left: JSONMember, right: JSONMember) -> Bool {
    left.key.isExactly(right.key) && left.value == right.value
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(value)
  }
}
