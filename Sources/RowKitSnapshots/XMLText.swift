/// The escaping of text in an XML document.
enum XMLText {
  /// Returns text without markup.
  ///
  /// Characters that XML doesn't allow become U+FFFD.
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

  /// Returns a colour as an attribute value.
  static func color(_ rgb: UInt32) -> String {
    let digits = String(rgb & 0xFFFFFF, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Returns whether a scalar may appear in a document.
  ///
  /// Control characters, embeddings of a direction and noncharacters could change the document or adjacent
  /// text.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF: false
    default: scalar.value & 0xFFFE != 0xFFFE
    }
  }
}
