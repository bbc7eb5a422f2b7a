public import AddressBook
public import Files
public import RowKitStorage

/// The reason why a screen can't be created.
public enum ExampleError: Error, Hashable, Sendable {
  /// The value of an option that takes a count isn't a number of rows that a list can have.
  case notACount(option: String, value: String)

  /// The value of a size option isn't a number of bytes.
  case notASize(option: String, value: String)

  /// The requested contacts can't be read.
  case unreadableContacts(ContactReadError)

  /// The requested settings file can't be used.
  case unusableSettings(JSONFileError)

  /// A requested file can't be read.
  case unreadableFile(FileReadError)

  /// The screen needs a file, and none was named.
  case noFile(screen: String)

  /// The system gives no information about its processes.
  case noProcesses(path: String)

  /// The screen needs a document, a schema or a folder, and none was named.
  case noDocument(screen: String, what: String)

  /// A document, a schema or a store can't be used, for the reason in a sentence.
  case unusableDocument(String)

  /// Whether the command was used wrongly.
  ///
  /// Otherwise something outside of it failed.
  public var isWrongUsage: Bool {
    switch self {
    case .notACount, .notASize, .noFile, .noDocument: true
    case .unreadableContacts, .unusableSettings, .unreadableFile, .noProcesses,
      .unusableDocument:
      false
    }
  }
}

// MARK: CustomStringConvertible

extension ExampleError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notACount(let option, let value):
      """
      The value “\(value)” of --\(option) is not a number from 0 to \
      \(ExampleArguments.greatestCount.grouped), such as 1000.
      """
    case .notASize(let option, let value):
      "The value “\(value)” of --\(option) is not a number of bytes, such as 500M or 2G."
    case .unreadableContacts(let error): error.description
    case .unusableSettings(let error): error.description
    case .unreadableFile(let error): error.description
    case .unusableDocument(let sentence): sentence
    case .noDocument(let screen, let what): "The screen “\(screen)” shows \(what): name one."
    case .noFile(let screen):
      "The screen “\(screen)” shows a file: name one, or - for standard input."
    case .noProcesses(let path):
      path == ProcessFolder().path
        ? "This system tells nothing about its processes in “\(path)”, so they can't be shown."
        : "There are no processes in “\(path)”: name a folder like /proc."
    }
  }
}
