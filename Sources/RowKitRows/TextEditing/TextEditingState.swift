/// The editing state that a cell shows.
public struct TextEditingState: Hashable, Sendable {
  /// The text with its caret.
  ///
  /// A masked text that isn't revealed contains mask characters instead.
  public let content: EditedText

  /// Whether the text is secret.
  public let isSecure: Bool

  /// Whether a masked text is revealed.
  public let isRevealed: Bool

  /// The suggestions shown below the field.
  public let suggestions: [String]

  /// The index of the chosen suggestion, or `nil` if none is chosen.
  public let choice: Int?

  /// The number of columns of the text that were last scrolled out of view at the left.
  public let offset: Int

  /// The reason why the text, or the last typed text, was refused, or `nil` if it wasn't.
  public let refusal: String?

  package init(
    content: EditedText, isSecure: Bool, isRevealed: Bool, suggestions: [String], choice: Int?,
    offset: Int, refusal: String?
  ) {
    self.content = content
    self.isSecure = isSecure
    self.isRevealed = isRevealed
    self.suggestions = suggestions
    self.choice = choice
    self.offset = offset
    self.refusal = refusal
  }
}

// MARK: CustomStringConvertible, CustomReflectable

extension TextEditingState: CustomStringConvertible, CustomReflectable {
  /// The text, or "secret" if it is secure.
  public var description: String { isSecure ? "secret" : content.text }

  /// A mirror without children, so that no dump reveals a secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The ways in which a person may use a field.
public enum FieldAccess: Hashable, Sendable {
  /// The value can be changed.
  case editable
  /// The value can only be read.
  case readOnly
  /// The field can't be used and is greyed out.
  case disabled
}

/// A source of suggestions for the text typed into a field.
///
/// ```swift
/// .textField("Name", $contact.name, suggestions: TextSuggestions { book.names(like: $0) })
/// ```
@MainActor public struct TextSuggestions {
  private let find: (String) -> [String]

  /// No suggestions.
  public static let none = TextSuggestions { _ in [] }

  /// Creates a source from a closure that returns suggestions for a text, best first.
  public init(_ find: @escaping (String) -> [String]) {
    self.find = find
  }

  /// Returns the suggestions for a text.
  package func callAsFunction(_ text: String) -> [String] { find(text) }
}
