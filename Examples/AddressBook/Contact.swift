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
    distinctPhones.map { number(of: phones[$0]) }
  }

  /// The positions of the numbers in ``phones``, without duplicates of the same number and kind.
  var distinctPhones: [Int] {
    if phones.count == 1 { return [0] }
    if phones.count == 2 { return phones[0] == phones[1] ? [0] : [0, 1] }
    var seen: Set<Phone> = []
    return phones.indices.filter { seen.insert(phones[$0]).inserted }
  }

  /// The part of the contact that lists call it by.
  var listedName: ListedName {
    let isNamed = !(firstName.isEmpty && lastName.isEmpty)
    // A card without separate name parts has its formatted name as the first name.
    let isStated = lastName.isEmpty && firstName == formattedName
    if isNamed, isStated || !isOrganization || organization.isEmpty { return .person }
    if !isNamed, !formattedName.isEmpty { return .formattedName }
    return organization.isEmpty ? .number : .organization
  }

  /// The letter from A to Z under which the numbers are listed, or nil for another heading.
  var capital: UInt8? {
    guard listedName == .person else { return nil }
    let name = (lastName.isEmpty ? firstName : lastName).utf8
    guard let letter = name.first?.lowercasedASCII, 0x61...0x7A ~= letter else { return nil }
    // A character beyond ASCII may combine with the letter.
    return name.dropFirst().first ?? 0 < 0x80 ? letter & ~0x20 : nil
  }

  /// Returns the entry for a number.
  func number(of phone: Phone) -> PhoneNumber {
    let standIn: String? =
      switch listedName {
      case .person: nil
      case .formattedName: formattedName
      case .organization: organization
      case .number: phone.number
      }
    return PhoneNumber(
      firstName: standIn ?? firstName, lastName: standIn == nil ? lastName : "",
      kind: phone.listedKind, number: phone.number)
  }

  /// The part of a contact that lists call it by.
  enum ListedName: Int {
    case person, formattedName, organization, number
  }
}
