/// The place of a number: a contact, and one of its numbers.
struct PhoneEntry: Hashable, Sendable {
  private let contactBits: UInt32
  private let phoneBits: UInt32

  init(contact: Int, phone: Int) {
    contactBits = UInt32(contact)
    phoneBits = UInt32(phone)
  }

  /// The position of the contact.
  var contact: Int { Int(contactBits) }

  /// The position of the number among those of the contact.
  var phone: Int { Int(phoneBits) }

  /// A number that no other entry has, greater for entries that were read later.
  var identity: Int { Int(contactBits) << 32 | Int(phoneBits) }

  /// Returns the entry of the same number after a number of other contacts.
  func moved(by contacts: Int) -> PhoneEntry {
    PhoneEntry(contact: contact + contacts, phone: phone)
  }
}
