import RowKit
import RowKitTesting
import Testing

/// Return submits the text of a field that asks for it.
@MainActor struct SubmittingTests {
  private final class Log {
    var texts: [String] = []
  }

  private func field(_ log: Log) -> TextFieldRowController {
    TextFieldRowController("New", Binding("")).onSubmit { text, row in
      log.texts.append(text)
      row.setText("")
      row.beginEditing()
    }
  }

  @Test func `Return submits the text, and the row empties itself and goes on`() {
    let log = Log()
    let table = TableDriver(field(log), .textField("Other", Binding("")), width: 30)
    table.type("milk\nbread\n")
    #expect(log.texts == ["milk", "bread"])
    #expect(table.content[0].contains("milk") == false)
    #expect(table.controller.isEditingText)
    #expect(table.cursor == RowPath(group: 0, row: 0))
  }

  @Test func `Escape and Tab end editing without submitting`() {
    let log = Log()
    let table = TableDriver(field(log), .textField("Other", Binding("")), width: 30)
    table.type("milk")
    table.press("escape")
    table.type("s")
    table.press("tab")
    #expect(log.texts.isEmpty)
    #expect(table.cursor == RowPath(group: 0, row: 1))
  }

  @Test func `without a closure Return moves on to the next field`() {
    let table = TableDriver(
      .textField("Name", Binding("")), .textField("Other", Binding("")), width: 30)
    table.type("Ada\n")
    #expect(table.cursor == RowPath(group: 0, row: 1))
  }

  @Test func `code empties a field with a value of its own, also while it is edited`() {
    let row = TextFieldRowController("Name", Binding("Ada"))
    let table = TableDriver(row, width: 30)
    table.controller.context(at: RowPath(group: 0, row: 0)).setText("")
    table.update()
    #expect(!table.content[0].contains("Ada"))
    table.type("Bob")
    table.controller.context(at: RowPath(group: 0, row: 0)).setText("")
    table.update()
    #expect(!table.content[0].contains("Bob"))
    table.press("escape")
    #expect(row.text.value.isEmpty)
  }

  @Test func `an answer in the linear mode is submitted`() {
    let log = Log()
    let screen = GenericTableController(title: "To do")
    screen.tableGroups = [
      TableGroup {
        TextFieldRowController("New", Binding("")).onSubmit { text, _ in log.texts.append(text) }
      }
    ]
    let driver = LinearDriver(screen)
    driver.type("new", "milk")
    #expect(log.texts == ["milk"])
  }
}
