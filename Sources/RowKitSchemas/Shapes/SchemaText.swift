/// The words that forms make of schemas and values.
enum SchemaText {
  /// Returns a key as it is, or quotation marks for an empty one.
  static func visible(_ key: String) -> String { key.isEmpty ? "\"\"" : key }

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
    guard let first = shown.first else { return visible(key) }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + shown.dropFirst())
      .joined(separator: " ")
  }

  private static let acronyms: Set<String> = [
    "api", "url", "uri", "id", "json", "html", "css", "http", "https", "ip", "dns", "ssl", "tls",
    "ui", "cpu", "xml", "sql", "ssh", "uuid", "pdf", "svg", "js", "ts",
  ]

  /// The text in place of a secret value, whatever its length.
  static let mask = "•••"
}
