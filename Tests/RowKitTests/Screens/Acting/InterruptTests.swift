import RowKit
import RowKitTesting
import Testing

/// Control-C and Control-X.
@MainActor struct InterruptTests {
  private let name = Binding("Ada Lovelace")

  private func table() -> TableDriver {
    let table = TableDriver(
      TextFieldRowController("Name", name), StopRow("stop"), width: 60)
    table.press("return")
    return table
  }

  /// Returns whether the program ends: with 130 if the second ctrl+c ended it, as a signal does.
  private func hasQuit(_ screen: any StageDriver, bySecond isSecond: Bool = false) -> Bool {
    screen.effects.contains(.quit(status: isSecond ? 130 : 0))
  }

  @Test func `selected text is copied, as often as asked`() {
    let table = table()
    table.press("shift+home", "ctrl+c", "ctrl+c")
    #expect(table.effects == [.copy("Ada Lovelace"), .copy("Ada Lovelace")])
    #expect(table.lines.last == " Copied.")
    table.type("x")
    #expect(name.value == "x")
  }

  @Test func `without a selection it ends the program when nothing was edited`() {
    let table = table()
    table.press("ctrl+c")
    #expect(table.effects == [.quit(status: 0)])
  }

  @Test func `an edited text is asked about first, and goes on being edited`() {
    let table = table()
    table.type("!")
    table.press("ctrl+c")
    #expect(!hasQuit(table))
    #expect(table.line(with: "Quit while a text is edited?") != nil)
    table.press("escape")
    table.type("?")
    #expect(name.value == "Ada Lovelace!?")
    table.press("ctrl+c", "ctrl+c")
    #expect(hasQuit(table, bySecond: true))
    #expect(name.value == "Ada Lovelace!?")
  }

  @Test func `unsaved values are asked about first, and the second ends the program`() {
    let form = FormProbe()
    let screen = ScreenDriver(form)
    screen.type("Ada")
    screen.press("escape", "ctrl+c")
    #expect(screen.line(with: "Discard unsaved changes?") != nil)
    #expect(!hasQuit(screen))
    screen.press("ctrl+c")
    #expect(hasQuit(screen, bySecond: true))
  }

  @Test func `the last frame shows the screen without the question`() {
    let screen = ScreenDriver(FormProbe())
    screen.type("Ada")
    screen.press("escape", "ctrl+c", "ctrl+c")
    #expect(hasQuit(screen, bySecond: true))
    #expect(screen.line(with: "Discard") == nil)
    #expect(screen.line(with: "Ada") != nil)
  }

  @Test func `a selected secret is neither copied nor the end of the program`() {
    let table = TableDriver(
      TextFieldRowController("Password", Binding("hush"), input: .secure), StopRow("stop"))
    table.press("return", "alt+a", "ctrl+c", "ctrl+x")
    #expect(table.effects.isEmpty)
  }

  @Test func `cutting without a selection does nothing`() {
    let table = table()
    table.press("ctrl+x")
    #expect(name.value == "Ada Lovelace")
    #expect(table.effects.isEmpty)
    table.press("ctrl+y", "shift+left", "ctrl+x")
    #expect(name.value == "Ada Lovelac")
    #expect(table.effects == [.copy("e")])
  }

  // MARK: What is asked

  @Test func `it cancels a search, and copies the selection there`() {
    let table = TableDriver(StopRow("first"), StopRow("second"), width: 60)
    table.press("/")
    table.type("sec")
    table.press("shift+left", "ctrl+c")
    #expect(table.effects == [.copy("c")])
    table.press("end", "ctrl+c")
    #expect(table.line(with: "first") != nil)
    #expect(!hasQuit(table))
    table.press("ctrl+c")
    #expect(hasQuit(table))
  }

  @Test func `it cancels a menu with a question`() {
    var didCall = false
    let screen = GenericTableController(title: "Calls")
    screen.tableGroups = [TableGroup(rows: [StopRow("first")])]
    let driver = ScreenDriver(screen)
    screen.show(
      Alert("Call?", actions: [AlertAction("Call") { didCall = true }, .cancel("Cancel")]))
    driver.update()
    driver.press("ctrl+c")
    #expect(driver.line(with: "Call?") == nil)
    #expect(!didCall)
    #expect(!hasQuit(driver))
  }

  @Test func `it ends the program where an alert can't be cancelled`() {
    let screen = GenericTableController(title: "Calls")
    let driver = ScreenDriver(screen)
    screen.show(Alert("Call?", actions: [AlertAction("Call"), AlertAction("Write")]))
    driver.update()
    driver.press("ctrl+c")
    #expect(hasQuit(driver))
  }
}
