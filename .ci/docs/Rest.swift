import Foundation

/// The command lines of pages.
struct CommandCheck: Sendable {
  let build: String
  let scratch: String
  let records: Bool

  /// Returns the problems of the commands of pages.
  func pages(_ files: [String]) -> [String] {
    guard let folder = prepare() else { return ["the scratch folder can't be made"] }
    return Tools.each(files) { file in
      Page(markdown: file).blocks.filter { $0.kind == .commands && !$0.directive.hasPrefix("text") }
        .flatMap { run($0, in: folder) }
    }
  }

  /// Makes a folder with the files that commands name, and shims for `swift` and `rowkit`.
  private func prepare() -> String? {
    let folder = scratch + "/commands"
    let run = Tools.run(["bash", ".ci/docs/prepare.sh", folder, build], limit: 60)
    if run.status != 0 { print(run.output) }
    return run.status == 0 ? folder : nil
  }

  private func run(_ block: Block, in folder: String) -> [String] {
    var problems: [String] = []
    let status = block.directive.hasPrefix("status ") ? Int32(block.directive.dropFirst(7)) ?? 0 : 0
    for (offset, line, expected) in lines(block.text) {
      let place = "\(block.file):\(block.line + offset)"
      let own = folder + "/run-\(UUID().uuidString)"
      _ = Tools.run(["cp", "-R", folder + "/files", own])
      let run = Tools.run(
        Self.detached + ["bash", "-c", "set -o pipefail; \(line)"], in: own,
        environment: [
          "PATH": folder + "/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
          "HOME": own, "TERM": "xterm-256color",
        ], limit: 60)
      _ = Tools.run(["rm", "-rf", own])
      let output = run.output.trimmingCharacters(in: .newlines)
      if let expected {
        if output != expected {
          if records { record(block, expected, output) }
          problems.append("\(place): error: `\(line)` says:\n\(output)")
        }
      } else if run.status != status {
        problems.append(
          "\(place): error: `\(line)` ends with \(run.status): \(run.output.suffix(400))")
      }
    }
    return problems
  }

  /// The words before a command that has no controlling terminal.
  private static let detached =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/setsid")
    ? ["setsid", "--wait"]
    : [
      "perl", "-MPOSIX", "-e",
      "if (my $p = fork) { waitpid $p, 0; exit($? & 127 ? 128 + ($? & 127) : $? >> 8) } "
        + "POSIX::setsid(); exec @ARGV",
    ]

  private func record(_ block: Block, _ old: String, _ new: String) {
    guard let page = try? String(contentsOfFile: block.file, encoding: .utf8) else { return }
    let text = block.text.replacingOccurrences(
      of: old.isEmpty ? block.text : "\n" + old,
      with: old.isEmpty ? block.text + "\n" + new : "\n" + new)
    try? page.replacingOccurrences(of: block.text, with: text)
      .write(toFile: block.file, atomically: true, encoding: .utf8)
  }

  /// Returns the commands of a block, one a line, with their numbers; of a transcript, those after a
  /// dollar sign, each with what it says.
  private func lines(_ text: String) -> [(Int, String, String?)] {
    let all = text.components(separatedBy: "\n")
    var result: [(Int, String, String?)] = []
    if all.contains(where: { $0.hasPrefix("$ ") }) {
      for (offset, line) in all.enumerated() {
        if line.hasPrefix("$ ") {
          result.append((offset, String(line.dropFirst(2)), ""))
        } else if let last = result.popLast() {
          let said = last.2.map { $0.isEmpty ? line : $0 + "\n" + line }
          result.append((last.0, last.1, said))
        }
      }
      return result
    }
    var isGoingOn = false
    for (offset, line) in all.enumerated() {
      if isGoingOn, let last = result.popLast() {
        result.append((last.0, last.1 + "\n" + line, nil))
      } else if !line.trimmingCharacters(in: .whitespaces).isEmpty,
        !line.trimmingCharacters(in: .whitespaces).hasPrefix("#")
      {
        result.append((offset, line, nil))
      }
      isGoingOn = line.hasSuffix("\\")
    }
    return result
  }
}

/// The links of pages, to files and to headings.
struct LinkCheck: Sendable {
  func pages(_ files: [String]) -> [String] {
    files.flatMap { file -> [String] in
      var problems: [String] = []
      for (offset, line) in Page.lines(of: file).enumerated() {
        let links = line.matches(of: /\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/)
        for link in links {
          let target = String(link.1 ?? link.2 ?? "")
          if let problem = problem(target, file) {
            problems.append("\(file):\(offset + 1): error: \(problem)")
          }
        }
      }
      return problems
    }
  }

  private func problem(_ target: String, _ file: String) -> String? {
    guard !target.hasPrefix("http"), !target.hasPrefix("mailto:") else { return nil }
    let parts = target.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
    let folder = (file as NSString).deletingLastPathComponent
    let path =
      parts[0].isEmpty
      ? file : ((folder as NSString).appendingPathComponent(parts[0]) as NSString).standardizingPath
    guard FileManager.default.fileExists(atPath: path) else { return "there is no \(path)" }
    guard parts.count > 1, path.hasSuffix(".md") else { return nil }
    let anchors = Page.lines(of: path).filter { $0.hasPrefix("#") }.map(anchor)
    return anchors.contains(parts[1]) ? nil : "\(path) has no heading #\(parts[1])"
  }

