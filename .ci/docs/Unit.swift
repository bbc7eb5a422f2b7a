import Foundation

/// Samples that are compiled together, as one file.
struct Unit {
  /// The file and line of the first sample.
  let name: String
  let fixtures: [String]
  var imports: [String] = []
  private(set) var body = ""

  /// The samples that aren't tests.
  private var ownBody = ""
  private(set) var pictures: [(block: Block, code: String)] = []
  private var count = 0

  /// Whether types belong to the main actor by default.
  var isIsolated = false

  /// Whether the file is the manifest of a package.
  var isManifest = false

  init(name: String, fixtures: [String]) {
    self.name = name
    self.fixtures = fixtures
  }

  var isEmpty: Bool { body.isEmpty }

  /// The file, with `@main` as the sample has it, or without.
  func text(isProgram: Bool = true) -> String {
    let known = imports.contains("import PackageDescription") ? imports : imports + ["import RowKit"]
    let body = isProgram ? body : ownBody.replacingOccurrences(of: "@main", with: "")
    let isTest = { (line: String) in line == "import Testing" || line == "import RowKitTesting" }
    let own = isProgram ? known : known.filter { !isTest($0) }
    return (Array(Set(own)).sorted() + ["", body]).joined(separator: "\n")
  }

  mutating func add(_ block: Block) {
    count += 1
    var lines = block.text.components(separatedBy: "\n").map { line in
      // A library says what it shows of its imports; here it has no clients.
      line.hasPrefix("public import ") ? String(line.dropFirst(7)) : line
    }
    imports += lines.filter { $0.hasPrefix("import ") }
    lines.removeAll { $0.hasPrefix("import ") }
    // Removed imports stand at the beginning, where the lines that are left keep their numbers.
    let removed = block.text.components(separatedBy: "\n").prefix { $0.hasPrefix("import ") || $0.hasPrefix("public import ") }.count
    let (head, tail) = frame(block, Sample.shape(of: lines, block.directive))
    let start = max(1, block.line + removed - head.count)
    let code =
      "#sourceLocation(file: \"\(block.file)\", line: \(start))\n"
      + (head + lines + tail).joined(separator: "\n") + "\n#sourceLocation()\n"
    body += code
    if !block.text.contains("@Test") { ownBody += code }
  }

  /// Adds a picture that the samples above it draw.
  mutating func add(picture block: Block) {
    let parts = block.directive.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return }
    let words = parts[0].split(separator: " ")
    let size = (words.dropFirst().first ?? "").split(separator: "x").compactMap { Int($0) }
    let keys = parts[0].range(of: "keys ").map { String(parts[0][$0.upperBound...]) } ?? ""
    guard size.count == 2 else { return }
    pictures.append(
      (
        block,
        "draw(\(block.line), \(size[0]), \(size[1]), #\"\(keys)\"#) "
          + Sample.closure(String(parts[1]))
      ))
  }

  /// Adds the rows of a table, each of which is code beside its picture.
  mutating func add(rows block: Block) {
    let width = block.directive.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 40
    for (offset, line) in block.text.components(separatedBy: "\n").enumerated() {
      guard let (code, cell) = Sample.row(in: line) else { continue }
      var picture = block
      (picture.line, picture.text) = (block.line + offset, cell)
      picture.kind = .rows
      pictures.append((picture, "drawRow(\(picture.line), \(width)) " + Sample.closure("[\(code)]")))
    }
  }

  /// Returns the lines before and after a sample in its file.
  private func frame(_ block: Block, _ shape: Sample.Shape) -> (head: [String], tail: [String]) {
    let bindables = Sample.bindables(in: block.text, block.directive)
    let name = "sample\(count)_\(block.line)(\(Sample.parameters(block.directive)))"
    switch shape {
    case .file: return ([], [])
    case .test:
      let file = (block.file as NSString).lastPathComponent.filter(\.isLetter)
      return (["@MainActor struct Test\(file)\(block.line) {"], ["}"])
    case .rows:
      let head = "@MainActor private func \(name) -> [any CellController] {"
      return ([head] + bindables + ["return ["], ["]", "}"])
    case .statements:
      let effects = block.text.contains("await ") ? "async throws" : "throws"
      return (["@MainActor private func \(name) \(effects) {"] + bindables, ["}"])
    case .members(let type):
      return (["\(type) {"], [String(repeating: "}", count: 1 + type.count { $0 == "{" })])
    case .local: return (["@MainActor private func \(name) {"], ["}"])
    }
  }
}

