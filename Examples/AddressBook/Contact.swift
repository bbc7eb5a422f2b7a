/// One person or organisation of an address book.
///
/// A contact holds the decoded contents of one card. The entries of a list, with fallbacks for
/// missing parts, are in ``phoneNumbers``.
public struct Contact: Hashable, Sendable {
  /// The given name, or "".
  public let firstName: String

  /// The family name, or "".
  public let lastName: String

  /// The organisation without its departments, or "".
  public let organization: String

  /// The whole name as its owner prefers it, or "".
  public let formattedName: String

  /// Whether the card represents its organisation, even if it names a person.
  public let isOrganization: Bool

  /// The numbers, in the order of the card.
  public let phones: [Phone]

  /// The other fields, in the order of the card.
  public let fields: [Field]

  /// Creates a contact from its parts.
  public init(
    firstName: String = "", lastName: String = "", organization: String = "",
    formattedName: String = "", isOrganization: Bool = false, phones: [Phone] = [],
    fields: [Field] = []
  ) {
    self.firstName = firstName
    self.lastName = lastName
    self.organization = organization
    self.formattedName = formattedName
    self.isOrganization = isOrganization
    self.phones = phones
    self.fields = fields
  }

  /// One entry for each number, without duplicates of the same number and kind.
  ///
  /// A contact with neither a first nor a last name goes by its formatted name, else by its
  /// organisation, else by the number itself. That name becomes the first name, and the last name
  /// is "". A contact that represents its organisation goes by the organisation's name rather than
  /// by a person's. A number without a label is a "phone". A contact without numbers has no
  /// entries.
  public var phoneNumbers: [PhoneNumber] {
    var packer = ContactPacker { $0 }
    packer.append(ContactTexts(self))
    let contacts = ContactList(packer)
    return packer.entries.map(contacts.number)
  }

  /// The part of a contact that lists call it by.
  enum ListedName: Int {
    case person, formattedName, organization, number
  }
}
