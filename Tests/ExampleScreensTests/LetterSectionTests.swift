import AddressBook
import Testing

@testable import ExampleScreens

struct LetterSectionTests {
  @Test func `letters come from A to Z, other scripts then, and the rest last`() {
    #expect(letters(of: ["Zoe", "7 Seas", "Ömer", "Ada", "Наталья"]) == ["A", "O", "Z", "Н", "#"])
  }

  @Test func `accented letters are sorted under their base letter`() {
    #expect(letters(of: ["Émile", "Eva", "Edmund"]) == ["E"])
  }

  @Test func `numbers keep their order under a letter, wherever they stood`() {
    let numbers = numbers([("Anna", ""), ("Bob", ""), ("Zoe", "Abe")])
    let sections = LetterSection.all(of: numbers)
    #expect(sections.map(\.letter) == ["A", "B"])
    #expect(sections.first?.numbers.map { numbers[Int($0)].firstName } == ["Anna", "Zoe"])
  }

  @Test func `an empty list has no section index`() {
    #expect(LetterSection.all(of: numbers([])).isEmpty)
  }

  private func letters(of names: [String]) -> [String] {
    LetterSection.all(of: numbers(names.map { ("", $0) })).map(\.letter)
  }

  private func numbers(_ names: [(first: String, last: String)]) -> PhoneNumberList {
    let contacts = names.map { name in
      Contact(
        firstName: name.first, lastName: name.last, phones: [.init(kind: "home", number: "1")])
    }
    return AddressBookDataSource(contacts: contacts, origin: .sample).phoneNumbers
  }
}
