import RowKit
import RowKitTesting
import Testing

/// Clicks on hints, which press their keys wherever the hints are drawn.
@MainActor struct PressedHintTests {
  private func table(height: Int = 8) -> ScreenDriver {
    let screen = GenericTableController(title: "Contacts")
    screen.tableGroups = [
      TableGroup(
        header: GroupTitle("A"), indexTitle: "A", rows: [TextRowController("Ada Ferncastle")]),
      TableGroup(
        header: GroupTitle("I"), indexTitle: "I", rows: [TextRowController("Isla Abernathy")]),
    ]
    return ScreenDriver(screen, size: ScreenSize(width: 100, height: height))
  }

  /// Clicks on the first letter of a hint on the bottom line.
  private func click(_ hint: String, on driver: ScreenDriver) throws {
    let line = driver.lines.count - 1
    let words = try #require(driver.lines[line].firstRange(of: hint), "\(driver.text)")
    let column = driver.lines[line].distance(
      from: driver.lines[line].startIndex, to: words.lowerBound)
    driver.click(column: column, line: line)
  }

  @Test(arguments: [8, 4])
  func `a search has hints that can be clicked, however low the window is`(height: Int) throws {
    let driver = table(height: height)
    let former = driver.text
    driver.press("/ \"isla\"")
    try click("esc cancel", on: driver)
    #expect(driver.text == former)
    driver.press("/ \"isla\"")
    try click("tab", on: driver)
    #expect(driver.stage.overlays.isEmpty)
    #expect(!driver.text.contains("Ferncastle"), "\(driver.text)")
    driver.press("escape / \"isla\"")
    try click("⏎ go to match", on: driver)
    #expect(driver.stage.overlays.isEmpty)
    #expect(driver.text.contains("> Isla"), "\(driver.text)")
  }

  @Test(arguments: ["/", "'", "ctrl+p"])
  func `the last hint lists the keys of a search, an index and the commands`(key: String) throws {
    let driver = table()
    driver.press(key)
    try click("f1 keys", on: driver)
    #expect(driver.line(with: " Keys ") != nil, "\(driver.text)")
    driver.press("escape")
    #expect(driver.stage.overlays.count == 1)
  }

  @Test func `the hints of an alert and of the list of keys can be clicked`() throws {
    let driver = table()
    driver.stage.screen.show(.confirmation("Erase?", confirm: "Erase") {})
    driver.update()
    try click("f1 keys", on: driver)
    #expect(driver.line(with: " Keys ") != nil, "\(driver.text)")
    try click("esc close", on: driver)
    #expect(driver.line(with: " Keys ") == nil && driver.text.contains("Erase?"))
    try click("esc cancel", on: driver)
    #expect(driver.stage.overlays.isEmpty)
  }

  @Test func `a click beside the hints of a search presses nothing`() {
    let driver = table()
    driver.press("/ \"isla\"")
    driver.click(column: 2, line: 7)
    driver.click(column: 99, line: 7)
    #expect(driver.lines.last?.hasPrefix("/isla") == true)
  }

  @Test func `the hints of a search below an alert press nothing`() {
    let driver = table()
    driver.press("/ \"isla\"")
    driver.stage.screen.show(.confirmation("Erase?", confirm: "Erase") {})
    driver.update()
    for column in 0..<100 { driver.click(column: column, line: 7) }
    #expect(driver.text.contains("Erase?"))
  }

  @Test func `a hint that a message covers presses nothing`() {
    let driver = table()
    driver.stage.screen.showMessage("Saved.")
    driver.update()
    for column in 0..<100 { driver.click(column: column, line: 7) }
    #expect(driver.lines.last == " Saved.")
  }

  @Test func `a click above a message ends it, and the wheel doesn't`() {
    let driver = table()
    driver.stage.screen.showMessage("Saved.")
    driver.update()
    driver.wheel(1)
    #expect(driver.lines.last == " Saved.")
    driver.click(column: 4, line: 2)
    #expect(driver.line(with: "Saved.") == nil, "\(driver.text)")
  }

  @Test func `a click on a message of several lines ends it and presses no row below it`() {
    let rows = (0..<3).map { ProbeRow("r\($0)") as any CellController }
    let table = TableDriver(TableGroup(rows: rows), width: 24, height: 3)
    let presses: [(action: MouseEvent.Action, line: Int)] = [
      (.press, 2), (.press, 3), (.press, 4), (.otherPress(2), 3),
    ]
    for (action, line) in presses {
      table.controller.showMessage("This is a message that takes three lines of the screen.")
      table.update()
      #expect(table.lines[2].hasPrefix(" This is"), "\(table.text)")
      table.player.send(.mouse(MouseEvent(action, at: ScreenPoint(column: 4, line: line))))
      #expect(table.lines[2] == "  r1", "\(table.text)")
      #expect(table.cursor?.row == 0 && table.stage.overlays.isEmpty)
    }
  }
}
