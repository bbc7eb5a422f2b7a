import ExampleScreens
import RowKit
import RowKitTesting

extension HostileAttack {
  /// Tables of values.
  ///
  /// Valid ones are compared with the source; damaged ones are shown.
  static let tables = HostileAttack(name: "tables", title: "CSV and TSV files", share: 180) {
    random, subjects in
    let delimiter = random.pick([",", "\t"])
    let lineEnd = random.pick(["\n", "\r\n"])
    let columns = 2 + random.below(6)
    let header = (0..<columns).map { "column \($0)" }
    let rows =
      [header]
      + (0..<random.below(12)).map { _ in
        (0..<columns).map { _ in value(&random) }
      }
    let text = rows.map { row in
      row.map { quoted($0, delimiter, &random) }.joined(separator: delimiter) + lineEnd
    }.joined()
    let isDamaged = random.hits(oneIn: 2)
    let bytes = isDamaged ? Damage.done(to: Array(text.utf8), &random) : Array(text.utf8)
    return problems(
      of: "table", ending: delimiter == "," ? ".csv" : ".tsv", bytes, &random, subjects,
      expecting: isDamaged ? nil : rows.map { $0.map(oneLine).joined(separator: "\t") })
  }

  /// Logs.
  ///
  /// Valid ones are compared with the source; others contain noise.
  static let logs = HostileAttack(name: "logs", title: "log files", share: 100) {
    random, subjects in
    let lines = (0..<random.below(30)).map { number in
      "\(number) \(random.pick(["INFO", "WARN", "ERROR", "{\"level\":3}"])) \(Damage.word(&random))"
    }
    let text = lines.map { $0 + "\n" }.joined()
    let isDamaged = random.hits(oneIn: 2)
    let bytes =
      isDamaged
      ? Damage.done(to: Array(text.utf8), &random) + Damage.noise(random.below(500), &random)
      : Array(text.utf8)
    return problems(
      of: "log", ending: ".log", bytes, &random, subjects, expecting: isDamaged ? nil : lines)
  }

  private static func problems(
    of name: String, ending: String, _ bytes: [UInt8], _ random: inout RandomNumbers,
    _ subjects: HostileSubjects, expecting lines: [String]?
  ) -> [HostileProblem] {
    let folder = ScratchFolder()
    let path = folder.write(bytes, to: "hostile" + ending)
    let arguments = ExampleArguments(operands: [path])
    guard let example = ExampleCatalogue.screen(named: name),
      let screen = try? example.makeScreen(arguments),
      let printed = try? example.makeScreen(arguments).printedLines(width: 80)
    else { return [HostileProblem(.value, "The file could not be opened.")] }
    let found = Array(printed)
    var problems = shown(screen, &random, subjects)
    // Tabs separate the values of a table and are the only control characters allowed in a line.
    let texts = found.lazy.map { line in Array(line.utf8.filter { $0 != UInt8(ascii: "\t") }) }
    if let words = texts.compactMap(TerminalOutput.problem).first {
      problems.append(HostileProblem(.control, words))
    }
    if let lines, found != lines {
      let place = zip(found, lines).enumerated().first { $1.0 != $1.1 }
      let words = place.map { "line \($0): \($1.1) was read as \($1.0)" }
      problems.append(HostileProblem(.value, words ?? "\(lines.count) lines are \(found.count)"))
    }
    return problems
  }

  private static func value(_ random: inout RandomNumbers) -> String {
    var value = random.hits(oneIn: 8) ? "" : Damage.word(&random)
    if random.hits(oneIn: 6) { value += random.pick([",", "\"", "\n", ";", " ", "'", "\"\""]) }
    return random.hits(oneIn: 4) ? value + Damage.word(&random) : value
  }

  private static func quoted(
    _ value: String, _ delimiter: String, _ random: inout RandomNumbers
  ) -> String {
    let needsQuotes = value.contains { "\",\n\t".contains($0) } || random.hits(oneIn: 5)
    guard needsQuotes else { return value }
    let inner = value.map { $0 == "\"" ? "\"\"" : String($0) }.joined()
    return "\"\(inner)\""
  }

  nonisolated private static func oneLine(_ value: String) -> String {
    String(value.map { $0.isNewline ? "⏎" : $0 })
  }
}
