import RowKit
import RowKitTesting
import Testing

/// Input before the first frame, or during the search for the row that receives it.
@MainActor struct WaitingInputTests {
  private final class Fields: GenericTableController {
    private(set) var values = ["", "", ""]

    func field(_ index: Int) -> any CellController {
      .textField(
        "Field \(index)", Binding(get: { self.values[index] }, set: { self.values[index] = $0 }))
    }
  }

  /// A table whose fields stand behind thousands of rows that have to be asked for the focus.
  private func farFields() -> Fields {
    let table = Fields()
    let rows = { RowList(0..<20_000) { _ -> any CellController in StopRow("stop") } }
    table.tableGroups = [
      TableGroup(rows: rows()), TableGroup(rows: [table.field(0)]),
      TableGroup(rows: rows()), TableGroup(rows: [table.field(1), table.field(2)]),
    ]
    return table
  }

  private func type(_ script: String, into stage: Stage) throws {
    for token in try KeyToken.script(script) {
      switch token {
      case .key(let key): stage.handle(.key(key), at: .zero)
      case .text(let text):
        for character in text { stage.handle(.key(KeyPress(character)), at: .zero) }
      case .wait: break
      }
    }
  }

  @Test(arguments: [true, false])
  func `text typed before the first frame goes to the form`(focusesFirstRow: Bool) throws {
    let form = FormProbe()
    form.focusesFirstRow = focusesFirstRow
    let stage = Stage(root: form, size: ScreenSize(width: 40, height: 12))
    try type("\"Grace\" tab \"grace?\"", into: stage)
    stage.handle(.paste("@q"), at: .zero)
    let player = StagePlayer(stage)
    #expect(form.account.name == "Grace")
    #expect(form.account.email == "grace?@q")
    #expect(player.effects.isEmpty)
  }

  @Test func `text typed right after a key that opens a form goes to the form`() throws {
    let form = FormProbe()
    let root = GenericTableController()
    root.tableGroups = [TableGroup(rows: [LinkRowController("Form") { form }])]
    let player = StagePlayer(Stage(root: root, size: ScreenSize(width: 40, height: 12)))
    try type("return \"quinn\" down \"q\"", into: player.stage)
    player.advance(by: .zero)
    #expect(form.account.name == "quinn")
    #expect(form.account.email == "q")
    #expect(player.effects.isEmpty)
  }

  @Test func `text typed during a search for the focus waits, over several searches`() throws {
    let table = farFields()
    table.focusesFirstRow = true
    let stage = Stage(root: table, size: ScreenSize(width: 40, height: 12))
    try type("\"quinn\" tab \"/?\"", into: stage)
    stage.handle(.paste("text"), at: .zero)
    try type("return \"last\"", into: stage)
    #expect(table.values == ["", "", ""])
    let player = StagePlayer(stage)
    #expect(table.values == ["quinn", "/?text", "last"])
    #expect(player.effects.isEmpty)
  }

  @Test func `escape cancels the search for the focus and drops the text typed for it`() throws {
    let table = farFields()
    table.focusesFirstRow = true
    let stage = Stage(root: table, size: ScreenSize(width: 40, height: 12))
    try type("\"quinn\" escape", into: stage)
    let player = StagePlayer(stage)
    #expect(table.values == ["", "", ""])
    #expect(player.effects.isEmpty)
    #expect(!table.isEditingText)
  }

  @Test func `control-c doesn't wait`() throws {
    let table = farFields()
    table.focusesFirstRow = true
    let stage = Stage(root: table, size: ScreenSize(width: 40, height: 12))
    try type("\"quinn\" ctrl+c", into: stage)
    #expect(stage.frame(at: .zero)?.effects == [.quit(status: 0)])
  }
}
