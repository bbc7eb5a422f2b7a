/// The telephone numbers of an address book, sorted for a list.
///
/// It is a value that can be read and sorted on any task and then handed to a screen:
///
///     let addressBook = try AddressBookDataSource.read(["contacts.vcf"])
///     for entry in addressBook.phoneNumbers { print(entry.name, entry.number) }
public struct AddressBookDataSource: Sendable {
  /// All contacts, in the order they were read.
  public private(set) var contacts = ContactList()

  /// The parts of the input that were skipped or repaired.
  public internal(set) var issues: [ContactIssue]

  /// The origin of the contacts.
  public let origin: Origin

  private var order: [PhoneEntry] = []

  /// One entry for each number of each person, by last name, first name and kind.
  ///
  /// The sort is stable, and people without numbers have no entries.
  public var phoneNumbers: PhoneNumberList {
    PhoneNumberList(contacts: contacts, order: order)
  }

  /// Creates an address book and sorts its numbers.
  ///
  /// - Parameters:
  ///   - contacts: The contacts, in any order.
  ///   - issues: The issues found while reading them.
  ///   - origin: The origin of the contacts.
  ///   - key: Returns the sort key for a name or kind; an app passes its language's collation here.
  ///     It is called a few times for each number, not for each comparison.
  public init(
    contacts: some Sequence<Contact>, issues: [ContactIssue] = [], origin: Origin,
    ordering key: @escaping (String) -> String = { $0.lowercased() }
  ) {
    self.issues = issues
    self.origin = origin
    var packer = ContactPacker(ordering: key)
    for contact in contacts { packer.append(ContactTexts(contact)) }
    var order = PhoneOrder()
    append(packer, to: &order)
  }

  /// Returns the contact whose number is at a position in ``phoneNumbers``.
  public func owner(ofNumberAt position: Int) -> Contact {
    contacts[order[position].contact]
  }

  /// Returns the same address book with its numbers sorted by another key.
  public func ordered(by key: @escaping (String) -> String) -> AddressBookDataSource {
    AddressBookDataSource(contacts: contacts, issues: issues, origin: origin, ordering: key)
  }

  /// Adds contacts.
  ///
  /// O(*n*), where *n* is the count of all numbers, beside sorting the new ones.
  ///
  /// - Parameters:
  ///   - packed: The contacts.
  ///   - order: The order of the former numbers, which takes in the new ones.
  mutating func append(_ packed: ContactPacker, to order: inout PhoneOrder) {
    let start = contacts.count
    contacts.append(packed)
    order.add(packed.entries.map { $0.moved(by: start) }, of: contacts)
    self.order = order.entries
  }
}
