/// Why the contacts that were asked for could not be read at all.
///
/// Damage inside a file is never an error: it becomes a ``ContactIssue``.
public enum ContactReadError: Error, Hashable, CustomStringConvertible {
  /// The system refused to open or read a file or folder, for the reason it gave.
  case unreadable(path: String, reason: String)

  /// A folder, with the folders directly inside it, holds no file of cards.
  case noCards(folder: String)

  /// A sentence that names the path and says what to do.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "Cannot read “\(path)”: \(reason). Check the path and its permissions."
    case .noCards(let folder):
      "There is no .vcf or .vcard file in “\(folder)”. Export your contacts as vCard into it."
    }
  }
}
