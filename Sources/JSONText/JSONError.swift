/// Why a text is no JSON, and where that shows.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// There is nothing but space.
    case empty
    /// The text ends in the middle of a value.
    case unfinished(String)
    /// Something else should stand here.
    case expected(String, found: String)
    /// A number is not written as JSON writes numbers.
    case badNumber(String)
    /// A backslash is followed by something that has no meaning.
    case badEscape(String)
    /// A control character stands in a string as it is.
    case controlCharacter
    /// A key stands twice in one object.
    case repeatedKey(String)
    /// Values lie within values deeper than ``JSONValue/greatestDepth``.
    case tooDeep
  }

  /// What is wrong.
  public let reason: Reason

  /// Where it shows.
  public let position: JSONPosition

  public var description: String { "Line \(position.line), column \(position.column): \(sentence)" }

  package var sentence: String {
    switch reason {
    case .empty: "there is no value."
    case .unfinished(let what): "the text ends before \(what) does."
    case .expected(let what, let found): "\(what) should stand here, not \(found)."
    case .badNumber(let text): "\(text) is no number."
    case .badEscape(let text): "\\\(text) means nothing in a string."
    case .controlCharacter: "a control character in a string must be written with a backslash."
    case .repeatedKey(let key): "the key \"\(key)\" stands here a second time."
    case .tooDeep: "values lie more than \(JSONValue.greatestDepth) deep in each other."
    }
  }
}
