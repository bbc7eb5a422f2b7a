public import JSONText

/// A rule of a schema that a value breaks.
///
/// Its description is a sentence for a person, with the numbers: `At most 64 characters, has 70.`
public struct Violation: Hashable, Sendable {
  /// A kind of violation, with what its words need.
  public indirect enum Reason: Hashable, Sendable {
    /// The value has none of the types.
    case type(allowed: [ValueType], found: ValueType)
    /// The value is none of the listed ones. A constant is a list of one.
    ///
    /// The suggestion is a listed text that is similar to the value.
    case enumeration([JSONValue], suggestion: String?)
    /// The number is out of range.
    case bounds(NumberBounds)
    /// The number is no multiple of a step.
    case multiple(of: JSONNumber)
    /// The text has too few or too many Unicode scalars.
    case length(CountBounds, count: Int)
    /// The text doesn't match a regular expression.
    case pattern(String)
    /// The text doesn't have a format.
    case format(String)
    /// The list has too few or too many elements.
    case elementCount(CountBounds, count: Int)
    /// The element equals an earlier one, which is given by its index.
    case repeatedElement(of: Int)
    /// The object has too few or too many members.
    case memberCount(CountBounds, count: Int)
    /// A key is missing.
    case missing(key: String)
    /// A key is missing that another key of the object needs.
    case dependency(key: String, of: String)
    /// The object doesn't allow the member, which is the place of the violation.
    ///
    /// The suggestion is a similar key that the object allows.
    case unknownMember(suggestion: String?)
    /// The key breaks the rules for keys, in the given ways. The place is the member.
    case memberName([Violation])
    /// Too few or too many elements are of the required form.
    case contains(CountBounds, count: Int)
    /// The value fits no alternative. Each list has the violations of one.
    case noAlternative([[Violation]])
    /// The value fits more than one alternative, which are given by their indices.
    case severalAlternatives([Int])
    /// The value fits a schema that it must not.
    case excluded
    /// The value must not be there at all.
    case notAllowed
  }

  /// The kind of violation.
  public let reason: Reason

  /// The keyword of the schema that decides, such as `maxLength`.
  public let keyword: String

  /// The place of the value.
  public let instance: JSONPath

  /// The place of the keyword.
  public let schema: SchemaLocation

  /// The position of the value in its document, or `nil` for a value that was not parsed.
  public let position: JSONPosition?
}

extension Violation {
  /// The violation without the question that names what the value probably should be, which tells much of
  /// a secret.
  package var withoutSuggestion: Violation {
    guard case .enumeration(let values, _?) = reason else { return self }
    return Violation(
      reason: .enumeration(values, suggestion: nil), keyword: keyword, instance: instance,
      schema: schema, position: position)
  }

  /// The violation without those of alternatives and of a key.
  var withoutParts: Violation {
    Violation(
      reason: reason.withoutParts, keyword: keyword, instance: instance, schema: schema,
      position: position)
  }
}

extension Violation.Reason {
  /// The kind of violation without other violations.
  var withoutParts: Violation.Reason {
    switch self {
    case .noAlternative: .noAlternative([])
    case .memberName: .memberName([])
    default: self
    }
  }
}
