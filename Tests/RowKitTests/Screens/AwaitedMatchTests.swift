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

  @Test func `a person who begins to type meanwhile goes on typing`() {
    final class Person {
      var name = "Ada"
    }
    let ada = Person()
    let screen = GenericTableController(title: "Calls")
    screen.tableGroups = [
      TableGroup(rows: [.textField("Name", Binding(ada, \.name))]),
      TableGroup(rows: RowList(1...150_000) { .text("Call \($0)") }),
    ]
    let driver = ScreenDriver(screen, size: ScreenSize(width: 40, height: 8))
    driver.press("ctrl+f")
    driver.player.send(.paste("149998"))
    driver.press("return", "return")
    driver.type("xy")
    driver.advance(by: .seconds(1))
    driver.type("q")
    #expect(ada.name == "Adaxyq")
  }
}
