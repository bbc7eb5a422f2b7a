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

  private final class ContactScreen: GenericTableController {
    private let contact: Contact
    private let log: Log

    init(_ title: String, _ contact: Contact, _ log: Log) {
      self.contact = contact
      self.log = log
      super.init(title: title)
    }

    override func constructTableGroups() -> [TableGroup] {
      [TableGroup { TextFieldRowController("Name", Binding(contact, \.name)) }]
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

  @Test func `the host is asked to quit`() {
    let driver = ScreenDriver(screen(), size: ScreenSize(width: 30, height: 6))
    driver.stage.handle(.quit, at: .zero)
    #expect(driver.stage.frame(at: .zero)?.effects == [.quit(status: 0)])
  }
}
