// Checks which folder names whose types. From the top of the repository:
//
//   swiftc -enable-bare-slash-regex .ci/layers/layers.swift -o /tmp/layers && /tmp/layers
//   /tmp/layers --arrows RowKit     prints the arrows between the folders of one target
//
// A circle between folders, an extension of a class outside the folder of the class, and a type with
// too many stored properties are faults. `limits.txt` beside this file holds the faults of each
// target that are known; a run fails where a target has more of them than that.

import Foundation

let greatestPropertyCount = 15

// MARK: Reading

/// A source file without comments and string literals.
struct Source {
  let path: String
  let folder: String
  let lines: [Substring]

  init(path: String, folder: String, text: String) {
    self.path = path
    self.folder = folder
    lines = Self.stripped(text).split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func stripped(_ text: String) -> String {
    let literals = /"""(?s:.*?)"""|"(?:\\.|[^"\\\n])*"/
    let comments = /\/\/[^\n]*/
    return text.replacing(literals) { String(repeating: "\n", count: $0.output.count { $0 == "\n" }) }
      .replacing(comments, with: "")
  }
}

/// A target: its sources, and the folder that declares each type.
struct Target {
  let name: String
  let sources: [Source]
  let owners: [Substring: String]
  let classes: Set<Substring>

  init(name: String, path: String) throws {
    self.name = name
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    sources = try names.filter { $0.hasSuffix(".swift") && !$0.hasSuffix(".generated.swift") }
      .sorted()
      .map { name in
        let parts = name.split(separator: "/")
        return Source(
          path: "\(path)/\(name)", folder: parts.count > 1 ? String(parts[0]) : "",
          text: try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8))
      }
    var owners: [Substring: String] = [:]
    var classes: Set<Substring> = []
    let declaration =
      /^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|open|final|indirect|internal|fileprivate|private)\s+)*(struct|class|enum|protocol|actor|typealias)\s+([A-Z]\w*)/
    for source in sources {
      for line in source.lines {
        guard let match = line.prefixMatch(of: declaration) else { continue }
        owners[match.output.2] = owners[match.output.2] ?? source.folder
        if match.output.1 == "class" { classes.insert(match.output.2) }
      }
    }
    self.owners = owners
    self.classes = classes
  }
}

// MARK: Arrows

extension Target {
  /// The types that each folder names of each other folder.
  var arrows: [String: [String: Set<Substring>]] {
    var arrows: [String: [String: Set<Substring>]] = [:]
    for source in sources {
      for line in source.lines {
        for match in line.matches(of: /\b[A-Z]\w*/) {
          guard let owner = owners[match.output], owner != source.folder else { continue }
          arrows[source.folder, default: [:]][owner, default: []].insert(match.output)
        }
      }
    }
    return arrows
  }

  /// Folders that name each other's types, directly or through others.
  var circles: [[String]] {
    let arrows = self.arrows.mapValues { Set($0.keys) }
    func reachable(from start: String) -> Set<String> {
      var found: Set<String> = []
      var open = Array(arrows[start] ?? [])
      while let folder = open.popLast() {
        guard found.insert(folder).inserted else { continue }
        open += arrows[folder] ?? []
      }
      return found
    }
    let reach = Dictionary(uniqueKeysWithValues: arrows.keys.map { ($0, reachable(from: $0)) })
    var circles: Set<[String]> = []
    for (folder, others) in reach where others.contains(folder) {
      circles.insert(others.filter { reach[$0]?.contains(folder) == true }.sorted())
    }
    return circles.sorted { $0[0] < $1[0] }
  }
}

// MARK: Classes

extension Target {
  /// Extensions of classes that stand outside the folder of their class.
  ///
  /// Static factories of rows (`where Self ==`) extend a protocol and so are none.
  var strayExtensions: [String] {
    sources.flatMap { source in
      source.lines.enumerated().compactMap { index, line in
        guard let match = line.prefixMatch(of: /(?:\w+ )?extension ([A-Z]\w*)/),
          classes.contains(match.output.1), owners[match.output.1] != source.folder
        else { return nil }
        return "\(source.path):\(index + 1): extension of \(match.output.1)"
      }
    }
  }

