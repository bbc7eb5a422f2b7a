import JSONSchema
import JSONText
import RowKit
import RowKitPrograms

/// The command `rowkit check`, which compares a document with a schema.
struct CheckCommand {
  private let options: CheckOptions

  init(_ options: CheckOptions) {
    self.options = options
  }

  /// Runs the command and returns the exit status: 0 if the document is valid, and 1 otherwise.
  @MainActor func run() throws -> Int32 {
    if options.isHelp {
      try Output.standard.write(CheckOptions.help)
      return 0
    }
    let value = try JSONFile(path: options.document).document().value
    let schema = try SchemaFolder(schema: try schemaPath(for: value))
      .schema(assertsFormats: options.assertsFormats)
    let report = schema.check(value)
    ScreenProgram.report((schema.notes + report.notes).lazy.map(\.description))
    do {
      try Output.standard.write(
        report.violations.lazy.flatMap(\.specific).map { line(for: $0) + "\n" })
    } catch OutputError.closed {
      // The status is the verdict, whoever reads the lines.
    }
    return report.isValid ? 0 : 1
  }

  /// Returns the path of the schema: that of the option, or of the file that the `$schema` of the
  /// document names.
  private func schemaPath(for value: JSONValue) throws(CheckError) -> String {
    if let schema = options.schema { return schema }
    guard options.document != "-", let name = value["$schema"]?.string,
      let file = SchemaFileName(name)
    else { throw .noSchemaGiven(path: options.document) }
    return file.path(from: JSONFile(path: options.document).folder)
  }

  /// Returns the line for a violation: the file, the position, the place and the words.
  private func line(for violation: Violation) -> String {
    let place = violation.position.map { ":\($0.line):\($0.column)" } ?? ""
    let pointer = violation.instance.steps.isEmpty ? "" : " \(violation.instance.pointer):"
    var words = RuleWords.english.sentenceWithPointers(about: violation)
    if case .pattern(let text) = violation.reason { words = words.dropLast() + " (\(text))." }
    return SafeText.visible("\(options.document)\(place):\(pointer) \(words)")
  }
}
