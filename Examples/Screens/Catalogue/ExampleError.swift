public import AddressBook
public import Files
public import RowKitStorage

/// Why a screen could not be made.
public enum ExampleError: Error, Hashable, Sendable {
  /// An option that counts something has a value that is no number from 0 on.
  case notACount(option: String, value: String)

  /// The contacts that were asked for can't be read.
  case unreadableContacts(ContactReadError)

  /// The file of settings that was asked for can't be used.
  case unusableSettings(JSONFileError)

  /// A file that was asked for can't be read.
  case unreadableFile(FileReadError)

  /// A screen needs a file, and none was named.
  case noFile(screen: String)

  /// The system tells nothing about its processes.
  case noProcesses(path: String)

  /// Whether it was asked for in a wrong way; otherwise the world failed.
  public var isWrongUsage: Bool {
    switch self {
    case .notACount, .noFile: true
    case .unreadableContacts, .unusableSettings, .unreadableFile, .noProcesses: false
    }
  }
}

// MARK: CustomStringConvertible

extension ExampleError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notACount(let option, let value):
      "The value “\(value)” of --\(option) is not a number from 0 on, such as 1000."
    case .unreadableContacts(let error): error.description
    case .unusableSettings(let error): error.description
    case .unreadableFile(let error): error.description
    case .noFile(let screen):
      "The screen “\(screen)” shows a file: name one, or - for standard input."
    case .noProcesses(let path):
      "This system tells nothing about its processes in “\(path)”, so they can't be shown."
    }
  }
}
