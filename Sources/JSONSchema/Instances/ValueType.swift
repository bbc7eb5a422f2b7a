package import JSONText

/// A type of JSON values, as named by the `type` keyword.
public enum ValueType: String, Hashable, Sendable, CaseIterable {
  case null, boolean, integer, number, string, array, object

  /// Returns the most specific type of a value.
  ///
  /// A number without a fractional part is an integer, even if it is written as `1.0`.
  package init(of value: JSONValue) {
    switch value.content {
    case .null: self = .null
    case .bool: self = .boolean
    case .number(let number): self = ExactNumber(number).isInteger ? .integer : .number
    case .string: self = .string
    case .array: self = .array
    case .object: self = .object
    }
  }

  /// Returns whether a value of the type has one of some types.
  ///
  /// Each integer is a number.
  package func isAmong(_ types: Set<ValueType>) -> Bool {
    types.contains(self) || self == .integer && types.contains(.number)
  }

  /// The key of the type in words, with an article.
  var nameKey: RuleStrings {
    switch self {
    case .null: .null
    case .boolean: .flag
    case .integer: .wholeNumber
    case .number: .number
    case .string: .text
    case .array: .list
    case .object: .object
    }
  }
}
