import JSONSchema
import JSONText

/// The tests of a file in the layout of the official test suite: a list of schemas, each with values
/// and whether they are valid.
struct SchemaSuite {
  /// The results of one file.
  struct Tally {
    var passed = 0
    var failed = 0

    /// The names of the tests that failed.
    var failures: [String] = []

    mutating func count(_ isPassed: Bool, _ name: String) {
      if isPassed {
        passed += 1
      } else {
        failed += 1
        failures.append(name)
      }
    }
  }

  let files: SchemaFiles

  /// The folder with the documents that stand for `http://localhost:1234/`, or `nil`.
  let remotes: SchemaFiles?

  /// Whether formats decide in every file.
  ///
  /// Otherwise they decide in files in a folder called `format`, as the suite requires.
  let assertsFormats: Bool

  /// Runs the tests of a file, or returns `nil` if it is none of the suite.
  func run(_ path: String) -> Tally? {
    guard let groups = files.value(at: path)?.array else { return nil }
    var tally = Tally()
    for group in groups {
      guard let value = group["schema"], let tests = group["tests"]?.array else { return nil }
      let name = group["description"]?.string ?? ""
      let schema = try? Schema(value, options: options(for: path), loader: load)
      for test in tests {
        let isValid = test["data"].flatMap { schema?.check($0).isValid }
        let isQuicklyValid = test["data"].flatMap { schema?.isValid($0) }
        let expected = test["valid"]?.bool
        tally.count(
          isValid == expected && isQuicklyValid == expected,
          "\(name): \(test["description"]?.string ?? "")")
      }
    }
    return tally
  }

  private func options(for path: String) -> SchemaOptions {
    let folders = path.split(separator: "/").dropLast()
    var options = SchemaOptions()
    options.assertsFormats = assertsFormats || folders.contains("format")
    let dialects = ["draft4", "draft6", "draft7", "draft2019-09", "draft2020-12"]
    let all = files.folder.split(separator: "/") + folders
    if let dialect = all.compactMap({ dialects.firstIndex(of: String($0)) }).last {
      options.dialect = SchemaDialect(rawValue: dialect)
    }
    return options
  }

  private func load(_ request: SchemaDocumentRequest) -> JSONValue? {
    let host = "http://localhost:1234/"
    guard let remotes, request.address.hasPrefix(host) else { return nil }
    return remotes.value(at: String(request.address.dropFirst(host.count)))
  }
}
