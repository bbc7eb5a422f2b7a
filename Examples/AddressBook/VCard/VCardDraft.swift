/// The contents of a card while it is being read.
///
/// It is used for one card after another, so that most cards need no memory of their own.
struct VCardDraft {
  private var contact = ContactTexts()

  /// Family name, given name, other names, prefixes and suffixes.
  private var name: [ContactTexts.Text] = []
  private var nickname = 0..<0
  private var isGroup = false

  /// The numbers and fields that may have a label of their group.
  private var groupedPhones: [(group: String, position: Int)] = []
  private var groupedFields: [(group: String, position: Int)] = []
  private var labels: [String: ContactTexts.Text] = [:]

  /// Adds the contents of a property, and returns whether its charset was guessed.
  ///
  /// Of a property in several languages, the first one that isn't empty counts. Further nicknames,
  /// organizations, and the parts of an organization are fields.
  mutating func take(_ field: VCardField, _ property: borrowing VCardProperty) -> Bool {
    var text = property.text
    switch field {
    case .name: takeName(&text)
    case .formattedName:
      if contact.formattedName.isEmpty { contact.formattedName = whole(&text) }
    case .nickname:
      if nickname.isEmpty { nickname = first(&text, UInt8(ascii: ",")) }
      addRest(of: &text, UInt8(ascii: ","), as: "nickname")
    case .organization:
      let isFirst = contact.organization.isEmpty
      if isFirst { contact.organization = first(&text, UInt8(ascii: ";")) }
      addRest(of: &text, UInt8(ascii: ";"), as: isFirst ? "department" : "organisation")
    case .showsAs: contact.isOrganization = contact.bytes[whole(&text)].spells("company")
    case .kind: takeKind(contact.bytes[whole(&text)])
    case .telephone: takeNumber(&text, property.header)
    case .label: labels[property.header.group] = label(whole(&text))
    case .other:
      takeOther(&text, property.header)
      return false
    case .begin, .end, .agent: break
    }
    return text.isGuessed
  }

  /// Adds a picture, a sound or a key by its size.
  mutating func takeData(of size: Int, _ header: VCardHeader) {
    let text = size < 1000 ? "\(size) bytes" : "\((size + 500) / 1000) kB"
    let name = contact.add(header.name)
    add(ContactTexts.Field(name: name, kind: nil, value: contact.add(text.utf8)), header)
  }

  // MARK: Texts

  private mutating func whole(_ text: inout VCardText) -> ContactTexts.Text {
    text.next(into: &contact.bytes) ?? 0..<0
  }

  /// Returns the first of three texts that isn't empty.
  private mutating func first(_ text: inout VCardText, _ separator: UInt8) -> ContactTexts.Text {
    for _ in 0..<3 {
      let part = text.next(before: separator, into: &contact.bytes)
      if let part, !part.isEmpty { return part }
    }
    return 0..<0
  }

  /// Adds a field of the other texts of a list, unless all are empty.
  private mutating func addRest(
    of text: inout VCardText, _ separator: UInt8, as name: String
  ) {
    let value = list(&text, separator)
    guard !value.isEmpty else { return }
    let name = contact.add(name.utf8)
    contact.fields.append(ContactTexts.Field(name: name, kind: nil, value: value))
  }

  private mutating func takeName(_ text: inout VCardText) {
    guard name.allSatisfy(\.isEmpty) else { return }
    name.removeAll(keepingCapacity: true)
    while name.count < 5 {
      name.append(text.next(before: UInt8(ascii: ";"), into: &contact.bytes) ?? 0..<0)
    }
  }

  private mutating func takeKind(_ kind: ArraySlice<UInt8>) {
    isGroup = kind.spells("group")
    if kind.spells("org") { contact.isOrganization = true }
  }

  private mutating func takeNumber(_ text: inout VCardText, _ header: VCardHeader) {
    var number = whole(&text)
    if contact.bytes[number].begins(with: "tel:") {
      number = contact.add(TelephoneNumber.text(contact.string(number)).utf8)
    }
    guard !number.isEmpty else { return }
    if !header.group.isEmpty { groupedPhones.append((header.group, contact.phones.count)) }
    let kind = header.kind.map { contact.add($0) }
    contact.phones.append(ContactTexts.Phone(kind: kind, number: number))
  }

