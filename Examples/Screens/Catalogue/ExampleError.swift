public import AddressBook

/// Why a screen could not be made.
public enum ExampleError: Error, Hashable, Sendable {
  /// An option that counts something has a value that is no number from 0 on.
  case notACount(option: String, value: String)

  /// The contacts that were asked for can't be read.
  case unreadableContacts(ContactReadError)

  /// The file of settings that was asked for can't be used.
  case unusableSettings(JSONFileError)

  /// Whether it was asked for in a wrong way; otherwise the world failed.
  public var isWrongUsage: Bool {
    switch self {
    case .notACount: true
    case .unreadableContacts, .unusableSettings: false
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
    }
  }
}
