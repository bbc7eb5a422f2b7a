import RowKit

/// A writer of property lists in XML.
struct XMLPropertyListWriter {
  private var text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  /// The space before each line.
  private var indentation = ""

  static func text(of value: PropertyList) -> String {
    var writer = XMLPropertyListWriter()
    writer.write(value, depth: 0)
    return writer.text + "</plist>\n"
  }

  /// Returns the elements of a value, without a line break at the end.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - indentation: The space before each line but the first.
  /// - Returns: The elements.
  static func elements(of value: PropertyList, indentation: String) -> String {
    var writer = XMLPropertyListWriter()
    writer.text = ""
    writer.indentation = indentation
    writer.write(value, depth: 0)
    return String(writer.text.dropFirst(indentation.count).dropLast())
  }

  static func element(ofKey key: String) -> String {
    "<key>\(XMLPropertyListWriter().escaped(key))</key>"
  }

  private mutating func write(_ value: PropertyList, depth: Int) {
    switch value {
    case .boolean(let value): line(value ? "<true/>" : "<false/>", depth)
    case .integer(let value): line("<integer>\(value)</integer>", depth)
    case .real(let value): line("<real>\(value)</real>", depth)
    case .string(let value): line("<string>\(escaped(value))</string>", depth)
    case .date(let value): line("<date>\(value)</date>", depth)
    case .otherDate(let bytes):
      line("<date>\(escaped(String(decoding: bytes, as: UTF8.self)))</date>", depth)
    case .data(let value): line("<data>\(Base64.text(of: value))</data>", depth)
    case .uid(let number):
      write(
        .dictionary([PropertyList.Entry("CF$UID", .integer(Int128(number)))]), depth: depth)
    case .array(let elements):
      guard !elements.isEmpty else { return line("<array/>", depth) }
      line("<array>", depth)
      for element in elements { write(element, depth: depth + 1) }
      line("</array>", depth)
    case .dictionary(let entries):
      guard !entries.isEmpty else { return line("<dict/>", depth) }
      line("<dict>", depth)
      for entry in entries {
        line("<key>\(escaped(entry.key))</key>", depth + 1)
        write(entry.value, depth: depth + 1)
      }
      line("</dict>", depth)
    }
  }

  private mutating func line(_ content: String, _ depth: Int) {
    text += indentation + String(repeating: "\t", count: depth) + content + "\n"
  }

  private func escaped(_ string: String) -> String {
    var result = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case "\r": result += "&#13;"
      case _ where Self.isUnwritable(scalar): result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  // MARK: Characters that XML can't represent

  /// Returns the first character that XML can't represent in a value or its key, or `nil`.
  static func unwritableScalar(in value: PropertyList, of key: String) -> Unicode.Scalar? {
    if let scalar = key.unicodeScalars.first(where: isUnwritable) { return scalar }
    switch value {
    case .string(let text): return text.unicodeScalars.first(where: isUnwritable)
    case .array(let elements):
      for element in elements {
        if let scalar = unwritableScalar(in: element, of: "") { return scalar }
      }
    case .dictionary(let entries):
      for entry in entries {
        if let scalar = unwritableScalar(in: entry.value, of: entry.key) { return scalar }
      }
    default: break
    }
    return nil
  }

  private static func isUnwritable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t", "\n", "\r": false
    case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": true
    default: false
    }
  }
}
