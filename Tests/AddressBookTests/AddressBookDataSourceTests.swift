import AddressBook
import RowKitTesting
import TestTraits
import Testing

@Suite(.computes) struct AddressBookDataSourceTests {
  @Test func `entries are sorted by last name, first name and kind`() {
    let addressBook = AddressBookDataSource(
      contacts: [
        contact("Ada", "Lovelace", kinds: ["work", "Home"]), contact("charles", "babbage"),
        contact("Zoe", "Babbage"), contact("Acme", ""), contact("Ada", "Byron"),
      ], origin: .sample)
    #expect(
      addressBook.phoneNumbers.map(\.name) == [
        "Acme (home)", "charles babbage (home)", "Zoe Babbage (home)", "Ada Byron (home)",
        "Ada Lovelace (Home)", "Ada Lovelace (work)",
      ])
  }

  @Test func `equal entries keep the order in which they were read`() {
    let contacts = ["3", "1", "2"].map {
      Contact(firstName: "Ada", phones: [.init(kind: "home", number: $0)])
    }
    let addressBook = AddressBookDataSource(contacts: contacts, origin: .sample)
    #expect(addressBook.phoneNumbers.map(\.number) == ["3", "1", "2"])
  }

  @Test(arguments: ["Ada", ""])
  func `forty thousand numbers of one person are listed`(name: String) {
    let phones = (0..<40_000).map { Contact.Phone(kind: nil, number: String($0 / 2 + 100_000)) }
    let addressBook = AddressBookDataSource(
      contacts: [contact("", "Byron"), Contact(firstName: name, phones: phones)], origin: .sample)
    let numbers = addressBook.phoneNumbers.map(\.number).filter { $0 != "1" }
    #expect(numbers == (100_000..<120_000).map { String($0) })
  }

  @Test func `long names and kinds that differ at their end are sorted`() {
    let long = String(repeating: "abcd", count: 100_000)
    let phones = ["b", "a"].map { Contact.Phone(kind: long + $0, number: $0) }
    let addressBook = AddressBookDataSource(
      contacts: [Contact(firstName: "x" + long, phones: phones)], origin: .sample)
    #expect(addressBook.phoneNumbers.map(\.number) == ["a", "b"])
  }

  @Test(arguments: ["a", "e\u{301}"])
  func `thousands of numbers of two contacts with one long name are sorted`(letter: String) {
    let name = String(repeating: letter, count: 200_000)
    let contacts = [0, 1].map { parity in
      let kinds = stride(from: 13_998 + parity, through: 10_000, by: -2).map { String($0) }
      return Contact(lastName: name, phones: kinds.map { Contact.Phone(kind: $0, number: $0) })
    }
    let others = [contact(letter, letter), contact("", name + letter)]
    let addressBook = AddressBookDataSource(contacts: contacts + others, origin: .sample)
    let numbers = addressBook.phoneNumbers
    // The identities of numbers are in the order in which they were read.
    let read = numbers.indices.map(numbers.identity)
    let sorted = (0..<4000).map { $0 % 2 * 2000 + 1999 - $0 / 2 }
    let places = Dictionary(uniqueKeysWithValues: zip(read.sorted(), read.indices))
    #expect(read.map { places[$0] } == [4000] + sorted + [4001])
  }

  @Test func `contacts of megabytes are found`() {
    let long = String(repeating: "x", count: 500)
    let names = (1000..<3000).map { "\(long)\($0)" }
    let addressBook = AddressBookDataSource(
      contacts: names.reversed().map { contact("", $0) }, origin: .sample)
    #expect(addressBook.contacts.map(\.lastName) == names.reversed())
    #expect(addressBook.phoneNumbers.map(\.lastName) == names)
    #expect(names.indices.map { addressBook.owner(ofNumberAt: $0).lastName } == names)
  }

  @Test func `an app sorts by its own key`() {
    let contacts = [contact("", "a"), contact("", "b")]
    let addressBook = AddressBookDataSource(contacts: contacts, origin: .sample)
      .ordered { $0 == "b" ? "" : $0 }
    #expect(addressBook.phoneNumbers.map(\.lastName) == ["b", "a"])
  }

  @Test func `people without numbers have no entries`() {
    let addressBook = AddressBookDataSource(
      contacts: [contact("Ada", "Lovelace", kinds: [])], origin: .sample)
    #expect(addressBook.phoneNumbers.isEmpty)
    #expect(addressBook.contacts.count == 1)
  }

  @Test func `the sample is complete`() {
    let sample = AddressBookDataSource.sample
    #expect(sample.contacts.count == 42)
    #expect(sample.phoneNumbers.count == 65)
    #expect(sample.issues.isEmpty)
    #expect(sample.phoneNumbers.allSatisfy { !$0.name.contains("  ") && !$0.number.isEmpty })
    #expect(Set(sample.phoneNumbers).count == sample.phoneNumbers.count)
  }

  @Test func `every origin describes its place`() {
    #expect(AddressBookDataSource.Origin.files(["a.vcf", "b"]).description == "a.vcf, b")
    #expect(AddressBookDataSource.sample.origin.description == "sample contacts")
  }
}

private func contact(_ first: String, _ last: String, kinds: [String] = ["home"]) -> Contact {
  Contact(
    firstName: first, lastName: last,
    phones: kinds.map { Contact.Phone(kind: $0, number: "1") })
}
