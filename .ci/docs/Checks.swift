import Foundation

/// The samples of pages and doc comments, and the pictures beside them.
struct SampleCheck: Sendable {
  let modules: Modules
  let records: Bool

  /// Returns the problems of the samples and pictures of pages.
  func pages(_ files: [String]) -> [String] {
    Tools.each(files) { page($0) }
  }

  private func page(_ file: String) -> [String] {
    var problems = copies(Page(markdown: file).blocks)
    let page = Page(markdown: file)
    for unit in units(page) {
      let path = write(unit.text(), unit.name)
      let errors =
        unit.isManifest
        ? modules.checkManifest(path)
        : modules.check(
          [path] + unit.fixtures, unit.isIsolated ? ["-default-isolation", "MainActor"] : [])
      problems += errors
      if errors.isEmpty, !unit.pictures.isEmpty { problems += pictures(of: unit, page) }
    }
    return problems
  }

  /// Returns the samples that say they are a file of the project, and aren't.
  private func copies(_ blocks: [Block]) -> [String] {
    blocks.compactMap { block in
      guard block.directive.hasPrefix("file ") else { return nil }
      let path = String(block.directive.dropFirst(5))
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        return "\(block.file):\(block.line): error: there is no \(path)"
      }
      let code = text.trimmingCharacters(in: .newlines)
      guard code != block.text else { return nil }
      if records, let page = try? String(contentsOfFile: block.file, encoding: .utf8) {
        let fence = "<!-- \(block.directive) -->\n```swift\n"
        let old = fence + block.text + (block.text.isEmpty ? "" : "\n") + "```"
        let new = page.replacingOccurrences(of: old, with: fence + code + "\n```")
        try? new.write(toFile: block.file, atomically: true, encoding: .utf8)
      }
      return "\(block.file):\(block.line): error: this is not what \(path) says"
    }
  }

  /// Returns the samples of a page, in the files that they share.
  private func units(_ page: Page) -> [Unit] {
    var units: [Unit] = []
    var unit = Unit(name: "\(page.file):0", fixtures: page.fixtures)
    for block in page.blocks {
      if block.kind == .picture { unit.add(picture: block) }
      if block.kind == .rows { unit.add(rows: block) }
      guard block.kind == .sample else { continue }
      if block.text.hasPrefix("// swift-tools-version") {
        var manifest = Unit(name: "\(page.file):\(block.line)", fixtures: [])
        manifest.add(block)
        manifest.isManifest = true
        units.append(manifest)
        continue
      }
      if block.directive.hasPrefix("sample new"), !unit.isEmpty {
        units.append(unit)
        unit = Unit(name: "\(page.file):\(block.line)", fixtures: page.fixtures)
        unit.isIsolated = block.directive.contains("isolated")
      }
      unit.add(block)
    }
    if !unit.isEmpty || !unit.pictures.isEmpty { units.append(unit) }
    return units
  }

  /// Returns the problems of the samples of doc comments.
  func comments(in folders: [String]) -> [String] {
    let files = folders.flatMap { Tools.files(in: $0, ".swift") }
    let blocks = files.flatMap { Page(source: $0).blocks }
    let fixtures = Tools.files(in: "Docs/Fixtures/Reference", ".swift")
    // A sample with an extension needs a module of its own; others share files by tens.
    var groups: [[Block]] = []
    var shared: [Block] = []
    for block in blocks {
      if block.text.contains("extension ") || block.text.contains("protocol ") {
        groups.append([block])
      } else {
        shared.append(block)
      }
    }
    for start in stride(from: 0, to: shared.count, by: 24) {
      groups.append(Array(shared[start..<min(start + 24, shared.count)]))
    }
    return Tools.each(groups) { group in
      var paths: [String] = []
      for block in group {
        var unit = Unit(name: "\(block.file):\(block.line)", fixtures: [])
        unit.add(comment: block, isShared: group.count > 1)
        paths.append(write(unit.text(), unit.name))
      }
      return modules.check(paths + fixtures)
    }
  }

  /// Returns the problems of the files of the tutorial, each of which compiles with those of the
  /// same app that `.ci/docs/tutorial.txt` names beside it.
  func tutorial() -> [String] {
    let folder = "Sources/RowKit/RowKit.docc/Tutorials/Resources/"
    let lines = Page.lines(of: ".ci/docs/tutorial.txt").filter { !$0.isEmpty }
    let known = Set(lines.map { $0.prefix { $0 != " " } + ".swift" })
    let files = Tools.files(in: folder, ".swift").map { ($0 as NSString).lastPathComponent }
    let missing = files.filter { !known.contains($0[...]) }.map {
      "\(folder)\($0): error: .ci/docs/tutorial.txt doesn't name it"
    }
    return missing
      + Tools.each(lines) { line in
        modules.check(line.split(separator: " ").map { "\(folder)\($0).swift" })
      }
  }

  private func write(_ text: String, _ name: String) -> String {
    let file = name.replacingOccurrences(of: "/", with: "_").replacingOccurrences(
      of: ":", with: "_")
    let path = modules.scratch + "/" + file + ".swift"
    try? text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  // MARK: Pictures

  private func pictures(of unit: Unit, _ page: Page) -> [String] {
    let calls = unit.pictures.map(\.code).joined(separator: "\n")
    let code =
      unit.text(isProgram: false)
      + "\n" + PictureProgram.text.replacingOccurrences(of: "//PICTURES", with: calls)
    let path = write(code, unit.name + ".pictures")
    let program = path + ".out"
    let errors = modules.link([path] + unit.fixtures, to: program)
    guard errors.isEmpty else { return errors }
    let run = Tools.run([program], in: modules.scratch)
    guard run.status == 0 else { return ["\(page.file): the pictures end with \(run.output)"] }
    var drawn: [Int: String] = [:]
    for part in run.output.components(separatedBy: "\u{1}picture ").dropFirst() {
      let lines = part.components(separatedBy: "\n")
      if let number = Int(lines[0]) {
        drawn[number] = clean(lines.dropFirst().joined(separator: "\n"))
      }
    }
    return unit.pictures.compactMap { picture in
      let block = picture.block
      guard let text = drawn[block.line], text != clean(block.text) else { return nil }
      if records {
        record(block, text)
        return "\(block.file):\(block.line): error: the picture is recorded: look at it"
      }
      return "\(block.file):\(block.line): error: the samples above draw this:\n\(text)"
    }
  }

  private func clean(_ text: String) -> String {
    var lines = text.components(separatedBy: "\n").map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private func record(_ block: Block, _ text: String) {
    guard let page = try? String(contentsOfFile: block.file, encoding: .utf8) else { return }
    if block.kind == .rows {
      let new = page.replacingOccurrences(of: "| " + block.text + " |", with: "| " + text + " |")
      try? new.write(toFile: block.file, atomically: true, encoding: .utf8)
      return
    }
    let fence = "<!-- \(block.directive) -->\n```\n"
    let old = fence + block.text + (block.text.isEmpty ? "" : "\n") + "```"
    let new = page.replacingOccurrences(of: old, with: fence + text + "\n```")
    try? new.write(toFile: block.file, atomically: true, encoding: .utf8)
  }
}

extension Unit {
  /// Adds the sample of a doc comment, which has names of its own.
  mutating func add(comment block: Block, isShared: Bool) {
    var block = block
    let lines = block.text.components(separatedBy: "\n").filter { !$0.hasPrefix("import ") }
    if case .file = Sample.shape(of: lines, ""), isShared, !block.text.contains("@Test") { block.directive = "sample local" }
    if lines.first?.hasPrefix("override ") == true {
      // A method of a subclass of the class that the comment is about.
      let type = (block.file as NSString).lastPathComponent.prefix { $0 != "+" && $0 != "." }
      block.directive = "sample in func local\(block.line)() { final class Own: \(type)"
    }
    for library in Modules.libraries + ["Foundation", "Observation", "Testing"] {
      let isOurs = library.hasPrefix("RowKit") || library == "ListChanges"
      imports.append((isOurs ? "@testable import " : "import ") + library)
    }
    add(block)
  }
}

/// The program that draws the pictures of a page.
enum PictureProgram {
  static let text = """
    import RowKit
    import RowKitSnapshots

    @main @MainActor struct PictureProgram {
      static func main() {
        //PICTURES
      }

      static func draw(
        _ line: Int, _ width: Int, _ height: Int, _ keys: String, _ screen: () -> ScreenController
      ) {
        let size = ScreenSize(width: width, height: height)
        let player = StagePlayer(Stage(root: screen(), size: size))
        if let tokens = try? KeyToken.script(keys) { player.play(tokens) }
        print("\\u{1}picture \\(line)")
        print(TextSnapshot.text(of: player.frame.buffer))
      }

      static func drawRow(_ line: Int, _ width: Int, _ rows: () -> [any CellController]) {
        let table = GenericTableController()
        table.tableGroups = [TableGroup(rows: rows())]
        let size = ScreenSize(width: width, height: 10)
        let player = StagePlayer(Stage(root: table, size: size))
        let lines = TextSnapshot.lines(of: player.frame.buffer).dropFirst().dropLast()
        print("\\u{1}picture \\(line)")
        print(
          lines.map { $0.dropFirst(2) }.filter { !$0.isEmpty }.map { "`\\($0)`" }
            .joined(separator: "<br>"))
      }

      static func draw(
        _ line: Int, _ width: Int, _ height: Int, _ keys: String,
        _ rows: () -> [any CellController]
      ) {
        let table = GenericTableController()
        table.tableGroups = [TableGroup(rows: rows())]
        let size = ScreenSize(width: width, height: height + 2)
        let player = StagePlayer(Stage(root: table, size: size))
        if let tokens = try? KeyToken.script(keys) { player.play(tokens) }
        print("\\u{1}picture \\(line)")
        let lines = TextSnapshot.lines(of: player.frame.buffer)
        print(lines.dropFirst().dropLast().joined(separator: "\\n"))
      }
    }
    """
}