/// The place where a sample stands in a file.
enum Sample {
  enum Shape {
    /// Declarations, at the top of a file.
    case file
    /// The elements of a list of rows.
    case rows
    /// Statements of a function.
    case statements
    /// Members of a type.
    case members(of: String)
    /// Tests, in a suite of the main actor.
    case test
    /// Declarations that a function may have, so that other samples can have the same ones.
    case local
  }

  /// Returns the shape that a directive names, or that the first line shows.
  static func shape(of lines: [String], _ directive: String) -> Shape {
    if directive == "sample local" { return .local }
    if lines.first?.hasPrefix("@Test") == true { return .test }
    if directive.hasPrefix("sample statements") { return .statements }
    if let range = directive.range(of: "in "), directive.hasPrefix("sample in ") {
      return .members(of: String(directive[range.upperBound...]))
    }
    let code = lines.filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
    let first = code.first { !$0.trimmingCharacters(in: .whitespaces).isEmpty } ?? ""
    if first.hasPrefix(".") { return .rows }
    if directive.hasPrefix("sample with ") { return .statements }
    let isDeclared = code.contains { isDeclaration($0) }
    let hasStatements = code.contains { line in
      !line.isEmpty && !line.hasPrefix(" ") && !line.hasPrefix("}") && !line.hasPrefix(")")
        && !line.hasPrefix("]") && !line.hasPrefix("#") && !isDeclaration(line)
        && !line.hasPrefix("@")
    }
    return isDeclared && !hasStatements ? .file : .statements
  }

  /// Returns the code and the picture of a line of a table of rows.
  static func row(in line: String) -> (code: String, picture: String)? {
    guard let match = line.wholeMatch(of: /\| `(\..+?)` \| (`.+`) \|/) else { return nil }
    return (String(match.1), String(match.2))
  }

  private static func isDeclaration(_ line: String) -> Bool {
    let modifiers: Set<Substring> = [
      "public", "private", "fileprivate", "package", "open", "final", "@MainActor", "@Observable",
      "@main", "@Test", "nonisolated", "indirect", "@Suite", "isolated",
    ]
    let words = line.split(separator: " ").drop { modifiers.contains($0) }
    return ["class", "struct", "enum", "protocol", "extension", "func", "actor", "typealias"]
      .contains(String(words.first ?? "")) && !line.hasPrefix(" ")
  }

  /// Returns declarations of the objects of fixtures whose names have a dollar sign in some code.
  ///
  /// A global variable's bindings can't be named in other files.
  static func bindables(in code: String, _ directive: String = "") -> [String] {
    let names = code.matches(of: /(?:^|[^\w$"])\$([a-z]\w*)/).map { String($0.1) }
    return Set(names).sorted()
      .filter { !directive.contains("@Bindable \($0):") && !code.contains("var \($0)") }
      .map { "@Bindable var \($0) = \($0)" }
  }

  /// Returns a closure that returns the value of some code.
  static func closure(_ code: String) -> String {
    "{ " + bindables(in: code).map { $0 + "; " }.joined() + "return \(code) }"
  }

  /// Returns the parameters that a directive such as `sample with phone: Phone` names.
  static func parameters(_ directive: String) -> String {
    guard let range = directive.range(of: "with ") else { return "" }
    return directive[range.upperBound...].components(separatedBy: ", ").map { parameter in
      let wrapper = "@Bindable "
      return parameter.hasPrefix(wrapper)
        ? wrapper + "_ " + parameter.dropFirst(wrapper.count) : "_ " + parameter
    }
    .joined(separator: ", ")
  }
}
