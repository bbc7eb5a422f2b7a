/// The value of a form's field, of any type.
///
/// ```swift
/// let name = FormValue.text("Ada")
/// let pin = FormValue.secret("1234")
/// ```
public struct FormValue: Hashable, Sendable {
  /// The value as JSON, which is null if there is no value.
  public let json: JSONValue

  /// Whether the value must not be shown, such as a password.
  public let isSecret: Bool

  /// Creates a value.
  ///
  /// - Parameters:
  ///   - json: The value as JSON.
  ///   - isSecret: Whether the value must not be shown.
  public init(_ json: JSONValue, isSecret: Bool = false) {
    self.json = json
    self.isSecret = isSecret
  }

  // MARK: Contents

  /// The text, or an empty string for other values.
  public var text: String { json.string ?? "" }

  /// The number with all its digits, also of a text that represents one, or `nil` for other values.
  public var decimal: DecimalNumber? {
    if let number = json.number { return DecimalNumber(number.text.lowercased()) }
    return isSecret ? nil : json.string.flatMap { NumberFormat.plain.decimal($0) }
  }

  /// The nearest floating-point number, also of a text that represents a number, or `nil` for other
  /// values.
  public var number: Double? { json.number?.double ?? decimal?.double }

  /// Whether the flag is on.
  ///
  /// `false` for other values.
  public var isOn: Bool { json.bool == true }

  /// The values of a list, or `nil` for other values.
  public var list: [FormValue]? {
    json.array?.map { FormValue($0, isSecret: isSecret) }
  }

  /// Whether the value is empty: no value, blank text, an empty list or object, or a flag that is off.
  public var isEmpty: Bool {
    switch json.content {
    case .null: true
    case .string(let text): text.allSatisfy(\.isWhitespace)
    case .number: false
    case .bool(let isOn): !isOn
    case .array(let values): values.isEmpty
    case .object(let members): members.isEmpty
    }
  }
}

// MARK: Creating

extension FormValue {
  /// No value.
  public static let none = FormValue(.null)

  /// Returns a text.
  public static func text(_ text: String) -> FormValue { FormValue(.string(text)) }

  /// Returns a text that must not be shown, such as a password.
  public static func secret(_ text: String) -> FormValue {
    FormValue(.string(text), isSecret: true)
  }

  /// Returns an integer.
  public static func integer(_ number: Int) -> FormValue { FormValue(.number(number)) }

  /// Returns a number, or no value for infinity and NaN.
  public static func number(_ number: Double) -> FormValue { FormValue(.number(number)) }

  /// Returns a flag.
  public static func flag(_ isOn: Bool) -> FormValue { FormValue(.bool(isOn)) }

  /// Returns a list, which is secret if one of its values is.
  public static func list(_ values: [FormValue]) -> FormValue {
    FormValue(.array(values.map(\.json)), isSecret: values.contains(where: \.isSecret))
  }

  /// Creates a value that represents a number exactly.
  init(_ number: DecimalNumber?) {
    json = number.flatMap { JSONNumber($0.description) }.map { JSONValue(.number($0)) } ?? .null
    isSecret = false
  }
}
