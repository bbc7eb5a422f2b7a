/// Text as it stands in an XML document.
enum XMLText {
  /// Returns a text in which nothing is markup and every character is one that XML allows; others
  /// become the sign for what has no picture.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
      case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
      case "'": escaped.append(contentsOf: "&apos;".unicodeScalars)
      default: escaped.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return String(escaped)
  }

  /// Returns a colour as attributes hold it.
  static func color(_ rgb: UInt32) -> String {
    let digits = String(rgb & 0xFFFFFF, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Controls, marks that turn the direction of text, and noncharacters would change the document
  /// or what stands beside them.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF: false
    default: scalar.value & 0xFFFE != 0xFFFE
    }
  }
}
