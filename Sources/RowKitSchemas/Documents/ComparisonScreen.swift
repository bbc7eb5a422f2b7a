import RowKitCore

/// The lines in which a file differs from the document, with those around them.
final class ComparisonScreen: TextScreen {
  private let lines: [LineComparison.Line]
  private let own: SchemaStrings
  private let words: LocalizedStrings

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - file: The text of the file.
  ///   - document: The text of the document.
  ///   - signs: The sentence about the signs of the lines.
  ///   - own: The sentence about a line that only the document has.
  ///   - words: The words of the screen.
  init(
    file: String, document: String, signs: SchemaStrings = .comparisonSigns,
    own: SchemaStrings = .onlyHere, words: LocalizedStrings
  ) {
    (self.own, self.words) = (own, words)
    lines = LineComparison.lines(from: file, to: document)
    let text = lines.map { ComparisonScreen.sign(of: $0.owner) + $0.text }
    super.init(
      title: words[SchemaStrings.compare],
      text: words[signs] + "\n\n" + text.joined(separator: "\n"))
  }

  /// The lines, with words in place of their signs.
  override func spokenLines() -> AnySequence<String> {
    AnySequence(
      lines.lazy.map { [own, words] line in
        switch line.owner {
        case .both: line.text
        case .first: words.fill(.onlyInFile, line.text)
        case .second: words.fill(own, line.text)
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
