/// A part of a file of cards that was skipped or repaired.
///
/// Reading continues after each issue, so issues are remarks to show beside the contacts:
///
///     for issue in addressBook.issues { print(issue) }
///     // contacts.vcf, line 12: The line has no colon and was skipped; …
public struct ContactIssue: Hashable, Sendable, CustomStringConvertible {
  /// The file, by the name given to the reader.
  public let file: String

  /// The line, counted from 1, or nil if the issue is about the whole file.
  public let line: Int?

  /// The problem, its treatment, and a possible remedy.
  public let what: String

  /// Creates an issue about one line, or about the whole file.
  public init(file: String, line: Int?, what: String) {
    self.file = file
    self.line = line
    self.what = what
  }

  /// The place and the issue on one line.
  public var description: String {
    guard let line else { return "\(file): \(what)" }
    return "\(file), line \(line): \(what)"
  }
}
