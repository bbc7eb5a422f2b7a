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
  public init(_ number: DecimalNumber?) {
    json = number.flatMap { JSONNumber($0.description) }.map { JSONValue(.number($0)) } ?? .null
    isSecret = false
  }
}

extension FormValue {
  /// Creates the value of a row with a selection.
  ///
  /// A value that conforms to ``StoredValueRepresentable`` is represented by its model value, and any
  /// other value by its description, such as the name of an enumeration case.
  package init<Value>(chosen value: Value?) {
    guard let value, (value as? any MaybeNil)?.isNil != true else {
      self = .none
      return
    }
    if let value = value as? any StoredValueRepresentable {
      self.init(value.modelValue)
    } else {
      self = .text(String(describing: value))
    }
  }

  /// Creates a list of the selected values, in the order of the choices.
  @MainActor package init<Value>(chosen values: Set<Value>, among choices: [Choice<Value>]) {
    self = .list(choices.map(\.value).filter(values.contains).map { FormValue(chosen: $0) })
  }
}

/// A type that reveals whether an optional of any wrapped type is `nil`.
private protocol MaybeNil {
  var isNil: Bool { get }
}

extension Optional: MaybeNil {
  fileprivate var isNil: Bool {
    if case .none = self { true } else { false }
  }
}

extension FormValue {
  /// The date of a row with a date, or `nil` for other values.
  public var date: CivilDate? { written() }

  /// The time of a row with a time, or `nil` for other values.
  public var time: CivilTime? { written() }

  /// The date and time of a row with both, or `nil` for other values.
  public var dateTime: CivilDateTime? { written() }

  /// Returns the value whose description is the text, or `nil` for other values and secrets.
  package func written<Value: LosslessStringConvertible>() -> Value? {
    isSecret ? nil : json.string.flatMap { Value($0) }
  }

  /// Returns whether the value is less than another date, time or number of the same kind.
  ///
  /// Returns `nil` if the values can't be compared.
  package func isLess(than other: FormValue) -> Bool? {
    if let date, let other = other.date { return date < other }
    if let time, let other = other.time { return time < other }
    if let dateTime, let other = other.dateTime { return dateTime < other }
    if let decimal, let other = other.decimal { return decimal < other }
    return nil
  }

  /// Returns a date, a time or a number in the language of the words, and `nil` for other values.
  package func text(in words: LocalizedStrings) -> String? {
    if let date { return words.dates.text(for: date) }
    if let time { return words.dates.text(for: time) }
    if let dateTime { return words.dates.text(for: dateTime) }
    return decimal.map { words.numbers.format($0) } ?? number.map { words.numbers.format($0) }
  }
}

// MARK: CustomStringConvertible

extension FormValue: CustomStringConvertible {
  /// The value as JSON.
  ///
  /// Secrets are not revealed.
  public var description: String { isSecret ? "secret" : json.description }
}

// MARK: CustomReflectable

extension FormValue: CustomReflectable {
  /// Empty, so that dumps don't reveal secrets.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
