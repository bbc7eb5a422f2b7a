/// The words for a row, for screen readers and for printing.
///
/// The label comes before the value, the value before the state, and the kind last, so that a
/// listener can stop as soon as the important part was heard. Decorations such as borders, signs
/// and bars are not part of it.
///
/// ```swift
/// SpokenText("Wi-Fi", value: "on", kind: .toggle)
/// ```
public struct SpokenText: Hashable, Sendable {
  /// A state of a row.
  public enum State: Hashable, Sendable {
    case disabled, readOnly, required, selected, expanded, collapsed
    /// The row is a placeholder for rows that haven't arrived. Its text says so.
    case loading
    /// A secret that was entered. It replaces the value.
    case entered
    /// The message about a value that isn't accepted.
    case problem(String)
    /// Any other state, in words.
    case other(String)
  }

  /// The kind of a row.
  public enum Kind: Hashable, Sendable {
    case link, button, toggle, field
    /// A choice among a number of options.
    case choice(of: Int)
    /// Any other kind, in words.
    case other(String)
  }

  /// The name of the row.
  public var label: String

  /// The value of the row, or `nil` if it has none.
  ///
  /// Tabs separate the parts of a value with several parts.
  public var value: String?

  /// The states of the row, most important first.
  public var states: [State]

  /// The kind of the row, or `nil` for a row that needs no name for it.
  public var kind: Kind?

  /// Whether the text is part of the row above, which already says it.
  package var isRemark = false

  /// The parts of the label and the value that are signs of the framework, with their meanings.
  ///
  /// Everything else is data, which is read out as it is written.
  package var signs: [Sign] = []

  /// The text shown in place of a missing value, which is read out as "empty".
  package static let missingValue = "—"

  /// Creates a text.
  public init(
    _ label: String, value: String? = nil, states: [State] = [], kind: Kind? = nil
  ) {
    self.label = label
    self.value = value
    self.states = states
    self.kind = kind
  }

  /// Creates a text from the plain text of a cell, in which a tab ends the label.
  public init(plainText: String) {
    let end = plainText.firstIndex(of: "\t")
    self.init(
      String(plainText[..<(end ?? plainText.endIndex)]),
      value: end.map { String(plainText[plainText.index(after: $0)...]) })
  }

  /// Creates the words of several contents, which are joined by a separator.
  ///
  /// Contents without words are left out.
  package init(joining texts: [SpokenText], separator: String) {
    let words = texts.map(\.plainText).filter { !$0.isEmpty }
    self.init(plainText: words.joined(separator: separator))
    signs = texts.flatMap(\.signs)
  }

  /// The label and the value, separated by a tab.
  public var plainText: String { value.map { label + "\t" + $0 } ?? label }
}
