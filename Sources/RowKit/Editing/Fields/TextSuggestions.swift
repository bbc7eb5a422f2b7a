/// What is suggested below a field for the text that was typed.
///
/// ```swift
/// .textField("Name", contact, \.name, suggestions: TextSuggestions { book.names(like: $0) })
/// ```
@MainActor public struct TextSuggestions {
  private let find: (String) -> [String]

  /// No suggestions.
  public static let none = TextSuggestions { _ in [] }

  /// Suggests what a closure returns for a text, the best first.
  public init(_ find: @escaping (String) -> [String]) {
    self.find = find
  }

  /// Returns what is suggested for a text.
  public func callAsFunction(_ text: String) -> [String] { find(text) }
}
