import RowKit
import RowKitTesting
import Testing

@MainActor struct EditSessionTests {
  private let probe = FieldProbe()

  private func table(before: Int = 0, after: Int = 0, height: Int = 6) -> TableDriver {
    TableDriver(
      .words("Above", count: before), TableGroup("Contact", rows: probe.rows),
      .words("Below", count: after), width: 40, height: height)
  }

  /// A table with the name being edited, `Ada` typed to `Ada L`.
  private func editing(before: Int = 0, after: Int = 0, height: Int = 6) -> TableDriver {
    let table = table(before: before, after: after, height: height)
    #expect(table.controller.focusFirst())
    table.type(" L")
    return table
  }

  @Test func `return begins editing, letters are letters, and escape ends it`() {
    let table = TableDriver(TableGroup(rows: probe.rows), width: 40, height: 4)
    #expect(table.caret == nil)
    table.press("return")
    table.type(" q/?jk")
    #expect(table.caret == ScreenPoint(column: 23, line: 1))
    #expect(probe.name == "Ada q/?jk")
    table.press("escape")
    #expect(!table.controller.isEditingText)
    table.press("q")
    #expect(table.effects.isEmpty)
    #expect(probe.name == "Ada q/?jkq")
  }

  @Test func `the text survives scrolling away`() {
    let table = editing(after: 40)
    table.wheel(10)
    #expect(table.line(with: "Ada L") == nil)
    #expect(table.caret == nil)
    table.type("!")
    #expect(table.line(with: "> Name        Ada L!") != nil)
    #expect(probe.name == "Ada L!")
  }

  @Test func `the text survives reload, resize and new row objects`() {
    let table = editing(before: 3)
    table.controller.tableView.style = .grouped
    table.controller.reloadRows(at: [RowPath(group: 1, row: 0)])
    table.type("o")
    table.resize(width: 24, height: 9)
    table.type("v")
    table.controller.tableGroups = [TableGroup("Contact", rows: probe.rows)]
    table.type("e")
    #expect(table.controller.isEditingText)
    #expect(probe.name == "Ada Love")
  }

  @Test func `the text moves with its row`() {
    let table = editing(before: 2)
    table.controller.moveRow(
      from: RowPath(group: 1, row: 0), to: RowPath(group: 0, row: 0))
    table.controller.insert([StopRow("new")], at: RowPath(group: 0, row: 0))
    table.type("o")
    #expect(table.cursor == RowPath(group: 0, row: 1))
    #expect(table.line(with: "> Name        Ada Lo") == 3)
    #expect(probe.name == "Ada Lo")
  }

  @Test func `the text follows its row into another group`() {
    let rows = probe.rows
    let table = TableDriver(TableGroup("One", rows: rows), width: 40, height: 8)
    table.controller.focusFirst()
    table.controller.tableGroups = [
      TableGroup("Zero", rows: [StopRow("stop")]),
      TableGroup("One", id: "one", rows: Array(rows.dropFirst())),
      TableGroup("Two", rows: [rows[0]]),
    ]
    table.type("!")
    #expect(probe.name == "Ada!")
    #expect(table.controller.isEditingText)
  }

  @Test func `editing ends when its row is gone`() {
    let table = editing()
    table.controller.removeRows(at: [RowPath(group: 1, row: 0)])
    table.update()
    #expect(!table.controller.isEditingText)
    #expect(table.caret == nil)
    #expect(probe.name == "Ada L")
  }

  @Test func `the arrows leave a line, and its row receives the text`() {
    let table = editing()
    table.press("down")
    #expect(!table.controller.isEditingText)
    #expect(table.cursor == RowPath(group: 1, row: 1))
  }

  @Test func `a click puts the caret into the text, or begins to edit another`() {
    let table = editing()
    table.click(column: 15, line: 3)
    table.type("-")
    #expect(probe.name == "A-da L")
    table.click(column: 15, line: 4)
    table.type("x")
    #expect(probe.name == "A-da L")
    #expect(probe.nickname == "x")
    #expect(table.cursor == RowPath(group: 1, row: 1))
  }

  @Test func `Backspace begins editing and deletes the last letter, and does nothing elsewhere`() {
    let table = TableDriver(
      TableGroup(rows: [
        TextFieldRowController("Name", Binding("Ada")), ActionRowController("x") { _ in },
      ]),
      width: 30)
    table.press("backspace")
    #expect(table.text.contains("Ad") && !table.text.contains("Ada"))
    table.press("escape", "down")
    let former = table.text
    table.press("backspace")
    table.advance(by: .seconds(5))
    #expect(table.text == former)
  }

