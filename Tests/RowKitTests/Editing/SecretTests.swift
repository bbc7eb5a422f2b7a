import RowKit
import RowKitTesting
import Testing

/// A typed secret appears nowhere that may be kept: no picture, no print, no dump.
@MainActor struct SecretTests {
  /// A row that keeps its cell's input.
  private final class LeakingRow: TextEditingRow {
    var text = ""
    private(set) var states: [CellState] = []
    private(set) var fields: [FieldContent] = []

    var takesFocus: Bool { true }
    var editableText: String { text }
    var textInput: TextInput { TextInput(isSecure: true) }

    func configure(_ cell: TableCell) {
      var field = FieldContent("Password", text: text, editing: cell.state.textEditing)
      field.isSecure = true
      cell.content = field
      states.append(cell.state)
      fields.append(field)
    }

    func textDidChange(_ text: String, row: RowContext) { self.text = text }
  }

  @Test func `a dump of the screen contains no secret`() {
    let row = LeakingRow()
    let table = TableDriver(row)
    table.press("return")
    table.type("hush")
    table.press("shift+home", "ctrl+r")
    table.press("escape")
    var log = ""
    dump(row.states, to: &log)
    dump(row.fields, to: &log)
    dump(table.frame, to: &log)
    log += "\(row.states) \(row.fields) \(table.text) \(table.effects)"
    #expect(row.text == "hush")
    #expect(log.contains("Password"))
    #expect(!log.contains("hush"))
  }

  @Test func `a dump of an editor contains no secret`() {
    var editor = TextEditor("hush", input: TextInput(isSecure: true))
    editor.handle(KeyPress("k", .control), width: 10)
    editor.undo()
    var log = "\(editor)"
    dump(editor, to: &log)
    #expect(editor.text == "hush")
    #expect(!log.contains("hush"))
    #expect(editor.cutText.isEmpty)
  }

  @Test func `a field given a secret keeps only its length`() {
    var field = FieldContent("Password", text: "hush")
    field.isSecure = true
    #expect(field.text == "••••")
    field.text = "longer"
    #expect(field.text == "••••••")
  }

  @Test func `a character that a secret doesn't accept isn't repeated`() {
    let input = TextInput(isSecure: true, allows: { $0.isNumber })
    let table = TableDriver(TextFieldRowController("PIN", Binding(""), input: input), width: 40)
    table.press("return", "ß")
    #expect(!table.text.contains("ß"), "\(table.text)")
    #expect(table.text.contains("Not in the right form"), "\(table.text)")
  }
}
