/// The spelling of strings in a JSON text.
struct JSONSpelling: Hashable, Sendable {
  /// Whether characters beyond ASCII are escaped.
  var escapesUnicode = false

  var escapesSlashes = false

  /// Returns a string in quotation marks.
  ///
  /// Control characters, line separators and format characters are escaped, among them the marks that
  /// change the direction of text.
  func text(of string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "/" where escapesSlashes: text += "\\/"
      case _ where JSONSpelling.isUnsafe(scalar) || escapesUnicode && !scalar.isASCII:
        text += JSONSpelling.escaped(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// Returns whether a character could change how the text around it is shown.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}": true
    // Joined emoji, and words of several scripts, contain them.
    case "\u{200C}", "\u{200D}": false
    default: scalar.properties.generalCategory == .format
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
