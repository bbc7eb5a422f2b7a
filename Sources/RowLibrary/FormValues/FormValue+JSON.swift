extension FormValue {
  /// The value as JSON.
  public var json: String {
    switch self {
    case .none: "null"
    case .text(let text), .secret(let text): FormValue.quoted(text)
    case .integer(let number): String(number)
    case .number(let number): number.isFinite ? NumberFormat.plain.format(number) : "null"
    case .flag(let isOn): isOn ? "true" : "false"
    case .list(let values): "[" + values.map(\.json).joined(separator: ", ") + "]"
    }
  }

  /// Returns named values as one JSON object, in order, with one line for each.
  public static func json(_ values: [(key: FormKey, value: FormValue)]) -> String {
    guard !values.isEmpty else { return "{}" }
    let lines = values.map { "  \(quoted($0.key.description)): \($0.value.json)" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}"
  }

  /// Returns a text as a JSON string, with control and format characters escaped.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where isPlain(scalar): result.unicodeScalars.append(scalar)
      default:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
    return result + "\""
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: scalar == "\u{200D}"
    default: true
    }
  }
}
