/// A card while it is being read.
struct VCardDraft {
  /// The line of its beginning.
  let line: Int

  /// Family name, given name, other names, prefixes and suffixes.
  private var name: [String]?
  private var organization = ""
  private var formattedName = ""
  private var nickname = ""
  private var isOrganization = false
  private var isGroup = false
  private var numbers: [(group: String, kind: String?, text: String)] = []
  private var labels: [String: String] = [:]
  private var others: [(group: String, kind: String?, name: String, text: String)] = []

  init(line: Int) {
    self.line = line
  }

  /// Adds the contents of a property, and returns whether its charset was guessed.
  ///
  /// Of a property in several languages, the first one that isn't empty counts.
  mutating func take(_ field: VCardField, _ property: borrowing VCardProperty) -> Bool {
    var text = property.text
    switch field {
    case .name: takeName(&text)
    case .formattedName: if formattedName.isEmpty { formattedName = text.whole() }
    case .nickname: if nickname.isEmpty { nickname = Self.first(&text, UInt8(ascii: ",")) }
    case .organization:
      if organization.isEmpty { organization = Self.first(&text, UInt8(ascii: ";")) }
    case .showsAs: isOrganization = text.whole().lowercased() == "company"
    case .kind: takeKind(text.whole().lowercased())
    case .telephone: takeNumber(TelephoneNumber.text(text.whole()), property)
    case .label: labels[property.header.group] = TelephoneKind.label(text.whole())
    case .other:
      takeOther(&text, property)
      return false
    case .begin, .end, .agent: break
    }
    return text.isGuessed
  }

  /// Adds a picture, a sound or a key by its size.
  mutating func takeData(_ property: borrowing VCardProperty) {
    let size =
      property.header.isBase64 ? property.text.bytes.count * 3 / 4 : property.text.bytes.count
    let text = size < 1000 ? "\(size) bytes" : "\((size + 500) / 1000) kB"
    others.append((property.header.group, nil, property.header.name, text))
  }

  private mutating func takeOther(_ text: inout VCardText, _ property: borrowing VCardProperty) {
    let header = property.header
    let isAddress = header.name == "adr"
    let words =
      isAddress
      ? text.parts(7, separator: UInt8(ascii: ";")).filter { !$0.isEmpty }.joined(separator: ", ")
      : text.whole()
    guard !words.isEmpty, header.name != "label" || !isAddress else { return }
    others.append((header.group, header.kind, header.name, words))
  }

  /// The finished contact, or nil for a group of contacts without a number of its own.
  ///
  /// Without separate name parts, the whole name is the first name. A card without a whole name
  /// goes by its nickname, else by the other parts of the name, such as a title.
  var contact: Contact? {
    guard !(isGroup && numbers.isEmpty) else { return nil }
    let whole = wholeName
    return Contact(
      firstName: name?[1] ?? whole, lastName: name?[0] ?? "", organization: organization,
      formattedName: whole, isOrganization: isOrganization,
      phones: numbers.map { number in
        let label = number.group.isEmpty ? nil : labels[number.group]
        return Contact.Phone(kind: label ?? number.kind, number: number.text)
      }, fields: fields)
  }

  private var wholeName: String {
    if !formattedName.isEmpty { return formattedName }
    if !nickname.isEmpty { return nickname }
    guard let name else { return "" }
    return [name[3], name[2], name[4]].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The fields beside names and numbers.
  private var fields: [Contact.Field] {
    var fields: [Contact.Field] = []
    fields.reserveCapacity(others.count)
    for (title, part) in zip(Self.partTitles, name?.dropFirst(2) ?? []) where !part.isEmpty {
      fields.append(Contact.Field(name: title, value: part))
    }
    if !nickname.isEmpty { fields.append(Contact.Field(name: "nickname", value: nickname)) }
    for field in others {
      let label = field.group.isEmpty ? nil : labels[field.group]
      fields.append(
        Contact.Field(name: field.name, kind: label ?? field.kind, value: field.text))
    }
    return fields
  }

  /// The titles of the parts of a name after the first two.
  private static let partTitles = ["middle name", "prefix", "suffix"]

  private mutating func takeName(_ text: inout VCardText) {
    guard name?.allSatisfy(\.isEmpty) ?? true else { return }
    var parts = text.parts(5, separator: UInt8(ascii: ";"))
    while parts.count < 5 { parts.append("") }
    name = parts
  }

  private mutating func takeKind(_ kind: String) {
    isGroup = kind == "group"
    if kind == "org" { isOrganization = true }
  }

  private mutating func takeNumber(_ number: String, _ property: borrowing VCardProperty) {
    guard !number.isEmpty else { return }
    numbers.append((property.header.group, property.header.kind, number))
  }

  /// Returns the first of several texts that isn't empty.
  private static func first(_ text: inout VCardText, _ separator: UInt8) -> String {
    text.parts(3, separator: separator).first { !$0.isEmpty } ?? ""
  }
}
