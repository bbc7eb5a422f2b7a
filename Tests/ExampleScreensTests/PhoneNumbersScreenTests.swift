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

         ⏎ open  / search  ' jump to a section  ? keys
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

  @Test func `a number opens a menu, to call, to write, to copy and to show the contact`() {
    let screen = driver(of: [contact("Ada", "Lovelace")])
    screen.press("down", "return")
    #expect(screen.line(with: "Call") != nil)
    #expect(screen.line(with: "Send Text") != nil)
    #expect(screen.line(with: "Copy") != nil)
    screen.press("return")
    #expect(screen.effects.contains(.openURL("tel:5551")))
  }

  @Test func `a number is copied from the menu, and the bottom line says so`() {
    let screen = driver(of: [contact("Ada", "Lovelace")])
    screen.press("down", "return", "down", "down", "return")
    #expect(screen.effects.contains(.copy("555 1")))
    #expect(screen.lines.last?.contains("Copied.") == true, "\(screen.text)")
  }

  @Test func `a click on a number opens the menu`() {
    let screen = driver(of: [contact("Ada", "Lovelace")])
    screen.click(column: 4, line: 4)
    #expect(screen.line(with: "Call") != nil)
  }

  @Test func `the menu shows the contact with all fields of the card`() {
    let fields = [
      Contact.Field(name: "email", kind: "home", value: "ada@ferncastle.example"),
      Contact.Field(name: "bday", value: "1815-12-10"),
      Contact.Field(name: "x-favourite-tea", value: "Earl Grey"),
    ]
    let screen = driver(of: [contact("Ada", "Lovelace", fields)], height: 22)
    screen.press("down", "return", "down", "down", "down", "return")
    screen.expect(
      """
       ‹ Phone Numbers   Ada Lovelace
        Name
      ╭────────────────────────────────────────────────╮
      │  First name                                Ada │
      │  Last name                            Lovelace │
      ╰────────────────────────────────────────────────╯

        Numbers
      ╭────────────────────────────────────────────────╮
      │> home                                    555 1 │
      ╰────────────────────────────────────────────────╯

        More
      ╭────────────────────────────────────────────────╮
      │  E-mail (home)        ada@ferncastle.example ✉ │
      │  Birthday                           1815-12-10 │
      │  Favourite tea                       Earl Grey │
      ╰────────────────────────────────────────────────╯



       ⏎ actions  / search  esc back  ? keys
      """)
  }

  @Test func `a contact has the name by which the list calls it`() {
    let numbers = [Contact.Phone(kind: "home", number: "555 1")]
    let company = Contact(
      firstName: "Ada", lastName: "Lovelace", organization: "Analytical Engines",
      isOrganization: true, phones: numbers)
    for (contact, name) in [(company, "Analytical Engines"), (Contact(phones: numbers), "555 1")] {
      let screen = driver(of: [contact])
      screen.press("down", "return", "down", "down", "down", "return")
      #expect(screen.lines[0].hasSuffix(" \(name)"), "\(screen.text)")
    }
  }

  @Test func `digits find a number however it is grouped`() {
    let screen = driver(of: [
      contact("Ada", "Lovelace"), contact("Zoe", "Babbage", number: "+1 555 0042"),
    ])
    screen.press("/", "\"5550042\"")
    #expect(screen.line(with: "Zoe Babbage") != nil)
    #expect(screen.line(with: "Ada Lovelace") == nil)
  }

  @Test func `only the name that sorts is bold, and the kind of number is secondary`() {
    let screen = driver(of: [contact("Ada", "Lovelace")])
    #expect(!screen.style(column: 2, line: 4).attributes.contains(.bold))
    #expect(screen.style(column: 6, line: 4).attributes.contains(.bold))
    #expect(screen.style(column: 16, line: 4).foreground == .role(.secondaryText))
  }

  @Test func `the section index jumps to a letter`() {
    let screen = driver(of: "ABCDEFGHIJ".map { contact("Ada", "\($0)son") })
    screen.press("'")
    #expect(screen.stage.barHints.map(\.title).contains("choose"))
    screen.press("e")
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

  @Test func `the cursor stays on its number while more are read`() {
    let few = "ABCDEFGHIJ".map { contact("Eve", "\($0)son") }
    let more = few + "ABCDEFGHIJ".map { contact("Ada", "\($0)son") }
    let screen = PhoneNumbersScreen(AddressBookPart(book(of: few)))
    let driver = ScreenDriver(screen, size: ScreenSize(width: 50, height: 11))
    driver.press("end", "up", "up")
    #expect(driver.line(with: "> Eve Hson") != nil)
    screen.show(AddressBookPart(book(of: more)))
    driver.update()
    #expect(driver.line(with: "> Eve Hson") != nil)
    driver.press("up")
    #expect(driver.line(with: "> Ada Hson") != nil)
  }

  private func driver(
    of contacts: [Contact], issues: [ContactIssue] = [], height: Int = 11
  ) -> ScreenDriver {
    let screen = PhoneNumbersScreen(book(of: contacts, issues: issues))
    return ScreenDriver(screen, size: ScreenSize(width: 50, height: height))
  }

  private func book(
    of contacts: [Contact], issues: [ContactIssue] = []
  ) -> AddressBookDataSource {
    AddressBookDataSource(contacts: contacts, issues: issues, origin: .files(["book.vcf"]))
  }
}

private func contact(
  _ first: String, _ last: String, _ fields: [Contact.Field] = [], number: String = "555 1"
) -> Contact {
  Contact(
    firstName: first, lastName: last, organization: "",
    phones: [Contact.Phone(kind: "home", number: number)], fields: fields)
}
