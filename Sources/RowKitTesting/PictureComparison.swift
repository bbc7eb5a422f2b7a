import RowKit
import Testing

/// A comparison of a screen with a picture, line by line.
struct PictureComparison {
  private let expected: [String]
  private let actual: [String]

  init(expected: String, actual: String) {
    self.expected = PictureComparison.lines(of: expected)
    self.actual = PictureComparison.lines(of: actual)
  }

  /// The index of the first line that differs, or `nil` if the pictures are equal.
  var firstDifference: Int? {
    (0..<max(expected.count, actual.count)).first { line in
      // Terminals may show equal characters of different scalars differently.
      PictureComparison.line(line, of: expected).map(ExactString.init)
        != PictureComparison.line(line, of: actual).map(ExactString.init)
    }
  }

  /// Records an issue with both pictures if they differ.
  func expectSame(at sourceLocation: SourceLocation) {
    guard let message else { return }
    Issue.record("\(message)", sourceLocation: sourceLocation)
  }

  /// A message with both pictures and the first line that differs, or `nil` if they are equal.
  var message: String? {
    guard let line = firstDifference else { return nil }
    return """
      Line \(line + 1) is not as expected.
      Expected:
      \(PictureComparison.picture(expected, marking: line))
      Seen:
      \(PictureComparison.picture(actual, marking: line))
      """
  }

  private static func picture(_ lines: [String], marking marked: Int) -> String {
    (0..<max(lines.count, marked + 1)).map { number in
      (number == marked ? "▶ " : "│ ") + (line(number, of: lines) ?? "(no such line)")
    }.joined(separator: "\n")
  }

  private static func line(_ number: Int, of lines: [String]) -> String? {
    lines.indices.contains(number) ? lines[number] : nil
  }

  /// Returns the lines of a picture without trailing spaces and trailing blank lines.
  private static func lines(of picture: String) -> [String] {
    var lines = picture.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(trimmed)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func trimmed(_ line: Substring) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}
