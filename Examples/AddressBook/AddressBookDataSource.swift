/// The telephone numbers of an address book, sorted for a list.
///
/// It is a value that can be read and sorted on any task and then handed to a screen:
///
///     let addressBook = try AddressBookDataSource.read(["contacts.vcf"])
///     for entry in addressBook.phoneNumbers { print(entry.name, entry.number) }
public struct AddressBookDataSource: Sendable {
  /// All contacts, in the order they were read.
  public let contacts: [Contact]

  /// The parts of the input that were skipped or repaired.
  public let issues: [ContactIssue]

  /// The origin of the contacts.
  public let origin: Origin

  /// One entry for each number of each person, by last name, first name and kind.
  ///
  /// The entries are sorted once, when the address book is created. The sort is stable, and people
  /// without numbers have no entries.
  public let phoneNumbers: [PhoneNumber]

  /// The positions in ``contacts`` of the owners of the numbers.
  private let owners: [Int]

  /// Creates an address book and sorts its numbers.
  ///
  /// - Parameters:
  ///   - contacts: The contacts, in any order.
  ///   - issues: The issues found while reading them.
  ///   - origin: The origin of the contacts.
  ///   - key: Returns the sort key for a name or kind; an app passes its language's collation here.
  ///     It is called a few times for each number, not for each comparison.
  public init(
    contacts: [Contact], issues: [ContactIssue] = [], origin: Origin,
    ordering key: (String) -> String = { $0.lowercased() }
  ) {
    self.contacts = contacts
    self.issues = issues
    self.origin = origin
    var numbers: [PhoneNumber] = []
    var owners: [Int] = []
    for (position, contact) in contacts.enumerated() {
      let own = contact.phoneNumbers
      numbers += own
      owners += repeatElement(position, count: own.count)
    }
    let order = Self.order(of: numbers, by: key)
    self.phoneNumbers = order.map { numbers[$0] }
    self.owners = order.map { owners[$0] }
  }

  /// Returns the contact whose number is at a position in ``phoneNumbers``.
  public func owner(ofNumberAt position: Int) -> Contact {
    contacts[owners[position]]
  }

  /// Returns the same address book with its numbers sorted by another key.
  public func ordered(by key: (String) -> String) -> AddressBookDataSource {
    AddressBookDataSource(contacts: contacts, issues: issues, origin: origin, ordering: key)
  }

  /// Returns the positions of numbers in their sorted order.
  private static func order(of numbers: [PhoneNumber], by key: (String) -> String) -> [Int] {
    let keys = numbers.map {
      SortKey(last: key($0.lastName), first: key($0.firstName), kind: key($0.kind))
    }
    // Sorts positions, because they are cheaper to move than entries and break every tie.
    return numbers.indices.sorted { one, other in
      keys[one].precedes(keys[other]) ?? (one < other)
    }
  }
}

/// The precomputed sort key of an entry.
private struct SortKey {
  let last: String
  let first: String
  let kind: String

  /// Whether this key comes before another, or nil if they are equal.
  func precedes(_ other: SortKey) -> Bool? {
    if last != other.last { return last < other.last }
    if first != other.first { return first < other.first }
    if kind != other.kind { return kind < other.kind }
    return nil
  }
}
