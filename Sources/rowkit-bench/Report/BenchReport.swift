/// The results of a bench, as a table or as JSON.
struct BenchReport {
  let bench: Bench
  let results: [BenchResult]

  private static let column = 40

  /// Prints a heading and a line for each result.
  func printTable() {
    print("\n\(bench.name): \(bench.summary)")
    for result in results {
      let gap = String(
        repeating: " ", count: max(2, BenchReport.column - result.circumstances.count))
      let figures = result.figures.map(\.description).joined(separator: "   ")
      let note = result.note.map { result.figures.isEmpty ? $0 : "   " + $0 } ?? ""
      print("  " + result.circumstances + gap + figures + note)
    }
  }

  /// Returns all reports as one JSON text.
  static func json(_ reports: [BenchReport]) -> String {
    let results = reports.flatMap { report in
      report.results.map { "  " + json($0, of: report.bench) }
    }
    return "[\n" + results.joined(separator: ",\n") + "\n]"
  }

  private static func json(_ result: BenchResult, of bench: Bench) -> String {
    var members = [
      "\"bench\": " + quoted(bench.name), "\"circumstances\": " + quoted(result.circumstances),
      "\"figures\": [" + result.figures.map(json).joined(separator: ", ") + "]",
    ]
    if let note = result.note { members.append("\"note\": " + quoted(note)) }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private static func json(_ figure: Figure) -> String {
    var members = ["\"value\": \(figure.value)", "\"unit\": " + quoted(figure.unit)]
    if let limit = figure.limit { members.append("\"limit\": \(limit)") }
    if let isMet = figure.isMet { members.append("\"isMet\": \(isMet)") }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case "\n": quoted += "\\n"
      case _ where scalar.value < 0x20: quoted += " "
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
