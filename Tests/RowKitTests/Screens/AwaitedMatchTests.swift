import RowKit
import RowKitTesting
import Testing

/// Return in a search that hasn't found anything yet.
@MainActor struct AwaitedMatchTests {
  private func driver(_ pattern: String) -> ScreenDriver {
    let screen = GenericTableController(title: "Calls")
    screen.tableGroups = [TableGroup(rows: RowList(1...150_000) { .text("Call \($0)") })]
    let driver = ScreenDriver(screen, size: ScreenSize(width: 40, height: 8))
    driver.press("down", "/")
    driver.player.send(.paste(pattern))
    driver.press("return")
    return driver
  }

  @Test func `the cursor goes to the first match as soon as it is found`() {
    let driver = driver("149998")
    #expect(driver.lines.last?.hasPrefix(" Searching… ") == true)
    #expect(driver.line(with: "> Call 2") != nil, "\(driver.text)")
    driver.press("n")
    #expect(driver.lines.last?.hasPrefix(" Searching… ") == true)
    driver.advance(by: .seconds(1))
    #expect(driver.line(with: "> Call 149998") != nil, "\(driver.text)")
    #expect(driver.lines.last?.contains("Searching") == false)
  }

  @Test func `a person who moves on meanwhile keeps the place`() {
    let driver = driver("149998")
    driver.press("down")
    driver.advance(by: .seconds(1))
    #expect(driver.line(with: "> Call 3") != nil, "\(driver.text)")
    driver.press("n")
    #expect(driver.line(with: "> Call 149998") != nil, "\(driver.text)")
  }

  @Test func `a search that ends without a match says so`() {
    let driver = driver("nothing")
    driver.advance(by: .seconds(1))
    #expect(driver.lines.last?.hasPrefix(" No matches ") == true, "\(driver.text)")
    #expect(driver.line(with: "> Call 2") != nil)
  }

  @Test func `Escape ends the search that was kept`() {
    let driver = driver("149998")
    driver.press("escape")
    driver.advance(by: .seconds(1))
    #expect(driver.line(with: "> Call 2") != nil, "\(driver.text)")
  }

  @Test func `a row inserted above meanwhile doesn't keep the cursor`() throws {
    let driver = driver("149998")
    let screen = try #require(driver.stage.screen as? GenericTableController)
    screen.insert([.text("New")], at: RowPath(group: 0, row: 0))
    driver.update()
    driver.advance(by: .seconds(1))
    #expect(driver.line(with: "> Call 149998") != nil, "\(driver.text)")
  }

  @Test func `what is for the match isn't done to the row at the cursor`() {
    let ada = Person()
    let driver = driver(of: ada, "299998")
    driver.press("return")
    #expect(driver.lines.last?.hasPrefix(" Searching… ") == true, "\(driver.text)")
    driver.type("x")
    driver.press("delete")
    #expect(driver.lines.last?.hasPrefix(" Searching… ") == true, "\(driver.text)")
    driver.advance(by: .seconds(2))
    #expect(driver.line(with: "> Call 299998") != nil, "\(driver.text)")
    #expect(ada.name == "Ada" && !ada.isDeleted)
  }

  @Test func `an arrow for a row isn't taken for the way back meanwhile`() {
    let number = Binding(5)
    let screen = GenericTableController(title: "Calls")
    screen.tableGroups = [
      TableGroup(rows: [.stepper("Number", number, in: 0...9)]),
      TableGroup(rows: RowList(1...300_000) { .text("Call \($0)") }),
    ]
    let root = GenericTableController(title: "Root")
    let driver = ScreenDriver(root, size: ScreenSize(width: 40, height: 8))
    root.push(screen)
    driver.press("/")
    driver.player.send(.paste("299998"))
    driver.press("return", "left")
    #expect(driver.text.contains("Searching…") && number.value == 5, "\(driver.text)")
    #expect(driver.stage.screen === screen)
  }

  @Test func `a person who moves and types meanwhile goes on typing`() {
    let ada = Person()
    let driver = driver(of: ada, "299998")
    driver.press("down", "up", "return")
    driver.type("xy")
    driver.advance(by: .seconds(2))
    driver.type("q")
    #expect(ada.name == "Adaxyq", "\(driver.text)")
  }

  private final class Person {
    var name = "Ada"
    var isDeleted = false
  }

  private final class NameRow: TextFieldRow, EditableRow {
    let person: Person

    init(_ person: Person) {
      self.person = person
    }

    var label: String { "Name" }
    var text: Binding<String> { Binding(person, \.name) }
    func didDelete(_ row: RowContext) { person.isDeleted = true }
  }

  private func driver(of person: Person, _ pattern: String) -> ScreenDriver {
    let screen = GenericTableController(title: "Calls")
    screen.tableGroups = [
      TableGroup(rows: [NameRow(person)]),
      TableGroup(rows: RowList(1...300_000) { .text("Call \($0)") }),
    ]
    let driver = ScreenDriver(screen, size: ScreenSize(width: 40, height: 8))
    driver.press("ctrl+f")
    driver.player.send(.paste(pattern))
    driver.press("return")
    return driver
  }
}
