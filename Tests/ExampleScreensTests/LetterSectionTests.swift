import AddressBook
import Testing

@testable import ExampleScreens

struct LetterSectionTests {
  @Test func `letters come from A to Z, other scripts then, and the rest last`() {
    #expect(letters(of: ["Zoe", "7 Seas", "Ömer", "Ada", "Наталья"]) == ["A", "O", "Z", "Н", "#"])
  }

  @Test func `accents make no letter of their own`() {
    #expect(letters(of: ["Émile", "Eva", "Edmund"]) == ["E"])
  }

  @Test func `numbers keep their order under a letter, wherever they stood`() {
    let numbers = ["Anna", "Bob", "Abe"].map(number)
    let sections = LetterSection.all(of: numbers)
    #expect(sections.map(\.letter) == ["A", "B"])
    #expect(sections.first?.numbers.map { numbers[$0].lastName } == ["Anna", "Abe"])
  }

  @Test func `no numbers have no letters`() {
    #expect(LetterSection.all(of: []).isEmpty)
  }

  private func letters(of names: [String]) -> [String] {
    LetterSection.all(of: names.map(number)).map(\.letter)
  }

  private func number(_ name: String) -> PhoneNumber {
    PhoneNumber(firstName: "", lastName: name, kind: "home", number: "1")
  }
}
