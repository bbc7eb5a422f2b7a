/// A checker for well-formed XML, sufficient for the generated documents.
enum XMLChecker {
  /// Whether elements are nested and closed, and nothing but elements holds markup.
  static func isWellFormed(_ document: String) -> Bool {
    var open: [Substring] = []
    var rest = Substring(document)
    while let start = rest.firstIndex(of: "<") {
      guard hasOnlyEntities(rest[..<start]), let end = rest[start...].firstIndex(of: ">") else {
        return false
      }
      let tag = rest[rest.index(after: start)..<end]
      let name = tag.drop { $0 == "/" }.prefix { $0 != " " && $0 != "/" }
      if tag.hasPrefix("/") {
        guard open.popLast() == name else { return false }
      } else if !tag.hasSuffix("/") {
        open.append(name)
      }
      guard tag.filter({ $0 == "\"" }).count % 2 == 0 else { return false }
      rest = rest[rest.index(after: end)...]
    }
    return open.isEmpty && hasOnlyEntities(rest)
  }

  private static func hasOnlyEntities(_ text: Substring) -> Bool {
    text.split(separator: "&", omittingEmptySubsequences: false).dropFirst().allSatisfy { part in
      ["amp;", "lt;", "gt;", "quot;", "apos;"].contains { part.hasPrefix($0) }
    }
  }
}
