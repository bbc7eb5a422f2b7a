import RowKit
import RowKitTesting
import Testing

/// The last chance of screens, when a signal ends the program.
@MainActor struct ProgramEndTests {
  @MainActor private final class Contact {
    var name = "Ada"
  }

  @MainActor private final class Log {
    var lines: [String] = []
  }

  /// A row that stores its text when editing ends.
  private final class StoredAtEnd: TextFieldRow {
    let label = "Name"
    let text: Binding<String>

    init(_ contact: Contact) {
      text = Binding(contact, \.name)
    }

    func textDidChange(_ text: String, row: RowContext) {}
    func textDidEnd(_ text: String, row: RowContext) { self.text.value = text }
  }

  private final class ContactScreen: GenericTableController {
    private let contact: Contact
    private let log: Log
    private let row: () -> any CellController
    var isChanged = false

    override var hasUnsavedChanges: Bool { isChanged }

    init(
      _ title: String, _ contact: Contact, _ log: Log, row: (() -> any CellController)? = nil
    ) {
      self.contact = contact
      self.log = log
      self.row = row ?? { TextFieldRowController("Name", Binding(contact, \.name)) }
      super.init(title: title)
    }

    override func constructTableGroups() -> [TableGroup] {
      [TableGroup { row() }]
    }

    override func programWillEnd() {
      log.lines.append("\(title): \(contact.name)")
    }
  }

  private let contact = Contact()
  private let log = Log()

  private func screen(_ title: String = "Contact") -> ContactScreen {
    ContactScreen(title, contact, log)
  }

  @Test func `a screen is notified once when the program ends, with the typed text`() {
    let driver = ScreenDriver(screen(), size: ScreenSize(width: 30, height: 6))
    driver.press("return")
    driver.type(" Lovelace")
    driver.stage.handle(.quit, at: .zero)
    #expect(log.lines == ["Contact: Ada Lovelace"])
    driver.stage.handle(.quit, at: .zero)
    #expect(log.lines.count == 1)
  }

  @Test func `a field that stores its text when editing ends has stored it by then`() {
    let contact = contact
    let screen = ContactScreen("Contact", contact, log) { StoredAtEnd(contact) }
    let driver = ScreenDriver(screen, size: ScreenSize(width: 30, height: 6))
    driver.press("return")
    driver.type(" Lovelace")
    #expect(contact.name == "Ada")
    driver.stage.handle(.quit, at: .zero)
    #expect(log.lines == ["Contact: Ada Lovelace"])
  }

  @Test func `every screen is notified, the visible one first`() {
    let driver = ScreenDriver(screen("First"), size: ScreenSize(width: 30, height: 6))
    driver.stage.screen.push(screen("Second"))
    driver.stage.screen.present(screen("Presented"))
    driver.stage.handle(.quit, at: .zero)
    #expect(log.lines.map { $0.prefix { $0 != ":" } } == ["Presented", "Second", "First"])
  }

  @Test func `quitting doesn't call programWillEnd`() {
    let driver = ScreenDriver(screen(), size: ScreenSize(width: 30, height: 6))
    driver.press("q")
    #expect(log.lines.isEmpty)
  }

  @Test func `quitting while a person is asked calls it, as a signal does`() {
    let screen = screen()
    let driver = ScreenDriver(screen, size: ScreenSize(width: 30, height: 6))
    screen.isChanged = true
    driver.press("ctrl+c")
    #expect(log.lines.isEmpty && !driver.player.hasQuit)
    driver.press("ctrl+c")
    #expect(log.lines.count == 1 && driver.player.hasQuit)
  }

  @Test func `keys that come with the one that ends the program change nothing`() {
    let name = Binding("")
    let table = TableDriver(TextFieldRowController("Name", name), StopRow("stop"), width: 30)
    table.press("return")
    table.type("Ada")
    let stage = table.stage
    stage.request(.quit(status: 0))
    #expect(!stage.perform(.text("Bob"), at: stage.now))
    #expect(!stage.perform(.key(KeyPress("x", .control)), at: stage.now))
    #expect(stage.frame(at: stage.now)?.effects == [.quit(status: 0)])
    #expect(name.value == "Ada")
  }

  @Test func `the host is asked to quit`() {
    let driver = ScreenDriver(screen(), size: ScreenSize(width: 30, height: 6))
    driver.stage.handle(.quit, at: .zero)
    #expect(driver.stage.frame(at: .zero)?.effects == [.quit(status: 130)])
  }
}
