/// One of the values that a person may choose from, and how it is called.
///
/// ```swift
/// let rings = [Choice("marimba", "Marimba"), Choice("harp", "Harp", detail: "new")]
/// ```
public struct Choice<Value: Hashable> {
  /// The value that is stored.
  public let value: Value

  /// The words.
  public let title: String

  /// More about it; nil for nothing.
  public let detail: String?

  /// Whether it can't be chosen together with others, where several may be.
  public let isExclusive: Bool

  /// Creates a choice.
  public init(_ value: Value, _ title: String, detail: String? = nil, isExclusive: Bool = false) {
    self.value = value
    self.title = title
    self.detail = detail
    self.isExclusive = isExclusive
  }
}

// MARK: Sendable

extension Choice: Sendable where Value: Sendable {}

extension Choice where Value == String {
  /// Creates a choice whose words are stored.
  public init(_ title: String) {
    self.init(title, title)
  }
}

extension Array {
  /// Returns the words of a value: a dash for nil, and nil for one that is no choice.
  func text<Value>(of value: Value?) -> String? where Element == Choice<Value> {
    guard let value else { return isEmpty ? nil : ValueRowController.nothing }
    return first { $0.value == value }?.title
  }

  /// Returns a set with a value put in or taken out.
  ///
  /// An exclusive choice that comes in clears the others, and leaves when another comes in. What
  /// is no choice stays as it is, unless an exclusive one comes in.
  func toggling<Value>(
    _ value: Value, in set: Set<Value>
  ) -> Set<Value> where Element == Choice<Value> {
    var set = set
    if set.remove(value) != nil { return set }
    if first(where: { $0.value == value })?.isExclusive == true { return [value] }
    for choice in self where choice.isExclusive { set.remove(choice.value) }
    set.insert(value)
    return set
  }
}
