import RowKitCore

/// The lines in which a file differs from the document, with those around them.
final class ComparisonScreen: TextScreen {
  private let lines: [LineComparison.Line]

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - file: The text of the file.
  ///   - document: The text of the document.
  init(file: String, document: String) {
    lines = LineComparison.lines(from: file, to: document)
    let text = lines.map { ComparisonScreen.sign(of: $0.owner) + $0.text }
    super.init(
      title: "Compare",
      text: "- only in the file   + only here\n\n" + text.joined(separator: "\n"))
  }

  /// The lines, with words in place of their signs.
  override func spokenLines() -> AnySequence<String> {
    AnySequence(
      lines.lazy.map { line in
        switch line.owner {
        case .both: line.text
        case .first: "only in the file: " + line.text
        case .second: "only here: " + line.text
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
