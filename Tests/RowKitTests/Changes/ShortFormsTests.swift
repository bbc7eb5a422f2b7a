import RowKit
import RowKitTesting
import Testing

/// The short ways to groups and lists, and the first diagnostic on the bottom line.
@MainActor struct ShortFormsTests {
  @Test func `a group has a title and no rows`() {
    let table = TableDriver(TableGroup("Sounds"), TableGroup("Calls", footer: "None."), width: 20)
    #expect(table.line(with: "Sounds") != nil)
    #expect(table.line(with: "None.") != nil)
  }

  @Test func `a group takes a list`() {
    let list = RowList(1...3) { .text("Row \($0)") }
    let table = TableDriver(TableGroup("Rows", rows: list), width: 20)
    #expect(table.line(with: "Row 3") != nil)
  }

  @Test func `lists take rows, arrays and lists in each way`() {
    var list: RowList = [.text("c")]
    list.append(.text("d"), .text("e"))
    list.append([TextRowController("f")])
    list.append(RowList([TextRowController("g")]))
    list.insert([.text("b")], at: 0)
    list.insert([TextRowController("a")], at: 0)
    list.insert([.text("x")], at: 0)
    list.insert([TextRowController("y")], at: 1)
    list.insert(RowList([TextRowController("z")]), at: 2)
    let texts = (0..<list.count).compactMap { (list[$0] as? TextRowController)?.text }
    #expect(texts == ["x", "y", "z", "a", "b", "c", "d", "e", "f", "g"])
  }

  @Test func `a property identifies the items of a list`() {
    let list = RowList(["Ada", "Grace"], id: \.self) { .text($0) }
    #expect((0..<list.count).map { list.rowID(at: $0) } == [RowID("Ada"), RowID("Grace")])
    #expect((list[1] as? TextRowController)?.text == "Grace")
  }

  #if DEBUG
    @Test func `the first diagnostic of a screen stands on its bottom line`() {
      let table = TableDriver(.text("Row"), width: 120)
      table.controller.removeRows(at: [RowPath(group: 0, row: 7)])
      table.update()
      #expect(table.lines.last?.contains("there is no row to remove") == true)
    }

    @Test func `a diagnostic from before the screen is shown stands on its bottom line`() {
      let screen = GenericTableController(title: "Sounds")
      screen.tableGroups = [TableGroup("Rings")]
      screen.insert([TextRowController("Harp")], at: RowPath(group: 4, row: 0))
      let driver = ScreenDriver(screen, size: ScreenSize(width: 120, height: 6))
      #expect(driver.lines.last?.contains("a row can't be inserted there") == true)
    }

    @Test func `a diagnostic waits until the message for a person has gone`() {
      let table = TableDriver(.text("Row"), width: 120)
      table.controller.showMessage("Saved.")
      table.controller.removeRows(at: [RowPath(group: 0, row: 7)])
      table.update()
      #expect(table.lines.last?.contains("Saved.") == true)
      table.advance(by: .seconds(4))
      #expect(table.lines.last?.contains("there is no row to remove") == true)
    }

    @Test func `an app that receives diagnostics shows them itself`() {
      let table = TableDriver(.text("Row"), width: 60)
      var count = 0
      table.controller.onDiagnostic = { _ in count += 1 }
      table.controller.removeRows(at: [RowPath(group: 0, row: 7)])
      table.update()
      #expect(table.lines.last?.contains("there is no row") == false)
      #expect(count == 1)
    }
  #endif
}
