import RowKit
import RowKitTesting
import Testing

/// Text whose model gives way to another value, which it reports.
@MainActor struct ChangeConflictTests {
  /// A row that stores its text at each change, or when editing ends.
  private final class NameRow: TextFieldRow {
    let label = "Name"
    let text: Binding<String>
    let storesAtEnd: Bool

    init(_ text: Binding<String>, storesAtEnd: Bool) {
      (self.text, self.storesAtEnd) = (text, storesAtEnd)
    }

    func textDidChange(_ text: String, row: RowContext) {
      if !storesAtEnd { self.text.value = text }
    }
    func textDidEnd(_ text: String, row: RowContext) { if storesAtEnd { self.text.value = text } }
  }

  @Test(arguments: [false, true])
  func `a text whose model gives way to another value is kept and not written again`(
    storesAtEnd: Bool
  ) {
    var (name, others) = ("Ada", ["Augusta"])
    let binding = Binding(
      get: { name },
      set: { text in
        name = others.first ?? text
        if others.popLast() != nil { ChangeConflict.report() }
      })
    let table = TableDriver(
      TableGroup(rows: [NameRow(binding, storesAtEnd: storesAtEnd)]), width: 44, height: 8)
    table.press("return")
    table.type("1")
    #expect((table.line(with: "! Changed elsewhere") != nil) == !storesAtEnd)
    table.type("2")
    table.press("escape")
    #expect(name == "Augusta")
    #expect(table.line(with: "Not stored, but kept for ctrl+y") != nil)
    table.press("return ctrl+e ctrl+y escape")
    #expect(name == "AugustaAda12")
  }

  @Test func `a text whose editing ends while its model gives way is kept`() {
    var name = "Ada"
    var table: TableDriver?
    let binding = Binding(
      get: { name },
      set: { _ in
        name = "Augusta"
        ChangeConflict.report()
        table?.controller.endEditing()
      })
    table = TableDriver(
      TableGroup { TextFieldRowController("Name", binding) }, width: 44, height: 8)
    table?.press("return")
    table?.type("1")
    #expect(name == "Augusta" && table?.controller.isEditingText == false)
    #expect(
      table?.line(with: "Not stored, but kept for ctrl+y: Ada1") != nil, "\(table?.text ?? "")")
    table = nil
  }
}
