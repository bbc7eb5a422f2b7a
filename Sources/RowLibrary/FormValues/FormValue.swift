/// The value of a form's field, of any type.
public enum FormValue: Hashable, Sendable {
  /// No value.
  case none
  case text(String)
  /// Text that must not be shown, such as a password.
  case secret(String)
  case integer(Int)
  case number(Double)
  case flag(Bool)
  case list([FormValue])

  /// The text, or an empty string for other values.
  public var text: String {
    switch self {
    case .text(let text), .secret(let text): text
    default: ""
    }
  }

  /// The number with all its digits, also of a text that represents one, or `nil` for other values.
  public var decimal: DecimalNumber? {
    switch self {
    case .integer(let number): DecimalNumber(number)
    case .number(let number): DecimalNumber(number)
    case .text(let text): NumberFormat.plain.decimal(text)
    default: nil
    }
  }

  /// The nearest floating-point number, also of a text that represents a number, or `nil` for other
  /// values.
  public var number: Double? {
    if case .number(let number) = self { number } else { decimal?.double }
  }

  /// Whether the flag is on.
  ///
  /// `false` for other values.
  public var isOn: Bool { self == .flag(true) }

  /// Whether the value is empty: no value, blank text, an empty list, or a flag that is off.
  public var isEmpty: Bool {
    switch self {
    case .none: true
    case .text(let text), .secret(let text): text.allSatisfy(\.isWhitespace)
    case .integer, .number: false
    case .flag(let isOn): !isOn
    case .list(let values): values.isEmpty
    }
  }
}

extension FormValue {
  /// Creates a value that represents a number exactly: an integer, a floating-point number, or the
  /// digits as text if neither is exact.
  init(_ number: DecimalNumber?, hasFraction: Bool) {
    guard let number else {
      self = .none
      return
    }
    if !hasFraction, let whole = number.int {
      self = .integer(whole)
    } else {
      self = number.exactDouble.map(FormValue.number) ?? .text(number.description)
    }
  }
}