  private func anchor(_ heading: String) -> String {
    let words = heading.drop { $0 == "#" }.dropFirst().lowercased()
    return String(
      words.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
    )
    .replacingOccurrences(of: " ", with: "-")
  }
}

/// The public types, each of which stands in a topic group or a guide.
struct TopicCheck: Sendable {
  let modules: Modules

  /// Writes the symbol graphs of all libraries, and returns the problems.
  func graphs(in folder: String) -> [String] {
    let target = Tools.run([
      "bash", "-c", "swiftc -print-target-info | grep -m1 '\"triple\"' | cut -d'\"' -f4",
    ])
    .output.trimmingCharacters(in: .whitespacesAndNewlines)
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // Without the places of symbols, which incremental builds leave behind, comments are those that
    // were compiled.
    let own = modules.scratch + "/modules"
    _ = Tools.run([
      "bash", "-c",
      "mkdir -p \(own) && cp -R \(modules.build)/Modules/. \(own)/ && rm -rf \(own)/*.swiftsourceinfo",
    ])
    return Tools.each(Modules.libraries) { library in
      let run = Tools.run(
        Tools.symbolGraphExtractor + [
          "-module-name", library, "-I", own,
          "-target", target, "-output-dir", folder, "-minimum-access-level", "public",
          "-skip-synthesized-members",
        ])
      return run.status == 0 ? [] : ["\(library): \(run.output.suffix(1000))"]
    }
  }

  /// Returns the types that stand nowhere.
  func types(_ folder: String, pages: [String]) -> [String] {
    var curated: Set<String> = []
    let catalogues = Tools.files(in: "Sources", ".md").filter { $0.contains(".docc/") }
    for file in catalogues {
      for line in Page.lines(of: file) {
        guard let match = line.firstMatch(of: /^- ``([^`]+)``/) else { continue }
        curated.insert(String(match.1.split(separator: "/").last ?? ""))
      }
    }
    let text = pages.map { Page.lines(of: $0).joined(separator: "\n") }.joined(separator: "\n")
    let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    return Tools.files(in: folder, ".symbols.json").flatMap { file -> [String] in
      guard !(file as NSString).lastPathComponent.contains("@"),
        let bytes = FileManager.default.contents(atPath: file),
        let graph = try? JSONDecoder().decode(Graph.self, from: bytes)
      else { return [] }
      return graph.symbols.compactMap { symbol in
        guard Self.kinds.contains(symbol.kind.identifier), symbol.pathComponents.count == 1,
          let name = symbol.pathComponents.first, !curated.contains(name), !words.contains(name)
        else { return nil }
        return "error: \(graph.module.name).\(name) stands in no topic group and in no guide"
      }
    }.sorted()
  }

  private static let kinds: Set<String> = [
    "swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.actor",
    "swift.typealias",
  ]

  private struct Graph: Decodable {
    struct Module: Decodable { let name: String }
    struct Symbol: Decodable {
      struct Kind: Decodable { let identifier: String }
      let kind: Kind
      let pathComponents: [String]
    }
    let module: Module
    let symbols: [Symbol]
  }
}

/// The pictures of screens, in both themes, which a comment above them says how to draw:
/// `svg NAME SIZE ARGUMENTS`.
struct PictureCheck: Sendable {
  let build: String
  let scratch: String
  let records: Bool

  func pages(_ files: [String]) -> [String] {
    let folder = scratch + "/pictures"
    _ = Tools.run(["bash", ".ci/docs/prepare.sh", folder, build], limit: 60)
    let directives = files.flatMap { file in
      Page.lines(of: file).enumerated().compactMap { offset, line in
        line.wholeMatch(of: /<!-- svg (\S+) (\S+) (.*) -->/).map {
          (
            place: "\(file):\(offset + 1)", name: String($0.1), size: String($0.2),
            words: String($0.3)
          )
        }
      }
    }
    return Tools.each(directives.map { [$0.place, $0.name, $0.size, $0.words] }) { words in
      ["dark", "light"].compactMap { draw(words, theme: $0, in: folder) }
    }
  }

  private func draw(_ words: [String], theme: String, in folder: String) -> String? {
    let (place, file) = (words[0], "Docs/Pictures/\(words[1])-\(theme).svg")
    let drawn = "\(folder)/\(words[1])-\(theme).svg"
    let run = Tools.run(
      [
        "bash", "-c",
        "rowkit \(words[3]) --svg \(drawn) --theme \(theme) --size \(words[2]) --no-animation",
      ], in: folder + "/files",
      environment: [
        "PATH": folder + "/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
        "HOME": folder, "COLORTERM": "truecolor", "TERM": "xterm-256color",
      ], limit: 60)
    guard run.status == 0 else { return "\(place): error: \(run.output)" }
    let new = try? Data(contentsOf: URL(filePath: drawn))
    guard new != (try? Data(contentsOf: URL(filePath: file))) else { return nil }
    guard records else { return "\(place): error: \(file) is not what rowkit draws" }
    try? FileManager.default.createDirectory(
      atPath: "Docs/Pictures", withIntermediateDirectories: true)
    try? new?.write(to: URL(filePath: file))
    return "\(place): \(file) is recorded: look at it"
  }
}
