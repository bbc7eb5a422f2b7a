/// One thing in a file of cards that had to be skipped or repaired.
///
/// Reading goes on after each of them, so they are remarks to show beside the contacts:
///
///     for issue in addressBook.issues { print(issue) }
///     // contacts.vcf, line 12: The line has no colon and was skipped; …
public struct ContactIssue: Hashable, Sendable, CustomStringConvertible {
  /// The file, as it was named to the reader.
  public let file: String

  /// The line, counted from 1, or nil when the remark is about the whole file.
  public let line: Int?

  /// What was found, what was done about it, and what the owner can do.
  public let what: String

  /// Creates a remark about one line, or about the whole file.
  public init(file: String, line: Int?, what: String) {
    self.file = file
    self.line = line
    self.what = what
  }

  /// The place and the remark in one line.
  public var description: String {
    guard let line else { return "\(file): \(what)" }
    return "\(file), line \(line): \(what)"
  }
}