  /// Types with more stored properties than there should be.
  var crowdedTypes: [String] {
    sources.flatMap { source in
      storedPropertyCounts(source.lines).filter { $0.count > greatestPropertyCount }
        .map { "\(source.path): \($0.name) has \($0.count) stored properties" }
    }
  }

  /// The types of a file, of any depth, with the number of their stored properties.
  private func storedPropertyCounts(_ lines: [Substring]) -> [(name: String, count: Int)] {
    let type = /\b(?:struct|class|actor)\s+([A-Z]\w*)[^{]*\{\s*$/
    let property =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|private|internal|fileprivate|open|final|weak|unowned|lazy|override|nonisolated|(?:public|package|private|internal|fileprivate)\(set\))\s+)*(?:let|var)\s+\w+/
    var depth = 0
    var open: [(name: String, depth: Int, count: Int)] = []
    var closed: [(name: String, count: Int)] = []
    for (index, line) in lines.enumerated() {
      if let last = open.last, last.depth == depth, line.prefixMatch(of: property) != nil,
        isStored(line, next: index + 1 < lines.count ? lines[index + 1] : "")
      {
        open[open.count - 1].count += 1
      }
      let before = depth
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
      if depth > before, let match = line.firstMatch(of: type) {
        open.append((String(match.output.1), depth, 0))
      }
      while let last = open.last, depth < last.depth {
        closed.append((last.name, last.count))
        open.removeLast()
      }
    }
    return closed
  }

  /// Whether a property has storage: no getter follows its name, but a value or an observer may.
  private func isStored(_ line: Substring, next: Substring) -> Bool {
    guard let brace = line.firstIndex(of: "{") else { return true }
    if line[..<brace].contains("=") { return true }
    return (line[brace...] + next).contains(/\{\s*(?:didSet|willSet)/)
  }
}

// MARK: Judging

/// The greatest number of faults a target may have: folders in circles, extensions, types.
struct Limits {
  private let numbers: [String: [Int]]

  init(file: String) throws {
    var numbers: [String: [Int]] = [:]
    for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count == 4, fields[0].first != "#" else { continue }
      numbers[String(fields[0])] = fields[1...].compactMap { Int($0) }
    }
    self.numbers = numbers
  }

  subscript(target: String) -> [Int] { numbers[target] ?? [0, 0, 0] }
}

func judge(_ target: Target, limits: [Int]) -> Bool {
  let circles = target.circles
  let faults: [(name: String, count: Int, list: [String])] = [
    (
      "folders in circles", circles.map(\.count).reduce(0, +),
      circles.map { "circle: " + $0.joined(separator: " ") }
    ),
    ("extensions elsewhere", target.strayExtensions.count, target.strayExtensions),
    ("crowded types", target.crowdedTypes.count, target.crowdedTypes),
  ]
  let name = target.name.padding(toLength: 18, withPad: " ", startingAt: 0)
  print(name + faults.map { "\($0.count) \($0.name)" }.joined(separator: ", "))
  var isRight = true
  for (fault, limit) in zip(faults, limits) where fault.count != limit {
    if fault.count > limit { isRight = false }
    print("  \(fault.name): \(fault.count), and the limit is \(limit)")
    if fault.count > limit { fault.list.forEach { print("    \($0)") } }
  }
  return isRight
}

let arguments = CommandLine.arguments
if arguments.count == 3, arguments[1] == "--arrows" {
  let target = try Target(name: arguments[2], path: "Sources/\(arguments[2])")
  for (folder, others) in target.arrows.sorted(by: { $0.key < $1.key }) {
    print("\(folder):")
    for (other, types) in others.sorted(by: { $0.key < $1.key }) {
      print("  \(other): \(types.sorted().joined(separator: " "))")
    }
  }
} else {
  let limits = try Limits(file: ".ci/layers/limits.txt")
  let names = try FileManager.default.contentsOfDirectory(atPath: "Sources").sorted()
  let verdicts = try names.map { name in
    judge(try Target(name: name, path: "Sources/\(name)"), limits: limits[name])
  }
  exit(verdicts.allSatisfy { $0 } ? 0 : 1)
}
