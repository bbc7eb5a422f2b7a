import JSONSchema
import JSONText
import RowKit

extension JSONValue {
  /// Returns whether two values are equal.
  ///
  /// An integer equals the same number with a fraction, but never a Boolean value or a text.
  func isSame(as other: JSONValue) -> Bool {
    guard let number, let otherNumber = other.number else { return self == other }
    let (exact, other) = (ExactNumber(number), ExactNumber(otherNumber))
    // Programs write a fraction with more or fewer digits.
    return exact.isInteger && other.isInteger
      ? exact == other : number.double == otherNumber.double
  }

  /// Creates the number that a text is, or returns `nil` if it is none that every settings file stores
  /// exactly.
  init?(numberWrittenAs text: String) {
    guard let number = JSONNumber(text) else { return nil }
    self.init(.number(number))
    let stored = propertyList.flatMap { JSONValue(propertyList: $0) }
    guard stored?.number.map(ExactNumber.init) == ExactNumber(number) else { return nil }
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
