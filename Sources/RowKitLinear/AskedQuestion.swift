import RowKitCore

/// A question that waits for its answer.
@MainActor struct AskedQuestion {
  let question: Question

  /// The name of what is asked for.
  let title: String

  /// The row that asks, or `nil` for an overlay.
  let heard: HeardRow?

  /// The path of the row when it asked, or `nil` for an overlay.
  private(set) var path: RowPath?

  /// The text below the group of the row when it asked.
  var footer = ""

  /// The number of rows below the row that said what was wrong with it when it asked.
  var remarkCount = 0

  /// Whether the row has changed just before it asked, as one that was added.
  var isChanged = false

  /// Whether the text was changed elsewhere since it was asked for, and its row made again.
  var isOutdated = false

  /// Whether the row asks for all rows of its field.
  var isShared = false

  /// Whether the row must have a value, and has none.
  var isRequired = false

  /// The overlay that asks, or `nil` for a row.
  private(set) weak var overlay: (any Overlay)?

  /// The option to choose once its name is typed, or `nil`.
  var confirmed: Int?

  /// The lines of a text so far, or `nil` for a text of one line.
  var lines: [TypedLine]?

  /// Whether a person has typed lines of a text that isn't stored yet.
  var hasLines: Bool { lines?.isEmpty == false }

  /// The text of the lines, in which those of the value keep their line breaks.
  var typedText: String {
    var text = ""
    for line in lines ?? [] {
      // A carriage return would become one line break with the one of an empty line.
      if line.text.isEmpty, text.last == "\r" { text = text.dropLast() + "\n" }
      text += line.text + line.end
    }
    return String(text.dropLast())
  }

  /// Whether the options have no numbers, because the title of one is the number of another.
  let usesTitles: Bool

  /// The first option that wasn't read yet.
  var nextOption = 0

  /// Creates a question of a row.
  init(_ question: Question, title: String, row: HeardRow) {
    self.question = question
    usesTitles = question.usesTitles
    self.title = title
    heard = row
    path = row.row.path
    if case .text(let text, _) = question.form, text.isMultiline { lines = [] }
  }

  /// The context of the row that asks, or `nil` for an overlay.
  var row: RowContext? { heard?.row }

  /// Returns the question that a row asks now, in place of this one, with the lines that were typed.
  func renewed(_ question: Question, of row: HeardRow) -> AskedQuestion {
    var next = AskedQuestion(question, title: title, row: row)
    (next.isShared, next.isRequired, next.isChanged) = (isShared, isRequired, isChanged)
    (next.footer, next.remarkCount) = (footer, remarkCount)
    if next.lines != nil { next.lines = lines }
    if next.options.count == options.count { next.nextOption = nextOption }
    return next
  }

  /// Creates a question of an overlay.
  init(_ question: Question, title: String, overlay: any Overlay) {
    self.question = question
    usesTitles = question.usesTitles
    self.title = title
    heard = nil
    self.overlay = overlay
  }

  /// Whether the answer is a secret, so that typing must not be shown.
  var isSecret: Bool {
    if case .text(let text, _) = question.form { return text.isSecure }
    return false
  }

  /// The options, or none for other forms.
  var options: [Question.Option] { question.options }

  /// Returns whether an answer is the whole title of an option, which a command doesn't hide then.
  func hasOption(titled answer: String) -> Bool {
    let word = TextFolding.folded(answer)
    return !word.isEmpty && options.contains { TextFolding.folded($0.title) == word }
  }

  /// Whether the answer may be none of the options.
  var allowsNone: Bool { question.allowsNone }
}

extension Question {
  /// The current text of a question for one, or `nil` for other forms.
  var now: String? {
    if case .text(let text, _) = form { return text.now }
    return nil
  }

  fileprivate var options: [Question.Option] {
    switch form {
    case .one(let options, _, _, _): options
    case .several(let options, _, _): options
    case .yesOrNo, .text: []
    }
  }

  fileprivate var allowsNone: Bool {
    if case .one(_, _, let allowsNone, _) = form { return allowsNone }
    return false
  }

  fileprivate var usesTitles: Bool {
    let options = options
    // Equal titles need numbers.
    guard Set(options.map(\.title)).count == options.count else { return false }
    let numbers = (allowsNone ? 0 : 1)..<options.count + 1
    return options.enumerated().contains { place, option in
      Int(option.title).map { $0 != place + 1 && numbers.contains($0) } ?? false
    }
  }
}
