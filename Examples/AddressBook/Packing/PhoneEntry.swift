/// The place of a number: a contact, and the position in its record.
struct PhoneEntry: Hashable, Sendable {
  private let contactBits: UInt32
  private let offsetBits: UInt32

  init(contact: Int, offset: Int) {
    contactBits = UInt32(contact)
    offsetBits = UInt32(offset)
  }

  /// The position of the contact.
  var contact: Int { Int(contactBits) }

  /// The number of bytes of the contact's record before the number.
  var offset: Int { Int(offsetBits) }

  /// A number that no other entry has, greater for entries that were read later.
  var identity: Int { Int(contactBits) << 32 | Int(offsetBits) }

  /// Returns the entry of the same number after a number of other contacts.
  func moved(by contacts: Int) -> PhoneEntry {
    PhoneEntry(contact: contact + contacts, offset: offset)
  }
}
