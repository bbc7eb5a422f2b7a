/// The sentences about rules and broken rules in one language.
public struct RuleWords {
  /// The English sentences.
  public static var english: RuleWords { RuleWords(\.rawValue) }

  private let text: (RuleStrings) -> String

  /// Creates the sentences from the text of each key.
  public init(_ text: @escaping (RuleStrings) -> String) {
    self.text = text
  }

  /// Returns a text with its values.
  ///
  /// A `%` in a value stays as it is.
  func fill(_ key: RuleStrings, _ values: String...) -> String {
    let parts = text(key).split(separator: "%", omittingEmptySubsequences: false)
    var result = String(parts[0])
    for (index, part) in parts.dropFirst().enumerated() {
      if let value = index < values.count ? values[index] : values.last { result += value }
      result += part
    }
    return result
  }

  /// Returns some words as a list, as in `red, green or blue`.
  func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? fill(.nothing) }
    return fill(.or, words.dropLast().joined(separator: ", "), last)
  }

  /// Returns a question for a suggestion, after a space.
  func question(_ suggestion: String?) -> String {
    suggestion.map { " " + fill(.suggestion, $0) } ?? ""
  }

  /// Returns the name of a type, with an article.
  func name(of type: ValueType) -> String { fill(type.nameKey) }

  /// Returns the sentence about a text that doesn't have a format.
  ///
  /// A name that the drafts don't define is mentioned as it is.
  package func sentence(notOfFormat name: String) -> String {
    guard let format = StringFormat(name) else { return fill(.notOfForm, name) }
    return fill(.notLike, fill(format.nameKey), format.example)
  }
}
