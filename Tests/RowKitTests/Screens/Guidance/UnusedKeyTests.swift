import RowKit
import RowKitTesting
import Testing

/// Keys that nothing uses: a message names the key, and the key that lists all others.
@MainActor struct UnusedKeyTests {
  private func table(width: Int = 60) -> ScreenDriver {
    let screen = GenericTableController(title: "Phone")
    screen.tableGroups = [
      TableGroup(header: "A", indexTitle: "A", rows: [ActionRowController("Call") { _ in }]),
      TableGroup(header: "B", indexTitle: "B", rows: [TextRowController("A note")]),
    ]
    return ScreenDriver(screen, size: ScreenSize(width: width, height: 10))
  }

  @Test(arguments: ["x", "%", "tab", "f5", "ctrl+o", "escape", "left", "space x"])
  func `a key without a meaning is named once, without a bell`(key: String) {
    let driver = table()
    driver.press(key)
    let name = key == "escape" ? "esc" : key.hasSuffix("x") ? "x" : key
    #expect(driver.lines.last == " \(name) does nothing here; ? lists the keys.")
    let frame = driver.text
    driver.press(key)
    #expect(driver.text == frame || key == "escape")
    #expect(driver.player.effects.isEmpty)
  }

  @Test func `a pasted text that nothing takes isn't dropped in silence`() {
    let driver = table()
    driver.paste("qqq")
    #expect(driver.lines.last == " Nothing here takes pasted text.")
  }

  @Test func `Escape closes a message without another one`() {
    let driver = table()
    driver.press("x", "escape")
    #expect(driver.lines.last?.hasPrefix(" ⏎ press") == true)
  }

  @Test func `keys that are typed ahead leave one message`() {
    let driver = table()
    driver.stage.handle(.text("xyxyxy"), at: driver.player.now)
    driver.update()
    #expect(driver.lines.last == " y does nothing here; ? lists the keys.")
  }

  @Test func `where letters are text, the message names F1`() {
    let form = FormController(title: "Form")
    form.tableGroups = [TableGroup(rows: [TextFieldRowController("Name", Binding("Ada"))])]
    let driver = ScreenDriver(form, size: ScreenSize(width: 60, height: 10))
    driver.press("f5")
    #expect(driver.lines.last == " f5 does nothing here; f1 lists the keys.")
  }

  @Test func `an alert names a letter that begins no answer, and stays`() {
    let driver = table()
    driver.stage.screen.show(.confirmation("Erase?", confirm: "Erase") {})
    driver.update()
    driver.press("x")
    #expect(driver.lines.last == " x does nothing here; f1 lists the keys.")
    #expect(driver.text.contains("Erase?"))
    driver.press("e")
    #expect(driver.lines.last == " ⏎ answer  esc cancel  ↑↓ choose  f1 keys")
  }

  @Test(arguments: [("ctrl+p", 9), ("/", 8), ("'", 8)])
  func `a prompt names a key that it doesn't use above its line, and stays`(
    opening: String, line: Int
  ) {
    let driver = table()
    driver.press(opening, "f5")
    #expect(driver.lines[line] == " f5 does nothing here; f1 lists the keys.", "\(driver.text)")
    #expect(driver.stage.overlays.count == 1)
    driver.press("escape")
    #expect(driver.stage.overlays.isEmpty)
    #expect(!driver.text.contains("does nothing"))
  }

  @Test func `a letter without a section is refused above the index`() {
    let driver = table()
    driver.press("'", "z")
    #expect(driver.lines[8] == " No section “z”.", "\(driver.text)")
    #expect(driver.player.effects == [.bell])
    driver.press("b")
    #expect(driver.stage.overlays.isEmpty)
  }

  @Test func `the beginning of an entry of the index is typed until it is the only one`() {
    let screen = GenericTableController(title: "Towns")
    screen.tableGroups = ["Bern", "Berlin", "Zug"].map { town in
      TableGroup(header: GroupTitle(town), indexTitle: town, rows: [.text("in " + town)])
    }
    let driver = ScreenDriver(screen, size: ScreenSize(width: 40, height: 5))
    driver.press("'", "b", "z")
    #expect(driver.stage.overlays.isEmpty && driver.line(with: "> in Zug") != nil)
    driver.press("'", "b", "e", "x", "backspace", "backspace", "b", "e", "r")
    #expect(driver.stage.overlays.count == 1)
    driver.press("l")
    #expect(driver.stage.overlays.isEmpty)
    #expect(driver.line(with: "> in Berlin") != nil, "\(driver.text)")
  }

  @Test func `in the list of keys the bottom line names only what closes it`() {
    let driver = table(width: 20)
    driver.press("?")
    #expect(driver.lines.last == " esc close")
  }
}
