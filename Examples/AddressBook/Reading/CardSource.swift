#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A place that cards are read from.
enum CardSource: Sendable {
  /// The standard input.
  case standardInput

  /// A file that was named, which must be readable.
  case named(String)

  /// A file of a folder, which is skipped with an issue if it can't be opened.
  case inFolder(String)

  /// A file of a folder whose path isn't text, which is skipped with an issue.
  case unnamed(String)

  /// A subfolder that can't be read, which is skipped with an issue.
  case refused(ContactReadError)

  /// Returns the places that a path means: a file, or the files of a folder.
  static func all(at path: String) throws(ContactReadError) -> [CardSource] {
    if path == "-" { return [.standardInput] }
    guard CardFiles.isFolder(path) else {
      guard access(path, R_OK) == 0 else { throw CardFiles.unreadable(path) }
      return [.named(path)]
    }
    let sources = try CardFiles.sources(in: path)
    guard !sources.isEmpty else { throw .noCards(folder: path) }
    return sources
  }

  /// Opens the file.
  func open() throws(ContactReadError) -> CardInput {
    switch self {
    case .standardInput: .standard
    case .named(let path), .inFolder(let path): try CardInput(path: path)
    case .unnamed(let path): throw .unreadable(path: path, reason: "its name isn't UTF-8")
    case .refused(let error): throw error
    }
  }
}
