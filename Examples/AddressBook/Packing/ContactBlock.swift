/// Contacts in the order they were added, packed into bytes.
///
/// A contact takes little more memory than the bytes of its texts, and is made when it is read. Its
/// record consists of the key to sort it by, the parts of its name, its numbers and other fields.
struct ContactBlock: Sendable {
  private var packed = PackedWriter()
  private var starts: [Int] = []

  /// The headings under which contacts are listed: a letter from A to Z, 128 and a position in
  /// `headings`, or 0 for one that is found when it is asked for.
  private var letters: [UInt8] = []

  /// The first 128 headings beside A to Z.
  private var headings: [String] = []

  /// The numbers of the contacts, in the order they were added, without duplicates.
  private(set) var entries: [PhoneEntry] = []

  /// The number of contacts.
  var count: Int { starts.count }

  /// Returns the contact at a position.
  subscript(position: Int) -> Contact {
    var reader = PackedReader(packed.bytes, from: starts[position])
    let header = reader.header()
    let (last, first) = (reader.word(), reader.word())
    let (formatted, organization) = (reader.word(), reader.word())
    let phones = (0..<header.phones).map { _ in reader.phone(header.listedName) }
    let fields = (0..<reader.number()).map { _ in
      let (name, kind) = (reader.word(), reader.text())
      return Contact.Field(name: name, kind: kind, value: reader.word())
    }
    return Contact(
      firstName: first, lastName: last, organization: organization, formattedName: formatted,
      isOrganization: header.isOrganization, phones: phones, fields: fields)
  }

  /// Adds a contact with the keys to sort its numbers by.
  mutating func append(_ contact: Contact, key: (String) -> String) {
    let start = packed.bytes.count
    starts.append(start)
    letters.append(contact.capital ?? letter(ofHeading: contact))
    let (listedName, phones) = (contact.listedName, contact.phones)
    packed.append(listedName.rawValue << 1 | (contact.isOrganization ? 1 : 0))
    packed.append(phones.count)
    if listedName != .number, let phone = phones.first {
      packed.append(NameKey(of: contact.number(of: phone), by: key))
    }
    packed.append(contact.lastName)
    packed.append(contact.firstName)
    packed.append(contact.formattedName)
    packed.append(contact.organization)
    var distinct = contact.distinctPhones[...]
    for (position, phone) in phones.enumerated() {
      if position == distinct.first {
        distinct.removeFirst()
        entries.append(PhoneEntry(contact: count - 1, offset: packed.bytes.count - start))
      }
      append(phone, of: contact, listedName, key: key)
    }
    packed.append(contact.fields.count)
    for field in contact.fields {
      packed.append(field.name)
      packed.append(field.kind)
      packed.append(field.value)
    }
  }

  private mutating func append(
    _ phone: Contact.Phone, of contact: Contact, _ listedName: Contact.ListedName,
    key: (String) -> String
  ) {
    packed.append(phone.kind)
    packed.append(phone.number)
    let kindKey = key(phone.listedKind)
    packed.append(kindKey == phone.kind ? nil : kindKey)
    if listedName == .number { packed.append(NameKey(of: contact.number(of: phone), by: key)) }
  }

  // MARK: Numbers

  /// Returns a listed number.
  func number(_ entry: PhoneEntry) -> PhoneNumber {
    var reader = PackedReader(packed.bytes, from: starts[entry.contact])
    let header = reader.header()
    let listedName = header.listedName
    let (last, first) = (reader.range(), reader.range())
    let (formatted, organization) = (reader.range(), reader.range())
    reader.skip(to: starts[entry.contact] + entry.offset)
    let phone = reader.phone(listedName)
    let firstName =
      switch listedName {
      case .person: reader.text(at: first)
      case .formattedName: reader.text(at: formatted)
      case .organization: reader.text(at: organization)
      case .number: phone.number
      }
    return PhoneNumber(
      firstName: firstName, lastName: listedName == .person ? reader.text(at: last) : "",
      kind: phone.listedKind, number: phone.number)
  }

  /// Returns the key to sort a number by.
  func key(_ entry: PhoneEntry) -> PackedKey {
    var reader = PackedReader(packed.bytes, from: starts[entry.contact])
    let header = reader.header()
    reader.skip(to: starts[entry.contact] + entry.offset)
    return reader.key(header)
  }

  /// Returns the heading for a number in an index from A to Z.
  func sectionLetter(_ entry: PhoneEntry) -> String {
    let letter = letters[entry.contact]
    if letter == 0 { return number(entry).sectionLetter }
    return letter < 128 ? String(UnicodeScalar(letter)) : headings[Int(letter) - 128]
  }

  /// Returns the letter from A to Z under which a number is listed, or `nil` for another heading.
  func plainLetter(_ entry: PhoneEntry) -> UInt8? {
    let letter = letters[entry.contact]
    return letter == 0 || letter >= 128 ? nil : letter
  }

  /// Returns the place of a contact's heading in `headings`, as `letters` stores it.
  private mutating func letter(ofHeading contact: Contact) -> UInt8 {
    guard contact.listedName != .number, let phone = contact.phones.first else { return 0 }
    let heading = contact.number(of: phone).sectionLetter
    let position = headings.firstIndex(of: heading) ?? headings.count
    guard position < 128 else { return 0 }
    if position == headings.count { headings.append(heading) }
    return UInt8(128 + position)
  }
}
