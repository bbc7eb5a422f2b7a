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

  /// The number; nil for anything else, but a text that is one.
  public var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .text(let text): NumberFormat.read(text)
    default: nil
    }
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
