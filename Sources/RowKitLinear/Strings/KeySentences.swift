/// The sentences about keys that a person may press.
///
/// A `%` stands for a name or a list.
public struct KeySentences: Hashable, Sendable {
  public var list = "Keys: %."
  public var press = "press %:"
  public var or = "or"
  public var pressed = "Pressed %."
  public var unknown = "% is not a key. Write for example: press right"

  /// Creates the English words, which can then be changed.
  public init() {}
}
