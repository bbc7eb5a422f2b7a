/// The reason why contacts can't be read at all.
///
/// Damage inside a file is never an error. It becomes a ``ContactIssue``.
public enum ContactReadError: Error, Hashable, CustomStringConvertible {
  /// The system refused to open or read a file or folder, for the given reason.
  case unreadable(path: String, reason: String)

  /// A folder, including its direct subfolders, contains no file of cards.
  case noCards(folder: String)

  /// The path of the file or folder.
  public var path: String {
    switch self {
    case .unreadable(let path, _), .noCards(let path): path
    }
  }

  /// A sentence that names the path and suggests a remedy.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "Cannot read “\(path)”: \(reason). Check the path and its permissions."
    case .noCards(let folder):
      "There is no .vcf or .vcard file in “\(folder)”. Export your contacts as vCard into it."
    }
  }
}
