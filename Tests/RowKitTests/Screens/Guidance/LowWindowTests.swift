import RowKit
import RowKitTesting
import Testing

/// Messages and questions in windows without room for them.
@MainActor struct LowWindowTests {
  private func driver(width: Int, height: Int, rows: Int = 20) -> ScreenDriver {
    let screen = GenericTableController(title: "Phone")
    screen.tableGroups = [TableGroup(rows: RowList(1...rows) { .text("Row \($0)") })]
    return ScreenDriver(screen, size: ScreenSize(width: width, height: height))
  }

  @Test func `a message that is too long for the bottom line takes several lines`() {
    let driver = driver(width: 20, height: 6)
    let former = driver.text
    driver.press("return")
    #expect(
      driver.text == """
               Phone
        > Row 1
          Row 2
          Row 3
         This row has no
         action.
        """, "\(driver.text)")
    driver.advance(by: .seconds(5))
    #expect(driver.text == former, "\(driver.text)")
  }

  @Test func `a short message of two lines takes two lines`() {
    let driver = driver(width: 20, height: 7)
    driver.stage.showMessage("a\nb")
    driver.update()
    #expect(driver.lines.suffix(2) == [" a", " b"])
  }

  @Test func `a message of an app takes the lines that it needs`() {
    let driver = driver(width: 20, height: 7)
    driver.stage.showMessage("Amber Bridges is a favourite.")
    driver.update()
    #expect(
      driver.text == """
               Phone
        > Row 1
          Row 2
          Row 3
          Row 4
         Amber Bridges is a
         favourite.
        """, "\(driver.text)")
    let long = """
      The contacts were not saved, because no file can grow on a full disk. Remove some files.
      """
    driver.stage.showMessage(long)
    driver.update()
    #expect(driver.lines[0].contains("Phone"))
    #expect(
      driver.lines[1...].map { $0.split(separator: " ").joined(separator: " ") }
        .filter { !$0.hasPrefix(">") }.joined(separator: " ") == long, "\(driver.text)")
  }

  @Test func `a message has priority over the place in the table`() {
    let driver = driver(width: 30, height: 6)
    #expect(driver.lines.last?.hasSuffix("1 of 20") == true)
    driver.press("return")
    #expect(driver.lines.last == " This row has no action.")
    driver.press("down")
    #expect(driver.lines.last?.hasSuffix("2 of 20") == true)
  }

  @Test func `scrolling under a long message shows the rows as they are`() {
    let driver = driver(width: 20, height: 6)
    driver.press("end", "return")
    driver.press("up", "up", "up", "up", "up")
    #expect(driver.lines[1] == "> Row 15", "\(driver.text)")
    #expect(driver.lines[4] == "  Row 18", "\(driver.text)")
  }

  @Test func `a menu that is higher than the window scrolls`() {
    let driver = driver(width: 24, height: 6)
    driver.stage.screen.show(
      Alert(
        "Ada", actions: ["Call", "Write", "Copy", "Show"].map { AlertAction($0) } + [.cancel()]))
    driver.update()
    #expect(
      driver.text == """
        ╭──────────────────────╮
        │         Ada          │
        │>        Call         │
        │        Write         │
        │         Copy         │
        ╰───────── ↓ ──────────╯
        """, "\(driver.text)")
    driver.press("down", "down", "down", "down")
    #expect(driver.lines[0].contains("↑") && driver.lines[4].contains(">"))
    #expect(driver.lines[4].contains("Cancel"))
    driver.click(column: 8, line: 2)
    #expect(driver.stage.overlays.isEmpty)
  }

  @Test func `a question keeps all of its text where its answers then still fit`() {
    let driver = driver(width: 20, height: 6)
    driver.stage.screen.show(.confirmation("Discard unsaved changes?", confirm: "Discard") {})
    driver.update()
    #expect(
      driver.text == """
        ╭──────────────────╮
        │ Discard unsaved  │
        │     changes?     │
        │>    Discard      │
        │      Cancel      │
        ╰──────────────────╯
        """, "\(driver.text)")
  }

  @Test func `a scrolled menu is whole when the window grows`() {
    let driver = driver(width: 24, height: 6)
    let names = ["Call", "Write", "Copy", "Show"]
    driver.stage.screen.show(Alert("Ada", actions: names.map { AlertAction($0) } + [.cancel()]))
    driver.press("down", "down", "down", "down")
    driver.resize(width: 80, height: 24)
    for name in names { #expect(driver.line(with: name) != nil, "\(driver.text)") }
  }

  @Test(arguments: 1...4)
  func `an alert shows the answer that Return gives in every window`(height: Int) {
    let driver = driver(width: 30, height: height)
    driver.stage.screen.show(Alert("Quit?", actions: [AlertAction("Leave"), AlertAction("Stay")]))
    driver.update()
    #expect(driver.line(with: "> ") != nil && driver.line(with: "Leave") != nil, "\(driver.text)")
    driver.press("down")
    #expect(driver.line(with: "Stay") != nil, "\(driver.text)")
  }

  @Test(arguments: 1...5)
  func `the list of commands shows the one that Return performs`(height: Int) {
    let driver = driver(width: 30, height: height)
    driver.press("ctrl+p")
    driver.type("last")
    #expect(driver.line(with: "last row") != nil, "\(driver.text)")
    driver.press("return")
    #expect(driver.line(with: "> Row 20") != nil, "\(driver.text)")
  }

  private func question(height: Int) -> ScreenDriver {
    let driver = driver(width: 40, height: height)
    driver.stage.screen.show(
      Alert("Restore the changes?", actions: [AlertAction("Restore"), AlertAction("Discard")]))
    driver.update()
    return driver
  }

  @Test func `a message hides no answer of a question`() {
    for height in 5...9 {
      let driver = question(height: height)
      let answers = driver.lines.filter { $0.contains("Restore  ") || $0.contains("Discard") }
      #expect(answers.count == 2, "\(driver.text)")
      driver.stage.showMessage(
        "The contacts were not saved, because no file can grow on a full disk.")
      driver.update()
      for answer in answers { #expect(driver.lines.contains(answer), "\(driver.text)") }
      #expect(driver.text.contains("The contacts were not"), "\(driver.text)")
    }
  }

  @Test func `no hint looks out from behind a question on the bottom line`() {
    let driver = question(height: 5)
    #expect(!driver.lines[4].contains("⏎"), "\(driver.text)")
  }
}
