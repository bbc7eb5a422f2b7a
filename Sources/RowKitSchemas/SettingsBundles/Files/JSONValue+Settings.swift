import JSONSchema
import JSONText
import RowKit

extension JSONValue {
  /// Returns whether two values are equal.
  ///
  /// An integer equals the same number with a fraction, but never a Boolean value or a text.
  func isSame(as other: JSONValue) -> Bool {
    guard let number, let otherNumber = other.number else { return self == other }
    return ExactNumber(number) == ExactNumber(otherNumber)
  }

  /// Creates the number that a text is, or returns `nil` if it is none that every settings file stores
  /// exactly.
  init?(numberWrittenAs text: String) {
    guard let number = JSONNumber(text) else { return nil }
    self.init(.number(number))
    let stored = propertyList.flatMap { JSONValue(propertyList: $0) }
    guard stored?.isSame(as: self) == true else { return nil }
  }

  /// Whether the value is an object or a list.
  var hasParts: Bool { array != nil || members != nil }

  /// The value as text for a person: an object or a list as JSON.
  var plainText: String {
    switch content {
    case .null: ""
    case .bool(let value): value ? "true" : "false"
    case .number(let number): number.int.map { String($0) } ?? number.text
    case .string(let text): text
    case .array, .object: description
    }
  }
}
