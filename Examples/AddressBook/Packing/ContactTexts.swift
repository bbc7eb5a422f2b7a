/// The parts of a contact before it is packed: texts in UTF-8, one after another in a buffer.
///
/// It is filled again and again, so that reading a contact needs no memory of its own.
struct ContactTexts: Sendable {
  /// The positions of a text in the buffer.
  typealias Text = Range<Int>

  /// A number and its label.
  struct Phone {
    var kind: Text?
    let number: Text
  }

  /// A field beside names and numbers.
  struct Field {
    let name: Text
    var kind: Text?
    let value: Text
  }

  /// The buffer, to which texts are appended.
  var bytes: [UInt8] = []

  var firstName = 0..<0
  var lastName = 0..<0
  var organization = 0..<0
  var formattedName = 0..<0
  var isOrganization = false
  var phones: [Phone] = []
  var fields: [Field] = []

  init() {}

  init(_ contact: Contact) {
    firstName = add(contact.firstName.utf8)
    lastName = add(contact.lastName.utf8)
    organization = add(contact.organization.utf8)
    formattedName = add(contact.formattedName.utf8)
    isOrganization = contact.isOrganization
    for phone in contact.phones {
      phones.append(Phone(kind: phone.kind.map { add($0.utf8) }, number: add(phone.number.utf8)))
    }
    for field in contact.fields {
      let (name, kind) = (add(field.name.utf8), field.kind.map { add($0.utf8) })
      fields.append(Field(name: name, kind: kind, value: add(field.value.utf8)))
    }
  }

  /// Appends a text to the buffer.
  mutating func add(_ text: some Collection<UInt8>) -> Text {
    let start = bytes.count
    bytes.append(contentsOf: text)
    return start..<bytes.count
  }

  /// Removes everything, and keeps the memory for the next contact unless it is much.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: bytes.capacity <= 1 << 16)
    phones.removeAll(keepingCapacity: phones.capacity <= 1 << 10)
    fields.removeAll(keepingCapacity: fields.capacity <= 1 << 10)
    (firstName, lastName, organization, formattedName) = (0..<0, 0..<0, 0..<0, 0..<0)
    isOrganization = false
  }

  /// Returns a text.
  func string(_ text: Text) -> String { String(decoding: bytes[text], as: UTF8.self) }
}

// MARK: Lists

extension ContactTexts {
  /// The part of the contact that lists call it by.
  var listedName: Contact.ListedName {
    let isNamed = !(firstName.isEmpty && lastName.isEmpty)
    // A card without separate name parts has its formatted name as the first name.
    let isStated = lastName.isEmpty && areEqual(firstName, formattedName)
    if isNamed, isStated || !isOrganization || organization.isEmpty { return .person }
    if !isNamed, !formattedName.isEmpty { return .formattedName }
    return organization.isEmpty ? .number : .organization
  }

  /// Returns the last and the first name under which a number is listed.
  func name(
    of phone: Phone, _ listedName: Contact.ListedName
  ) -> (last: Text, first: Text) {
    switch listedName {
    case .person: (lastName, firstName)
    case .formattedName: (0..<0, formattedName)
    case .organization: (0..<0, organization)
    case .number: (0..<0, phone.number)
    }
  }

  /// The letter from A to Z under which the numbers are listed, or nil for another heading.
  func capital(_ listedName: Contact.ListedName) -> UInt8? {
    guard listedName == .person else { return nil }
    let name = bytes[lastName.isEmpty ? firstName : lastName]
    guard let letter = name.first?.lowercasedASCII, 0x61...0x7A ~= letter else { return nil }
    // A character from U+0300 on, whose first byte is 0xCC or more, may combine with the letter.
    return name.dropFirst().first ?? 0 < 0xCC ? letter & ~0x20 : nil
  }

  /// The positions of the numbers, without duplicates of the same number and kind.
  var distinctPhones: [Int] {
    if phones.count == 1 { return [0] }
    if phones.count == 2 { return areEqual(phones[0], phones[1]) ? [0] : [0, 1] }
    var seen: Set<Contact.Phone> = []
    return phones.indices.filter { index in
      let phone = phones[index]
      let kind = phone.kind.map(string)
      return seen.insert(Contact.Phone(kind: kind, number: string(phone.number))).inserted
    }
  }

  private func areEqual(_ one: Phone, _ two: Phone) -> Bool {
    guard areEqual(one.number, two.number) else { return false }
    guard let kind = one.kind, let other = two.kind else { return one.kind == two.kind }
    return areEqual(kind, other)
  }

  /// Whether two texts have the same characters, which may be written with other bytes.
  private func areEqual(_ one: Text, _ two: Text) -> Bool {
    if bytes[one].elementsEqual(bytes[two]) { return true }
    if isASCII(one), isASCII(two) { return false }
    return string(one) == string(two)
  }

  private func isASCII(_ text: Text) -> Bool { bytes[text].allSatisfy { $0 < 0x80 } }
}
