#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Bench {
  /// The memory of a program that edits a large JSON document.
  static let documentMemory = Bench(
    name: "document-memory", summary: "memory while a JSON document of 50 MB is edited and saved"
  ) { effort in
    guard let rowkit = ProgramPath.rowkit else { return [notBuilt] }
    let count = effort == .full ? 500_000 : 50_000
    guard let file = TemporaryFile(document(count)),
      let terminal = PseudoTerminal(size: RowCounts.sizes[0]),
      let child = ChildProcess(rowkit, ["edit", file.path], on: terminal)
    else { return [BenchResult("rowkit edit", [], note: "can't be run here")] }
    let limits = effort == .full ? (opened: 240.0, changed: 320.0) : (opened: 50.0, changed: 60.0)
    _ = terminal.output(patience: 10_000, quiet: 500)
    var results = [result("opened", child, limits.opened)]
    for (name, keys) in documentSteps {
      for key in keys {
        terminal.type(key)
        _ = terminal.output(patience: 500, quiet: 150)
      }
      _ = terminal.output(patience: 3000, quiet: 1500)
      results.append(result(name, child, limits.changed))
    }
    child.send(SIGKILL)
    _ = child.finish()
    return results
  }

  private static let escape = "\u{1B}"
  private static let down = "\u{1B}[B"

  /// Changes with their keys: in the list, its second element and the number in that.
  private static let documentSteps = [
    ("a member changed", [down, "\r", down, "\r", "\r", "7", escape]),
    ("an element removed", [escape, "\u{1B}[3~"]),
    ("an element added", ["\u{1B}[F", "\r", escape]),
    ("undone", ["u", "u", "u"]),
    ("saved", ["U", "\u{13}"]),
  ]

  private static func result(_ name: String, _ child: ChildProcess, _ limit: Double) -> BenchResult
  {
    guard let peak = child.peakMemory, let resident = child.residentMemory else {
      return .unmeasured(name)
    }
    return BenchResult(
      name, [.megabytes(peak, limit: limit), .megabytes(resident)],
      note: "greatest so far, and now")
  }

  private static func document(_ count: Int) -> String {
    var text = "{\n  \"name\": \"contacts\",\n  \"items\": [\n"
    for index in 0..<count {
      text += "    {\"id\": \(index), \"name\": \"person \(index)\", \"tags\": [\"a\", \"b\"], "
      text += "\"mail\": \"p\(index)@mail.example\", \"on\": \(index % 2 == 0)}"
      text += index < count - 1 ? ",\n" : "\n"
    }
    return text + "  ]\n}\n"
  }
}
