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
