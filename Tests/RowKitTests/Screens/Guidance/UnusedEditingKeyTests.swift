import RowKit
import RowKitTesting
import Testing

/// Keys without a meaning in the middle of a text, in an alert and in a menu.
@MainActor struct UnusedEditingKeyTests {
  private func form() -> ScreenDriver {
    let form = FormController(title: "Form")
    form.tableGroups = [
      TableGroup(rows: [
        TextFieldRowController("Name", Binding("Ada")), TextFieldRowController("Town", Binding("")),
      ])
    ]
    return ScreenDriver(form, size: ScreenSize(width: 60, height: 10))
  }

  @Test(arguments: ["ctrl+o", "ctrl+g", "alt+q", "alt+home", "shift+up", "shift+down", "ctrl+x"])
  func `a key without a meaning is named while a text is edited`(key: String) {
    let driver = form()
    driver.press("return")
    driver.press(key)
    #expect(driver.lines.last == " \(key) does nothing here; f1 lists the keys.")
    #expect(driver.stage.editsText)
    driver.press("b")
    #expect(driver.text.contains("Adab"), "\(driver.text)")
    #expect(driver.player.effects.isEmpty)
  }

  @Test func `a text says that there is nothing to undo, or to redo`() {
    let driver = form()
    driver.press("return", "ctrl+_")
    #expect(driver.lines.last == " Nothing to undo in this text.")
    driver.press("alt+/")
    #expect(driver.lines.last == " Nothing to redo.")
    driver.press("b", "ctrl+_")
    #expect(driver.lines.last?.contains("Nothing") == false)
    #expect(driver.stage.editsText)
  }

  @Test func `an alert without a way out names Escape`() {
    let driver = form()
    driver.stage.screen.show(Alert("Saved", actions: [AlertAction("OK") {}]))
    driver.update()
    driver.press("escape")
    #expect(driver.lines.last == " esc does nothing here; f1 lists the keys.")
    #expect(driver.stage.overlays.count == 1)
  }

  @Test func `Return in a list of commands without a match is named`() {
    let driver = form()
    driver.press("ctrl+p", "x", "x", "x", "return")
    #expect(driver.text.contains(" return does nothing here; f1 lists the keys."), "\(driver.text)")
    #expect(driver.stage.overlays.count == 1)
  }

  @Test func `an action of a row that was removed meanwhile says so`() {
    let screen = GenericTableController(title: "Phone")
    let row = ProbeRow("Ada")
    screen.tableGroups = [TableGroup(rows: [row, ProbeRow("Ben")])]
    for (opening, keys) in [(".", ["return"]), ("ctrl+p", ["c", "a", "l", "l", "return"])] {
      screen.tableGroups = [TableGroup(rows: [row, ProbeRow("Ben")])]
      let driver = ScreenDriver(screen, size: ScreenSize(width: 40, height: 10))
      driver.press("home", opening)
      screen.removeRows(at: [RowPath(group: 0, row: 0)])
      for key in keys { driver.press(key) }
      #expect(driver.lines.last == " This row was removed.", "\(driver.text)")
    }
    #expect(row.events.isEmpty)
  }
}