  private mutating func label(_ text: ContactTexts.Text) -> ContactTexts.Text? {
    TelephoneKind.label(contact.string(text)).map { contact.add($0.utf8) }
  }

  private mutating func takeOther(_ text: inout VCardText, _ header: VCardHeader) {
    let value = header.isAddress ? list(&text, UInt8(ascii: ";")) : whole(&text)
    guard !value.isEmpty else { return }
    let (name, kind) = (contact.add(header.name), header.kind.map { contact.add($0) })
    add(ContactTexts.Field(name: name, kind: kind, value: value), header)
  }

  /// Decodes the rest of a list, with commas between the texts that aren't empty.
  private mutating func list(_ text: inout VCardText, _ separator: UInt8) -> ContactTexts.Text {
    let start = contact.bytes.count
    var isAtEnd = false
    while !isAtEnd {
      let end = contact.bytes.count
      if end > start { contact.bytes.append(contentsOf: [UInt8(ascii: ","), .space]) }
      let part = text.next(before: separator, into: &contact.bytes)
      if part?.isEmpty ?? true { contact.bytes.removeSubrange(end...) }
      isAtEnd = part == nil
    }
    return start..<contact.bytes.count
  }

  private mutating func add(_ field: ContactTexts.Field, _ header: VCardHeader) {
    if !header.group.isEmpty { groupedFields.append((header.group, contact.fields.count)) }
    contact.fields.append(field)
  }
}

// MARK: Contacts

extension VCardDraft {
  /// Packs the contact unless it is a group of contacts without a number of its own, and begins another one.
  ///
  /// Without separate name parts, the whole name is the first name. A card without a whole name
  /// goes by its nickname, else by the other parts of the name, such as a title.
  mutating func finish(into packer: inout ContactPacker) {
    if !(isGroup && contact.phones.isEmpty) {
      takeLabels()
      nameContact()
      packer.append(contact)
    }
    contact.removeAll()
    name.removeAll(keepingCapacity: true)
    nickname = 0..<0
    isGroup = false
    if !labels.isEmpty { labels = [:] }
    groupedPhones.removeAll(keepingCapacity: groupedPhones.capacity < 1 << 10)
    groupedFields.removeAll(keepingCapacity: groupedFields.capacity < 1 << 10)
  }

  private mutating func takeLabels() {
    guard !labels.isEmpty else { return }
    for (group, position) in groupedPhones {
      if let label = labels[group] { contact.phones[position].kind = label }
    }
    for (group, position) in groupedFields {
      if let label = labels[group] { contact.fields[position].kind = label }
    }
  }

  private mutating func nameContact() {
    if contact.formattedName.isEmpty { contact.formattedName = nickname }
    contact.firstName = contact.formattedName
    if name.count == 5 {
      if contact.formattedName.isEmpty {
        contact.formattedName = joined([name[3], name[2], name[4]])
      }
      (contact.lastName, contact.firstName) = (name[0], name[1])
    }
    addNameFields()
  }

  /// Adds the parts of the name after the first two and the nickname as the first fields.
  private mutating func addNameFields() {
    if !nickname.isEmpty { addFirstField("nickname", nickname) }
    guard name.count == 5 else { return }
    if !name[4].isEmpty { addFirstField("suffix", name[4]) }
    if !name[3].isEmpty { addFirstField("prefix", name[3]) }
    if !name[2].isEmpty { addFirstField("middle name", name[2]) }
  }

  private mutating func addFirstField(_ name: String, _ value: ContactTexts.Text) {
    let field = ContactTexts.Field(name: contact.add(name.utf8), kind: nil, value: value)
    contact.fields.insert(field, at: 0)
  }

  /// Appends texts once more, with spaces between those that aren't empty.
  private mutating func joined(_ texts: [ContactTexts.Text]) -> ContactTexts.Text {
    let texts = texts.filter { !$0.isEmpty }.map { contact.string($0) }
    return contact.add(texts.joined(separator: " ").utf8)
  }
}
