import AddressBook
import ExampleScreens
import RowKit
import RowKitTesting
import Testing

@MainActor struct PhoneNumbersScreenTests {
  @Test func `a link stands first, then the numbers by letter`() {
    driver(of: [contact("Ada", "Lovelace"), contact("Zoe", "Babbage"), contact("Acme", "")])
      .expect(
        """
                          Phone Numbers
        > About…                                        ›
        3 numbers of 3 contacts from book.vcf.
        A
          Acme (home)                               555 1
        B
          Zoe Babbage (home)                        555 1
        L
          Ada Lovelace (home)                       555 1

         ⏎ open  / search  ' jump to a section  q quit
        """)
  }

  @Test func `the link opens a page of text, and Escape comes back`() {
    let screen = driver(of: [contact("Ada", "Lovelace")])
    screen.press("return")
    #expect(screen.lines[0].contains("About"))
    #expect(screen.content[0].contains("This screen is not a table."))
    screen.press("escape")
    #expect(screen.lines[0].contains("Phone Numbers"))
  }

  @Test func `numbers can't be selected`() {
    let screen = driver(of: [contact("Ada", "Lovelace")])
    screen.click(column: 5, line: 4)
    #expect(screen.content[0].hasPrefix("> About…"))
    #expect(screen.content[3].hasPrefix("  Ada Lovelace (home)"))
  }

  @Test func `the section index jumps to a letter`() {
    let screen = driver(of: "ABCDEFGHIJ".map { contact("Ada", "\($0)son") })
    screen.press("'", "e")
    #expect(screen.content.first == "E")
  }

  @Test func `skipped parts are reported, and listed with their lines`() {
    let issue = ContactIssue(file: "book.vcf", line: 1200, what: "The line has no colon.")
    let screen = driver(of: [contact("Ada", "Lovelace")], issues: [issue])
    #expect(screen.text.contains("1 thing\nskipped or repaired."))
    screen.press("down", "return")
    #expect(screen.line(with: "The line has no colon.") != nil)
    #expect(screen.line(with: "book.vcf, line 1,200") != nil)
  }

  @Test func `a search finds a name without its accents`() {
    let screen = driver(of: [contact("Ada", "Lovelace"), contact("José", "García")])
    screen.press("/", "\"garcia\"")
    #expect(screen.line(with: "José García") != nil)
    #expect(screen.line(with: "Ada Lovelace") == nil)
  }

  @Test func `an empty address book says so`() {
    let screen = driver(of: [])
    #expect(screen.line(with: "0 numbers of 0 contacts from book.vcf.") != nil)
  }

  private func driver(of contacts: [Contact], issues: [ContactIssue] = []) -> ScreenDriver {
    let book = AddressBookDataSource(
      contacts: contacts, issues: issues, origin: .files(["book.vcf"]))
    return ScreenDriver(PhoneNumbersScreen(book), size: ScreenSize(width: 50, height: 11))
  }
}

private func contact(_ first: String, _ last: String) -> Contact {
  Contact(
    firstName: first, lastName: last, organization: "",
    phones: [Contact.Phone(kind: "home", number: "555 1")])
}
