import RowKit
@testable import RowKitCore
import RowKitTesting
import Testing

@MainActor struct TypedTextTests {
  @Test(arguments: [
    TextInput(), TextInput(maximumLength: 300), TextInput(isMultiline: true),
    TextInput(keyboard: .phone), TextInput(accepts: { $0.utf8.count < 40 }),
  ])
  func `typing in a row is typing key by key`(input: TextInput) {
    for length in [1, 5, 300, 700] {
      let text = String(String(repeating: "ab 12é ", count: 100).prefix(length))
      var row = TextEditor("Ada", input: input)
      var keys = row
      row.type(text)
      for character in text { keys.handle(KeyPress(character), width: 20) }
      #expect(row.text == keys.text)
      #expect(row.content.caret == keys.content.caret)
      #expect(row.refusal == keys.refusal)
    }
  }

  @Test func `a field of one line has a limit, which is shown`() {
    let field = TextFieldRowController("Name", Binding(""))
    let table = TableDriver(TableGroup(rows: [field]), width: 60, height: 8)
    table.press("return")
    table.player.send(.text(String(repeating: "x", count: 20_000)))
    #expect(field.text.value.count == TextInput.lineLimit)
    #expect(table.text.contains("At most 10000 characters"))
  }
}
