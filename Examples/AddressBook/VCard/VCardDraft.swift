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
  mutating func take(_ field: VCardField, _ property: VCardProperty) -> Bool {
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
    case .label: labels[property.group] = TelephoneKind.label(text.whole())
    case .other:
      takeOther(&text, property)
      return false
    case .begin, .end, .agent: break
    }
    return text.isGuessed
  }

  /// Adds a picture, a sound or a key by its size.
  mutating func takeData(_ property: VCardProperty) {
    let size = property.isBase64 ? property.text.bytes.count * 3 / 4 : property.text.bytes.count
    let text = size < 1000 ? "\(size) bytes" : "\((size + 500) / 1000) kB"
    others.append((property.group, nil, property.name, text))
  }

  private mutating func takeOther(_ text: inout VCardText, _ property: VCardProperty) {
    let isAddress = property.name == "adr"
    let words =
      isAddress
      ? text.parts(7, separator: UInt8(ascii: ";")).filter { !$0.isEmpty }.joined(separator: ", ")
      : text.whole()
    guard !words.isEmpty, property.name != "label" || !isAddress else { return }
    others.append((property.group, TelephoneKind.named(by: property.types), property.name, words))
  }

  /// The finished contact, or nil for a group of contacts without a number of its own.
  ///
  /// Without separate name parts, the whole name is the first name. A card without a whole name
  /// goes by its nickname, else by the other parts of the name, such as a title.
  var contact: Contact? {
    guard !(isGroup && numbers.isEmpty) else { return nil }
    let others = name.map { [$0[3], $0[2], $0[4]].filter { !$0.isEmpty }.joined(separator: " ") }
    let whole = [formattedName, nickname].first { !$0.isEmpty } ?? others ?? ""
    return Contact(
      firstName: name?[1] ?? whole, lastName: name?[0] ?? "", organization: organization,
      formattedName: whole, isOrganization: isOrganization,
      phones: numbers.map { number in
        let label = number.group.isEmpty ? nil : labels[number.group]
        return Contact.Phone(kind: label ?? number.kind, number: number.text)
      }, fields: fields)
  }

  /// The fields beside names and numbers.
  private var fields: [Contact.Field] {
    let names = zip(["middle name", "prefix", "suffix"], (name ?? []).dropFirst(2))
      .filter { !$1.isEmpty }.map { Contact.Field(name: $0, value: $1) }
    let nicknames = nickname.isEmpty ? [] : [Contact.Field(name: "nickname", value: nickname)]
    return names + nicknames
      + others.map { field in
        let label = field.group.isEmpty ? nil : labels[field.group]
        return Contact.Field(name: field.name, kind: label ?? field.kind, value: field.text)
      }
  }

  private mutating func takeName(_ text: inout VCardText) {
    guard name?.allSatisfy(\.isEmpty) ?? true else { return }
    let parts = text.parts(5, separator: UInt8(ascii: ";"))
    name = parts + Array(repeating: "", count: 5 - parts.count)
  }

  private mutating func takeKind(_ kind: String) {
    isGroup = kind == "group"
    if kind == "org" { isOrganization = true }
  }

  private mutating func takeNumber(_ number: String, _ property: VCardProperty) {
    guard !number.isEmpty else { return }
    numbers.append((property.group, TelephoneKind.named(by: property.types), number))
  }

  /// Returns the first of several texts that isn't empty.
  private static func first(_ text: inout VCardText, _ separator: UInt8) -> String {
    text.parts(3, separator: separator).first { !$0.isEmpty } ?? ""
  }
}