  @Test func `a row that is disabled while it is edited takes no more text`() {
    let name = Binding("Ada")
    let row = TextFieldRowController("Name", name)
    let table = TableDriver(row, width: 40)
    table.press("return")
    table.type("!")
    row.access = .disabled
    table.type("?")
    #expect(name.value == "Ada!")
    #expect(!table.controller.isEditingText)
    #expect(table.line(with: "Ada!") != nil && table.effects.isEmpty, "\(table.text)")
  }

  @Test func `a paste is inserted, and begins editing`() {
    let table = table()
    table.press("down", "up")
    table.paste(" King\n")
    #expect(table.controller.isEditingText)
    #expect(probe.name == "Ada King")
  }

  @Test func `copying requests an effect from the host`() {
    let table = editing()
    table.press("shift+home", "alt+w")
    #expect(table.effects == [.copy("Ada L")])
  }

  @Test func `text cut in one field can be pasted into another`() {
    let table = editing()
    table.press("ctrl+w", "tab", "ctrl+y")
    #expect(probe.name == "Ada ")
    #expect(probe.nickname == "L")
  }

  @Test func `a pushed screen ends editing`() {
    let table = editing()
    table.controller.push(TextScreen(title: "Other", text: "words"))
    table.press("escape")
    #expect(!table.controller.isEditingText)
    #expect(probe.name == "Ada L")
  }

  @Test func `a secret is never shown by a player, not even on request`() {
    let table = table()
    table.controller.focus(RowPath(group: 1, row: 2))
    table.type("hush")
    table.press("ctrl+r")
    #expect(table.line(with: "> Password    ••••") != nil)
    #expect(!table.text.contains("hush"))
    table.stage.allowsRevealingSecureText = true
    table.press("left")
    #expect(table.line(with: "> Password    hush") != nil)
    table.press("escape", "alt+w")
    #expect(!table.text.contains("hush"))
    #expect(table.effects == [.copy("Password\t••••••••")])
    #expect(Array(table.controller.printedLines(width: 40)).contains("Password\t••••••••"))
  }

  @Test func `a multiline text grows, and the line of the caret stays in view`() {
    let table = table(height: 4)
    table.controller.focus(RowPath(group: 1, row: 5))
    for line in 1...9 {
      table.type("line \(line)\n")
      #expect(table.caret != nil)
    }
    table.type("end")
    table.expect(
      """
      Contact
                    line 8
                    line 9
                    end
      """)
    table.press("up", "up", "up", "up")
    #expect(table.caret?.line == 2)
    table.expectConsistentDrawing()
  }

  @Test func `suggestions stand below the field, and one is taken with return`() {
    var text = ""
    let names = ["Ada", "Alan", "Barbara"]
    let row = TextFieldRowController(
      "Name", Binding(get: { text }, set: { text = $0 }),
      suggestions: TextSuggestions { typed in
        names.filter { $0.lowercased().hasPrefix(typed.lowercased()) }
      })
    let table = TableDriver(row, .text("Next"), width: 40, height: 5)
    table.press("return")
    table.type("a")
    table.expect(
      """
      > Name        a
                      Ada
                      Alan
        Next
      """)
    table.press("down", "down")
    table.expect(
      """
      > Name        a
                      Ada
                    › Alan
        Next
      """)
    table.press("return")
    #expect(text == "Alan")
    #expect(table.controller.isEditingText)
    table.expect(
      """
      > Name        Alan
        Next
      """)
  }

  @Test func `a suggestion is taken by a click`() {
    let row = TextFieldRowController(
      "Name", Binding(""), suggestions: TextSuggestions { _ in ["Ada", "Alan"] })
    let table = TableDriver(row, .text("Next"), width: 40, height: 5)
    table.press("return")
    table.type("a")
    table.click(column: 17, line: 3)
    #expect(row.text.value == "Alan")
    table.expect(
      """
      > Name        Alan
        Next
      """)
  }

  @Test func `wide characters and long lines scroll with the caret in view`() {
    let table = TableDriver(
      .textField("名前", Binding(""), placeholder: "漢字"), width: 34, height: 3)
    table.press("return")
    table.type("東京都庁前駅から歩いて五分")
    #expect((table.caret?.column ?? 99) < 34)
    for _ in 0..<13 {
      table.press("left")
      #expect((14..<34).contains(table.caret?.column ?? 0))
    }
    table.expect("> 名前        東京都庁前駅から歩…")
  }
}
