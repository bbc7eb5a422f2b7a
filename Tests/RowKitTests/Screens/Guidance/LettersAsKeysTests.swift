import RowKit
import RowKitTesting
import Testing

/// The letters of a screen's own commands, on rows where letters are text.
@MainActor struct LettersAsKeysTests {
  private final class NoteScreen: GenericTableController {
    var note = ""
    var moves = 0

    override func constructTableGroups() -> [TableGroup] {
      [
        TableGroup {
          ActionRowController("Send") { _ in }
          TextFieldRowController("Note", Binding(self, \.note))
        }
      ]
    }

    override func handle(_ key: KeyPress) -> Bool {
      guard key == KeyPress("m") else { return super.handle(key) }
      moves += 1
      return true
    }

    override var keyHints: [KeyHint] { super.keyHints + [KeyHint("m", "move on")] }
  }

  private let screen = NoteScreen()

  private func driver() -> ScreenDriver {
    ScreenDriver(screen, size: ScreenSize(width: 70, height: 10))
  }

  @Test func `a letter is a key where letters aren't text, and its hint says so`() {
    let driver = driver()
    #expect(driver.lines.last?.contains("  m move on") == true)
    driver.press("m")
    #expect(screen.moves == 1)
  }

  @Test(arguments: [false, true])
  func `on a row with text it is pressed with Alt, also while the text is edited`(edits: Bool) {
    let driver = driver()
    driver.press("down")
    if edits { driver.press("return") }
    #expect(driver.lines.last?.contains("alt+m move on") == true, "\(driver.text)")
    driver.press("alt+m")
    #expect(screen.moves == 1 && screen.note == "")
    driver.press("m")
    #expect(screen.moves == 1 && screen.note == "m")
  }

  @Test func `a command that is chosen from the list is never typed`() {
    let driver = driver()
    driver.press("down", "ctrl+p")
    driver.type("move on")
    driver.press("return")
    #expect(screen.moves == 1 && screen.note == "")
  }

  @Test func `hints, the list of keys and that of commands name the keys of the table`() {
    let rows = [ProbeRow("Ada"), ProbeRow("Bob")]
    let table = TableDriver(TableGroup(rows: rows as [any CellController]), width: 60, height: 20)
    table.controller.keyBindings[KeyPress("x")] = .delete
    table.controller.keyBindings[KeyPress(.delete)] = nil
    table.controller.keyBindings[KeyPress("e")] = nil
    table.press("down", "up")
    #expect(table.lines.last?.contains("x delete") == true, "\(table.text)")
    #expect(table.lines.last?.contains("edit") == false)
    table.press("ctrl+p")
    table.type("delete")
    table.press("return")
    #expect(rows[0].events == ["delete"])
  }

  @Test func `the message about a refused number has the width beside the label`() {
    var weight = 12.5
    let table = TableDriver(
      .numberField(
        "Weight", Binding(get: { weight }, set: { weight = $0 }), format: .plain, suffix: "kg"),
      .text("Next"), width: 60)
    table.press("return", "ctrl+u")
    table.type("1,5")
    table.press("escape")
    #expect(table.content[1].contains("! “1,5” wasn't accepted."), "\(table.text)")
  }
}
