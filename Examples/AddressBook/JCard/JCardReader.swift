import JSONText

/// A reader for jCard (RFC 7095): one card, or a list of cards.
///
/// Each property is converted to vCard notation and then read by the same code, so that names and
/// numbers are the same in either notation.
enum JCardReader {
  /// Reads a file, and returns the issues.
  ///
  /// Anything that isn't a card becomes an issue.
  static func read(
    _ bytes: [UInt8], file: String, into packer: inout ContactPacker
  ) -> [ContactIssue] {
    let document: JSONValue
    do throws(JSONError) {
      document = try JSONValue(parsing: bytes)
    } catch {
      let line = error.position.line
      return [ContactIssue(file: file, line: line, what: "\(error). \(advice)")]
    }
    var parser = VCardParser(file: file)
    var issues: [ContactIssue] = []
    let cards = isCard(document) ? [document] : document.array ?? []
    for card in cards {
      let line = card.position?.line ?? 1
      guard isCard(card), let properties = card.array?[1].array else {
        issues.append(ContactIssue(file: file, line: line, what: noCard))
        continue
      }
      parser.add(properties.compactMap(property), at: line, into: &packer)
    }
    if cards.isEmpty { issues = [ContactIssue(file: file, line: nil, what: noCards)] }
    return issues + parser.issues
  }

  private static func isCard(_ value: JSONValue) -> Bool {
    guard let array = value.array, array.count >= 2 else { return false }
    return array[0].string?.lowercased() == "vcard" && array[1].array != nil
  }

  /// Returns a property as an unfolded line of a vCard, or nil if it isn't a property.
  private static func property(_ value: JSONValue) -> (line: Int, content: [UInt8])? {
    guard let array = value.array, array.count >= 4, let name = array[0].string else { return nil }
    var line = word(name).uppercased()
    if let group = array[1]["group"]?.string { line = "\(word(group)).\(line)" }
    let types = texts(array[1]["type"]).map(word)
    if !types.isEmpty { line += ";TYPE=\"\(types.joined(separator: ","))\"" }
    line += ":" + array[3...].map(component).joined(separator: ",")
    return (value.position?.line ?? 1, Array(line.utf8))
  }

  /// Returns a value, or the components of a structured value, each of which may be a list.
  private static func component(_ value: JSONValue) -> String {
    guard let parts = value.array else { return escaped(value) }
    return parts.map { part in
      part.array?.map(escaped).joined(separator: ",") ?? escaped(part)
    }.joined(separator: ";")
  }

  private static func escaped(_ value: JSONValue) -> String {
    var text = ""
    for character in (value.string ?? (value.isNull ? "" : "\(value)")).unicodeScalars {
      switch character {
      case "\n": text += "\\n"
      case "\\", ";", ",": text += "\\\(character)"
      default: text.unicodeScalars.append(character)
      }
    }
    return text
  }

  private static func texts(_ value: JSONValue?) -> [String] {
    guard let value else { return [] }
    return value.array?.compactMap(\.string) ?? value.string.map { [$0] } ?? []
  }

  /// Returns a name, a group or a type without characters that would end it.
  private static func word(_ text: String) -> String {
    text.filter { !"\":;,.\r\n".contains($0) }
  }

  private static let advice = "A jCard must be JSON; export the contacts once more."
  private static let noCard = "This is no jCard and was skipped; check that nothing is missing."
  private static let noCards =
    "There is no card in this file, which is JSON; export the contacts as vCard or jCard."
}
