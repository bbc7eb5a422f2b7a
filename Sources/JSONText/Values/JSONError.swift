/// An error in a JSON text, with its position.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A kind of error.
  package enum Reason: Hashable, Sendable {
    /// The text is empty or contains only white space.
    case empty
    /// The text ends in the middle of a value.
    case unfinished(String)
    /// The text contains something other than the syntax requires.
    case expected(String, found: String)
    /// A number doesn't follow the JSON syntax.
    case badNumber(String)
    /// A backslash is followed by a character that is no escape.
    case badEscape(String)
    /// A string contains an unescaped control character.
    case controlCharacter
    /// A key occurs twice in one object.
    case repeatedKey(String)
    /// Values are nested deeper than a limit.
    case tooDeep(limit: Int)
    /// The text has more bytes than a limit.
    case tooLong(limit: Int)

    /// Creates the reason for what stands in place of something that the syntax requires.
    static func expected(_ what: String, before rest: ArraySlice<UInt8>) -> Reason {
      let rest = String(decoding: rest.prefix(16), as: UTF8.self)
      let found = rest.first.map { $0.isWhitespace ? "space" : "\"\($0)\"" } ?? "the end"
      return .expected(what, found: found)
    }
  }

  /// The kind of error.
  package let reason: Reason

  /// The position of the error.
  public let position: JSONPosition

  public var description: String { "Line \(position.line), column \(position.column): \(sentence)" }

  package var sentence: String {
    switch reason {
    case .empty: "there is no value."
    case .unfinished(let what): "the text ends before \(what) does."
    case .expected(let what, let found):
      "expected \(what.prefix(1).lowercased() + what.dropFirst()), not \(found)."
    case .badNumber(let text): "\(text) isn't a number."
    case .badEscape(let text): "\\\(text) means nothing in a string."
    case .controlCharacter: "a control character in a string must be written with a backslash."
    case .repeatedKey(let key): "the key \"\(key)\" is repeated here."
    case .tooDeep(let limit): "values lie more than \(limit) deep in each other."
    case .tooLong(let limit): "the text has more than \(limit >> 20) MB."
    }
  }
}
