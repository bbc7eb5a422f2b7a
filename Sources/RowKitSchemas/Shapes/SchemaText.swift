import JSONSchema
import JSONText

/// The words that forms make of schemas and values.
enum SchemaText {
  /// Returns a key with its words separated and the first one capitalized.
  static func readable(_ key: String) -> String {
    var words: [String] = []
    var word = ""
    var former: Character?
    for character in key {
      if character == "_" || character == "-" || character == " " {
        words.append(word)
        word = ""
      } else if character.isUppercase, former?.isLowercase == true || former?.isNumber == true {
        words.append(word)
        word = String(character)
      } else {
        word.append(character)
      }
      former = character
    }
    words.append(word)
    let shown = words.filter { !$0.isEmpty }.map { word -> String in
      if acronyms.contains(word.lowercased()) { return word.uppercased() }
      return word.allSatisfy(\.isUppercase) ? word : word.lowercased()
    }
    guard let first = shown.first else { return key }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + shown.dropFirst())
      .joined(separator: " ")
  }

  private static let acronyms: Set<String> = [
    "api", "url", "uri", "id", "json", "html", "css", "http", "https", "ip", "dns", "ssl", "tls",
    "ui", "cpu", "xml", "sql", "ssh", "uuid", "pdf", "svg", "js", "ts",
  ]

  /// The text in place of a secret value, whatever its length.
  static let mask = "•••"

  /// Returns a value in a few characters: a text without quotation marks, and JSON for others.
  static func short(_ value: JSONValue) -> String {
    switch value.content {
    case .string(let text): return text.isEmpty ? "\"\"" : text
    case .array(let elements): return count(elements.count, "entry", "entries")
    case .object(let members): return count(members.count, "member", "members")
    default: return value.description
    }
  }

  /// Returns the limits of a value in words, a line for each.
  static func rules(_ rules: SchemaRules) -> [String] {
    var lines = limits(of: rules)
    if let format = rules.format { lines.append("Format: \(format)") }
    lines += rules.patterns.map { "Pattern: \($0.text)" }
    return lines
  }

  /// Returns the limits of a value that are numbers in words, a line for each.
  static func limits(of rules: SchemaRules) -> [String] {
    var lines: [String] = []
    let bounds = rules.bounds
    if bounds.least != nil || bounds.most != nil { lines.append(bounds.words + ".") }
    if let step = rules.step { lines.append("In steps of \(step.text).") }
    lines += limits(rules.length, "character", "characters")
    lines += limits(rules.elementCount, "entry", "entries")
    lines += limits(rules.memberCount, "member", "members")
    if rules.hasUniqueElements { lines.append("No entry twice.") }
    return lines
  }

  private static func limits(_ bounds: CountBounds, _ one: String, _ many: String) -> [String] {
    let least = bounds.least.flatMap { $0 > 0 ? "At least \(count($0, one, many))." : nil }
    return [least, bounds.most.map { "At most \(count($0, one, many))." }].compactMap { $0 }
  }

  /// Returns a count with its noun.
  static func count(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }

  /// Returns the name of a type for a person.
  static func name(of type: ValueType) -> String {
    switch type {
    case .null: "Nothing"
    case .boolean: "On or off"
    case .integer: "Whole number"
    case .number: "Number"
    case .string: "Text"
    case .array: "List"
    case .object: "Object"
    }
  }
}
