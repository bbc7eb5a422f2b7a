import JSONSchema
import JSONText

/// The command `rowkit-bench schemas`, which compares verdicts about JSON texts with known ones.
enum SchemasCommand {
  /// The text that `--help` prints.
  static let help = """
    usage: rowkit-bench schemas FOLDER [--formats] [--remotes FOLDER] [--failures]
                                      [--mutations N] [--keys N] [--seed S]

      FOLDER            files in the layout of the official test suite of JSON Schema, or folders
                        with a schema.json each and documents in valid/ and invalid/
      --formats         let formats decide; they always do in files in a folder called format
      --remotes FOLDER  the documents that stand for http://localhost:1234/
      --failures        name each test that failed
      --mutations N     instead, change each schema N times at random, and look for crashes
      --keys N          instead, open the documents in forms and press N random keys for each schema
      --seed S          what makes the changes repeatable (default 1)
    """

  /// Runs the command and returns an exit status.
  @MainActor static func run(arguments: [String]) -> Int32 {
    var (folder, remotes): (String?, String?) = (nil, nil)
    var (assertsFormats, namesFailures) = (false, false)
    var (mutations, keys, seed) = (0, 0, 1)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--formats": assertsFormats = true
      case "--failures": namesFailures = true
      case "--mutations" where rest.first.map { Int($0) } != nil:
        mutations = rest.popFirst().flatMap { Int($0) } ?? 0
      case "--keys" where rest.first.map { Int($0) } != nil:
        keys = rest.popFirst().flatMap { Int($0) } ?? 0
      case "--seed" where rest.first.map { Int($0) } != nil:
        seed = rest.popFirst().flatMap { Int($0) } ?? 1
      case "--remotes" where rest.first != nil: remotes = rest.popFirst()
      case _ where folder == nil && !argument.hasPrefix("-"): folder = argument
      default:
        print(help)
        return argument == "--help" ? 0 : 64
      }
    }
    guard let folder else {
      print(help)
      return 64
    }
    let files = SchemaFiles(folder: folder)
    let collection = SchemaCollection(files: files, assertsFormats: assertsFormats)
    let start = UInt64(truncatingIfNeeded: seed)
    if keys > 0 { return collection.press(keys, seed: start) }
    if mutations > 0 { return collection.mutate(mutations, seed: start) }
    if !collection.names.isEmpty { return collection.run(namesFailures: namesFailures) }
    let suite = SchemaSuite(
      files: files, remotes: remotes.map(SchemaFiles.init), assertsFormats: assertsFormats)
    return run(suite, namesFailures)
  }

  private static func run(_ suite: SchemaSuite, _ namesFailures: Bool) -> Int32 {
    var total = SchemaSuite.Tally()
    for path in suite.files.jsonPaths {
      guard let tally = suite.run(path) else { continue }
      total.passed += tally.passed
      total.failed += tally.failed
      print("\(path): \(tally.passed) passed, \(tally.failed) failed")
      if namesFailures { for failure in tally.failures { print("  \(failure)") } }
    }
    print("\(total.passed) passed, \(total.failed) failed")
    return total.failed == 0 && total.passed > 0 ? 0 : 1
  }
}
