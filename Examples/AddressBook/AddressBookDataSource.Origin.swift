extension AddressBookDataSource {
  /// The origin of an address book, so that a screen can say whose contacts it shows.
  public enum Origin: Hashable, Sendable, CustomStringConvertible {
    /// The given files and folders, in that order.
    case files([String])

    /// The person's own folder of contacts, at this path.
    case personal(String)

    /// The output of another program, read from standard input.
    case standardInput

    /// The invented people that come with the example.
    case sample

    /// A few words to show under a title.
    public var description: String {
      switch self {
      case .files(let paths): paths.joined(separator: ", ")
      case .personal(let path): "your contacts in \(path)"
      case .standardInput: "standard input"
      case .sample: "sample contacts"
      }
    }
  }
}
