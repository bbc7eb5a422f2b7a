import JSONSchema
public import RowKit
public import RowKitSchemas

/// The form of a file, whose values other programs can read.
final class DocumentForm: SchemaForm, ScreenWithValues, ScreenWithWork {
  /// The sentences about rules that aren't checked.
  var remarks: [String] = []

  /// A message for the person who opens the file.
  var firstMessage: String?

  func finishWork() -> [String] { finishSaving() }

  override func screenDidAppear() {
    super.screenDidAppear()
    if let firstMessage { showMessage(firstMessage) }
    firstMessage = nil
  }

  var valueProblems: [String] { document.problemsWithPrinting }

  func valuesAsJSON() -> String { document.printedText }
}

/// A form that asks for a document, which the program prints.
public final class AskingForm: SchemaForm, ScreenWithAnswer, ScreenWithWork {
  /// The rules of the schema that aren't checked.
  public let remarks: [String]

  public func finishWork() -> [String] { [] }

  private let answer: SchemaValue

  /// Whether the document came from a program, so that all is printed as it was written.
  private let isFilter: Bool

  /// Creates a form for a value, with the sentences about rules that aren't checked.
  init(asking answer: SchemaValue, title: String, remarks: [String], isFilter: Bool = false) {
    self.answer = answer
    self.isFilter = isFilter
    self.remarks = remarks
    super.init(answer, title: title)
    saveLabel = "Done"
    saveVerb = "finish"
    onSave = { [weak self] _ in
      self?.finish()
      return nil
    }
  }

  /// The violations of the schema, which a person may leave and a program can't ask about.
  public var valueProblems: [String] {
    if answer.isMissing { return ["An answer is missing."] }
    let violations = answer.violations.flatMap(\.specific)
    return document.problemsWithPrinting
      + violations.map { violation in
        let pointer = violation.instance.pointer
        let words = RuleWords.english.sentenceWithPointers(about: violation.withoutSuggestion)
        return pointer.isEmpty ? words : "\(pointer): \(words)"
      }
  }

  /// Whether the person finished the form.
  public private(set) var isAnswered = false

  public func valuesAsJSON() -> String {
    isFilter ? document.text.withoutLastNewline : document.printedText
  }

  /// Ends the form with its answer.
  private func finish() {
    isAnswered = true
    stage?.request(.quit(status: 0))
  }
}

extension JSONDocument {
  /// The reason why the text can't be printed for other programs, or nothing.
  var problemsWithPrinting: [String] {
    String(validating: bytes, as: UTF8.self) == nil
      ? ["The document holds bytes that aren't UTF-8, so it can't be given as JSON."] : []
  }

  /// The text for other programs, without the last line break.
  fileprivate var printedText: String { strictText.withoutLastNewline }
}
