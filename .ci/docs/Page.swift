import Foundation

/// A part of a page that is checked.
struct Block {
  enum Kind {
    /// A fence of Swift.
    case sample
    /// A fence of text that a directive says how to draw.
    case picture
    /// A table of rows, each with its code and its picture.
    case rows
    /// Lines that a shell runs.
    case commands
    /// A fence of anything else, in a language or said to be an illustration.
    case other
  }

  var kind: Kind
  /// The file and line of the first line of text.
  var file: String
  var line: Int
  /// The text, without the fences.
  var text: String
  /// The words of the comment above the fence, without its signs, or an empty string.
  var directive: String
}

/// A page of Markdown, or the doc comments of a source file.
struct Page {
  let file: String
  let lines: [String]
  private(set) var blocks: [Block] = []

  /// Reads a page of Markdown.
  init(markdown file: String) {
    self.file = file
    lines = Page.lines(of: file)
    read(lines.enumerated().map { ($0.offset + 1, $0.element) })
  }

  /// Reads the doc comments of a Swift file.
  init(source file: String) {
    self.file = file
    lines = Page.lines(of: file)
    var comment: [(Int, String)] = []
    for (index, line) in lines.enumerated() {
      let trimmed = line.drop { $0 == " " }
      if trimmed.hasPrefix("///") {
        let rest = trimmed.dropFirst(3)
        comment.append((index + 1, String(rest.hasPrefix(" ") ? rest.dropFirst() : rest)))
      } else if !comment.isEmpty {
        read(comment)
        comment = []
      }
    }
    // In a doc comment everything that is not Swift is an illustration.
    blocks = blocks.filter { $0.kind == .sample }
  }

  static func lines(of file: String) -> [String] {
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n")
  }

  private mutating func read(_ lines: [(number: Int, text: String)]) {
    var directive = ""
    var index = 0
    while index < lines.count {
      let line = lines[index].text
      if line.hasPrefix("<!--") {
        var words = line
        while !words.contains("-->"), index + 1 < lines.count {
          index += 1
          words += "\n" + lines[index].text
        }
        directive = words.replacingOccurrences(of: "<!--", with: "")
          .replacingOccurrences(of: "-->", with: "").trimmingCharacters(in: .whitespacesAndNewlines)
      } else if let fence = Page.fence(line) {
        let start = index + 1
        index = start
        while index < lines.count, lines[index].text.trimmingCharacters(in: .whitespaces) != "```" {
          index += 1
        }
        let text = lines[start..<min(index, lines.count)].map(\.text).joined(separator: "\n")
        let number = start < lines.count ? lines[start].number : lines[start - 1].number
        blocks.append(
          Block(
            kind: Page.kind(fence, text, directive), file: file, line: number, text: text,
            directive: directive))
        directive = ""
      } else if line.hasPrefix("|"), directive.hasPrefix("rows ") {
        let start = index
        while index + 1 < lines.count, lines[index + 1].text.hasPrefix("|") { index += 1 }
        blocks.append(
          Block(
            kind: .rows, file: file, line: lines[start].number,
            text: lines[start...index].map(\.text).joined(separator: "\n"), directive: directive))
        directive = ""
      } else if line.hasPrefix("    "), Page.isCommand(line.dropFirst(4)) {
        blocks.append(
          Block(
            kind: .commands, file: file, line: lines[index].number, text: String(line.dropFirst(4)),
            directive: directive))
        directive = ""
      } else if !line.isEmpty {
        directive = ""
      }
      index += 1
    }
  }

  private static func fence(_ line: String) -> String? {
    guard line.hasPrefix("```") else { return nil }
    return String(line.dropFirst(3)).trimmingCharacters(in: .whitespaces)
  }

  private static func kind(_ language: String, _ text: String, _ directive: String) -> Block.Kind {
    if language == "swift" { return directive.hasPrefix("text") ? .other : .sample }
    if directive.hasPrefix("picture") || directive.hasPrefix("screen") { return .picture }
    if directive.hasPrefix("status ") { return .commands }
    if language == "sh" || (language.isEmpty && directive.isEmpty) { return .commands }
    return .other
  }

  /// Returns whether a line is a command of the project.
  static func isCommand(_ line: Substring) -> Bool {
    ["swift ", "rowkit ", ".ci/check", ".build/", "NO_COLOR="].contains { line.hasPrefix($0) }
  }

  /// The fixtures that the page names with a link.
  var fixtures: [String] {
    let folder = (file as NSString).deletingLastPathComponent
    var found: [String] = []
    for line in lines {
      for match in line.matches(of: /\]\(([A-Za-z\.\/]*Fixtures\/[A-Za-z]+\.swift)\)/) {
        let path = ((folder as NSString).appendingPathComponent(String(match.1)) as NSString)
          .standardizingPath
        if !found.contains(path) { found.append(path) }
      }
    }
    return found
  }
}
