import RowKitCore

/// The lines in which a file differs from the document, with those around them.
final class ComparisonScreen: TextScreen {
  private let lines: [LineComparison.Line]
  private let words: LocalizedStrings

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - file: The text of the file.
  ///   - document: The text of the document.
  ///   - words: The words of the screen.
  init(file: String, document: String, words: LocalizedStrings) {
    self.words = words
    lines = LineComparison.lines(from: file, to: document)
    let text = lines.map { ComparisonScreen.sign(of: $0.owner) + $0.text }
    super.init(
      title: words[SchemaStrings.compare],
      text: words[SchemaStrings.comparisonSigns] + "\n\n" + text.joined(separator: "\n"))
  }

  /// The lines, with words in place of their signs.
  override func spokenLines() -> AnySequence<String> {
    AnySequence(
      lines.lazy.map { [words] line in
        switch line.owner {
        case .both: line.text
        case .first: words.fill(.onlyInFile, line.text)
        case .second: words.fill(.onlyHere, line.text)
        }
      })
  }

  private static func sign(of owner: LineComparison.Line.Owner) -> String {
    switch owner {
    case .both: "  "
    case .first: "- "
    case .second: "+ "
    }
  }
}
