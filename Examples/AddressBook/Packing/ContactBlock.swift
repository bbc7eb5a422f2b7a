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

  /// The number of contacts.
  var count: Int { starts.count }

  /// Whether it is large enough for another block to begin.
  var isFull: Bool { packed.bytes.count >= 1 << 20 }

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
  ///
  /// - Parameters:
  ///   - contact: The contact.
  ///   - keys: The keys.
  ///   - list: Receives the offset of each number in the record, but for duplicates.
  mutating func append(_ contact: ContactTexts, keys: inout SortKeys, list: (Int) -> Void) {
    let start = packed.bytes.count
    let listedName = contact.listedName
    starts.append(start)
    letters.append(contact.capital(listedName) ?? letter(ofHeading: contact, listedName))
    packed.append(listedName.rawValue << 1 | (contact.isOrganization ? 1 : 0))
    packed.append(contact.phones.count)
    if listedName != .number, let phone = contact.phones.first {
      appendKey(of: contact, phone, listedName, &keys)
    }
    let texts = contact.bytes
    packed.append(contact.lastName, of: texts)
    packed.append(contact.firstName, of: texts)
    packed.append(contact.formattedName, of: texts)
    packed.append(contact.organization, of: texts)
    appendPhones(of: contact, listedName, &keys) { list($0 - start) }
    packed.append(contact.fields.count)
    for field in contact.fields {
      packed.append(field.name, of: texts)
      packed.append(field.kind, of: texts)
      packed.append(field.value, of: texts)
    }
  }

  private mutating func appendPhones(
    of contact: ContactTexts, _ listedName: Contact.ListedName, _ keys: inout SortKeys,
    list: (Int) -> Void
  ) {
    var distinct = contact.distinctPhones[...]
    for (position, phone) in contact.phones.enumerated() {
      if position == distinct.first {
        distinct.removeFirst()
        list(packed.bytes.count)
      }
      packed.append(phone.kind, of: contact.bytes)
      packed.append(phone.number, of: contact.bytes)
      let kind = contact.bytes[phone.kind ?? 0..<0]
      let key = keys.key(of: kind.isEmpty ? ContactBlock.phone[...] : kind)
      if key.bytes[...] == kind { packed.append(0) } else { packed.append(key) }
      if listedName == .number { appendKey(of: contact, phone, listedName, &keys) }
    }
  }

  /// Appends the key to sort the name by under which a number is listed.
  private mutating func appendKey(
    of contact: ContactTexts, _ phone: ContactTexts.Phone, _ listedName: Contact.ListedName,
    _ keys: inout SortKeys
  ) {
    let name = contact.name(of: phone, listedName)
    let last = keys.key(of: contact.bytes[name.last])
    let first = keys.key(of: contact.bytes[name.first])
    packed.append(last.isPlain && first.isPlain ? 1 : 0)
    packed.append(last)
    packed.append(first)
  }

  /// The kind of a number without a label.
  private static let phone = Array(Contact.Phone(kind: nil, number: "").listedKind.utf8)

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
  private mutating func letter(
    ofHeading contact: ContactTexts, _ listedName: Contact.ListedName
  ) -> UInt8 {
    guard listedName != .number, let phone = contact.phones.first else { return 0 }
    let name = contact.name(of: phone, listedName)
    let heading = PhoneNumber.sectionLetter(
      of: contact.string(name.last.isEmpty ? name.first : name.last))
    let position = headings.firstIndex(of: heading) ?? headings.count
    guard position < 128 else { return 0 }
    if position == headings.count { headings.append(heading) }
    return UInt8(128 + position)
  }
}
