import JSONSchema
import JSONText

/// Folders with a schema each, and with documents that are valid and some that aren't.
struct SchemaCollection {
  let files: SchemaFiles
  let assertsFormats: Bool

  /// The folders with a schema.
  let names: [String]

  init(files: SchemaFiles, assertsFormats: Bool) {
    self.files = files
    self.assertsFormats = assertsFormats
    names = files.jsonPaths.filter { $0.hasSuffix("/schema.json") }.map { String($0.dropLast(12)) }
  }

  /// Checks all documents, prints a line for each schema, and returns an exit status.
  func run(namesFailures: Bool) -> Int32 {
    var isRight = true
    for name in names {
      var options = SchemaOptions()
      options.assertsFormats = assertsFormats
      let value = files.value(at: "\(name)/schema.json")
      let start = Stopwatch.now
      guard let value, let schema = try? Schema(value, options: options) else {
        print("\(name): no schema")
        isRight = false
        continue
      }
      let reading = Stopwatch.now - start
      var tally = SchemaSuite.Tally()
      var slowest = 0.0
      for kind in ["valid", "invalid"] {
        for file in files.names(in: "\(name)/\(kind)") {
          slowest = max(slowest, check(schema, "\(name)/\(kind)/\(file)", kind, &tally))
        }
      }
      isRight = isRight && tally.failed == 0
      print(
        "\(name): \(tally.passed) passed, \(tally.failed) failed;",
        "read in \(milliseconds(reading)), slowest check \(milliseconds(slowest))")
      if namesFailures { for failure in tally.failures { print("  \(failure)") } }
    }
    return status(isRight)
  }

  /// Returns an exit status, which is that of wrong arguments if there are no schemas.
  private func status(_ isRight: Bool) -> Int32 {
    if names.isEmpty { print("There is no folder with a schema.json.") }
    return names.isEmpty ? 64 : isRight ? 0 : 1
  }

  /// Changes each schema and its documents at random, and returns an exit status.
  func mutate(_ count: Int, seed: UInt64) -> Int32 {
    for name in names {
      guard let schema = files.value(at: "\(name)/schema.json") else {
        print("\(name): no schema")
        return 1
      }
      let documents = ["valid", "invalid"].flatMap { kind in
        files.names(in: "\(name)/\(kind)").compactMap { files.value(at: "\(name)/\(kind)/\($0)") }
      }
      var mutations = SchemaMutations(seed: seed)
      if let problem = mutations.run(schema, documents, count: count) {
        print("\(name), seed \(seed): the verdicts differ\n\(problem)")
        return 1
      }
      print("\(name): \(count) changed schemas, and \(documents.count) documents with each")
    }
    return status(true)
  }

  /// Opens the documents of each schema in forms, presses random keys, and returns an exit status.
  @MainActor func press(_ count: Int, seed: UInt64) -> Int32 {
    var isRight = true
    for name in names {
      guard let schema = files.text(at: "\(name)/schema.json") else {
        print("\(name): no schema")
        isRight = false
        continue
      }
      let documents = ["valid", "invalid"].flatMap { kind in
        files.names(in: "\(name)/\(kind)").compactMap { files.text(at: "\(name)/\(kind)/\($0)") }
      }
      var keys = SchemaKeys(seed: seed)
      let report = keys.run(schema, documents, keys: count)
      print(
        "\(name): first frame within \(milliseconds(report.opening)),",
        "\(report.changed) of \(documents.count) documents differ untouched,",
        "\(count) keys in \(report.checked) forms")
      if let problem = report.problem { print("  seed \(seed): \(problem)") }
      isRight = isRight && report.problem == nil && report.changed == 0
    }
    return status(isRight)
  }

  /// Checks a document and returns the seconds that took.
  private func check(
    _ schema: Schema, _ path: String, _ kind: String, _ tally: inout SchemaSuite.Tally
  ) -> Double {
    guard let value = files.value(at: path) else {
      tally.count(false, path)
      return 0
    }
    let start = Stopwatch.now
    let isValid = schema.check(value).isValid
    let seconds = Stopwatch.now - start
    tally.count(isValid == (kind == "valid"), path)
    return seconds
  }

  private func milliseconds(_ seconds: Double) -> String {
    "\((seconds * 100_000).rounded() / 100) ms"
  }
}
