/// A key and what it does now, for the bottom line and the help.
public struct KeyHint: Hashable, Sendable {
  /// The keys as they are shown, such as `⏎` or `alt+↑`.
  public let keys: String

  /// What they do, in a word or two.
  public let title: String

  /// Whether the bottom line shows it; otherwise only the help does.
  public let isProminent: Bool

  /// Creates a hint.
  public init(_ keys: String, _ title: String, isProminent: Bool = true) {
    self.keys = keys
    self.title = title
    self.isProminent = isProminent
  }
}
