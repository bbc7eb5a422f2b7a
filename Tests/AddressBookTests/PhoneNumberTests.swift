import AddressBook
import Testing

struct PhoneNumberTests {
  private static let phone = Contact.Phone(kind: "home", number: "1")

  @Test(arguments: [
    (Contact(firstName: "Ada", lastName: "Lovelace", phones: [phone]), "Ada|Lovelace"),
    (Contact(firstName: "Ada", phones: [phone]), "Ada|"),
    (Contact(lastName: "Lovelace", organization: "Engines", phones: [phone]), "|Lovelace"),
    (Contact(organization: "Engines", formattedName: "Bob Smith", phones: [phone]), "Bob Smith|"),
    (Contact(organization: "Engines", phones: [phone]), "Engines|"),
    (Contact(formattedName: "Ada L.", phones: [phone]), "Ada L.|"),
    (Contact(phones: [phone]), "1|"),
    (
      Contact(
        firstName: "Ada", organization: "Engines", isOrganization: true, phones: [phone]),
      "Engines|"
    ),
    (Contact(firstName: "Ada", isOrganization: true, phones: [phone]), "Ada|"),
  ])
  func `missing parts of a name are substituted`(contact: Contact, names: String) {
    #expect(contact.phoneNumbers.map { "\($0.firstName)|\($0.lastName)" } == [names])
  }

  @Test(arguments: [
    ("Ada", "Lovelace", "home", "Ada Lovelace (home)"), ("Ada", "", "home", "Ada (home)"),
    ("", "Lovelace", "home", "Lovelace (home)"), ("", "", "home", "(home)"),
    ("Ada", "Lovelace", "", "Ada Lovelace"),
  ])
  func `a name has no gaps`(first: String, last: String, kind: String, name: String) {
    let entry = PhoneNumber(firstName: first, lastName: last, kind: kind, number: "1")
    #expect(entry.name == name)
  }

  @Test(arguments: [nil, ""])
  func `a number without a label is a phone`(kind: String?) {
    let contact = Contact(firstName: "Ada", phones: [.init(kind: kind, number: "1")])
    #expect(contact.phoneNumbers.map(\.name) == ["Ada (phone)"])
  }

  @Test func `a person has an entry for each number and kind, but none twice`() {
    let phones = [("home", "1"), ("home", "1"), ("work", "1"), ("home", "2")]
    let contact = Contact(
      firstName: "Ada", phones: phones.map { Contact.Phone(kind: $0.0, number: $0.1) })
    #expect(
      contact.phoneNumbers.map { "\($0.kind) \($0.number)" } == ["home 1", "work 1", "home 2"])
  }

  @Test(arguments: [
    ("Ada", "Lovelace", "L"), ("ada", "", "A"), ("élise", "", "É"), ("花子", "山田", "山"),
    ("7 Seas", "", "#"), ("", "", "#"), ("🌻", "", "#"), ("", "ßmann", "S"),
  ])
  func `an entry belongs under its first letter`(first: String, last: String, letter: String) {
    let entry = PhoneNumber(firstName: first, lastName: last, kind: "home", number: "1")
    #expect(entry.sectionLetter == letter)
  }

  @Test(arguments: [
    ("N:;;;;\nFN:Bob Smith\nORG:Acme", "Bob Smith"), ("N:;;;;\nORG:Acme\nFN:Bob", "Bob"),
    ("N:;;;;\nFN:\nORG:Acme Inc.;Sales", "Acme Inc."), ("N:;;;Dr.;PhD\nORG:Acme", "Dr. PhD"),
    ("KIND:org\nFN:Acme Sales\nORG:Acme", "Acme Sales"), ("N:;;;;\nFN: \nORG:Acme", "Acme"),
    ("KIND:org\nN:;;;;\nFN:Acme Sales\nORG:Acme", "Acme Sales"), ("N:;;Jo;;", "Jo"),
    ("FN:Ada L.\nORG:Engines", "Ada L."), ("ORG:;Sales", "Sales"), ("NICKNAME:Addie,A", "Addie"),
    ("N:;;;;\nNICKNAME:Addie", "Addie"), ("N:;;;;\nFN:Ada", "Ada"), ("NOTE:nobody", "1"),
    ("N:Lovelace;Ada", "Ada Lovelace"), ("KIND:org\nN:a;b\nORG:Engines", "Engines"),
  ])
  func `a card without a name in parts goes by the next best`(properties: String, name: String) {
    #expect(Reading(card("\(properties)\nTEL:1")).listing == "\(name) (phone): 1")
  }
}
