import JSONSchema
import JSONText
import RowKit
import RowKitSchemas
import RowKitTesting

/// A run that opens documents in forms, presses random keys, and compares what the forms say about
/// the result with a check of its text.
@MainActor struct SchemaKeys {
  /// The result of one schema.
  struct Report {
    /// The processor time from the texts to the first frame, in seconds: the longest.
    var opening = 0.0

    /// The number of documents of which an untouched form has other bytes.
    var changed = 0

    /// The number of documents that were changed and checked.
    var checked = 0

    /// The first problem, or `nil`.
    var problem: String?
  }

  private var numbers: RandomNumbers

  /// The keys, of which those that lead somewhere are more frequent.
  private static let keys =
    [.up, .down, .down, .down, .return, .return, .escape, .left, .right, .right, .tab, .backspace]
    .map { KeyPress($0) }
    + ["a", "7", "\"", "-", " ", "{", "é"].map { KeyPress(Character($0)) }
    + [
      KeyPress(.delete), KeyPress(".", .alt), KeyPress("_", .control), KeyPress(.down, .alt),
      KeyPress("U", .alt), KeyPress(.end), KeyPress(.home), KeyPress(.pageDown),
    ]

  /// The number of keys that a form gets.
  private static let count = 100

  init(seed: UInt64) {
    numbers = RandomNumbers(seed: seed)
  }

  /// Opens the documents one after another, and presses keys in each.
  mutating func run(_ schema: String, _ documents: [String], keys: Int) -> Report {
    var report = Report()
    var pressed = 0
    for document in documents where report.problem == nil {
      guard let form = open(schema, document, &report) else { continue }
      if form.document.text != document { report.changed += 1 }
    }
    while pressed < keys, report.problem == nil, !documents.isEmpty {
      guard let form = open(schema, numbers.pick(documents), &report) else { break }
      press(SchemaKeys.count, on: form)
      pressed += SchemaKeys.count
      report.checked += 1
      report.problem = problem(of: form, schema)
    }
    return report
  }

  /// A form with its document, on a stage.
  @MainActor private struct OpenForm {
    let value: SchemaValue
    let stage: BenchStage
    var document: JSONDocument { value.document }
  }

  private func open(_ schema: String, _ text: String, _ report: inout Report) -> OpenForm? {
    let start = Stopwatch.now
    guard let rules = try? Schema(JSONValue(parsing: schema)),
      let document = try? JSONDocument(parsing: text)
    else {
      report.problem = "a text can't be read"
      return nil
    }
    let value = SchemaValue(document, schema: rules)
    let form = SchemaForm(value, title: "Document")
    form.onSave = { _ in nil }
    let stage = BenchStage(form, size: ScreenSize(width: 80, height: 24))
    report.opening = max(report.opening, Stopwatch.now - start)
    return OpenForm(value: value, stage: stage)
  }

  private mutating func press(_ count: Int, on form: OpenForm) {
    for _ in 0..<count {
      form.stage.send(.key(numbers.pick(SchemaKeys.keys)))
    }
  }

  /// Returns what is wrong with a document that was changed, or `nil`.
  private func problem(of form: OpenForm, _ schema: String) -> String? {
    let text = form.document.text
    guard let again = try? JSONDocument(parsing: text) else { return "no JSON:\n\(text)" }
    guard let rules = try? Schema(JSONValue(parsing: schema)) else { return "no schema" }
    let isValid = rules.check(again.value).isValid
    guard form.value.violations.isEmpty != isValid else { return nil }
    return "the form says \(!isValid), the check \(isValid):\n\(text)"
  }
}
