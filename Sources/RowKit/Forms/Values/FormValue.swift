/// The value of a field of a form, of whatever kind the field is.
public enum FormValue: Hashable, Sendable {
  /// Nothing.
  case none
  case text(String)
  /// A text that is not to be shown, such as a password.
  case secret(String)
  case integer(Int)
  case number(Double)
  case flag(Bool)
  case list([FormValue])

  /// The text; empty for anything else.
  public var text: String {
    switch self {
    case .text(let text), .secret(let text): text
    default: ""
    }
  }

  /// The number with all its digits; `nil` for anything else, but a text that is one.
  public var decimal: DecimalNumber? {
    switch self {
    case .integer(let number): DecimalNumber(number)
    case .number(let number): DecimalNumber(number)
    case .text(let text): NumberFormat.plain.decimal(text)
    default: nil
    }
  }

  /// The nearest floating-point number; `nil` for anything else, but a text that is a number.
  public var number: Double? {
    if case .number(let number) = self { number } else { decimal?.double }
  }

  /// Whether it is on; false for anything but a flag.
  public var isOn: Bool { self == .flag(true) }

  /// Whether nothing is said: nothing, blanks, an empty list, a flag that is off.
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
  /// Creates the value of a number as it keeps its digits: a whole number, a floating-point one, or
  /// the digits themselves where neither holds them.
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
