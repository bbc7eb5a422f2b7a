import RowKit
import RowKitTesting
import Testing

/// Selecting text with the mouse; the field begins at column 14 of the screen.
@MainActor struct TextMouseTests {
  private let probe = FieldProbe()

  private func table(_ name: String, height: Int = 8) -> TableDriver {
    probe.name = name
    let table = TableDriver(TableGroup(rows: probe.rows), width: 40, height: height)
    table.press("return")
    return table
  }

  private func selected(_ table: TableDriver) -> HostEffect? {
    table.press("alt+w")
    return table.effects.last
  }

  @Test func `dragging selects, in both directions and back`() {
    let table = table("Ada Lovelace")
    table.drag(from: (18, 1), to: (20, 1), (22, 1))
    #expect(selected(table) == .copy("Love"))
    table.drag(from: (22, 1), to: (14, 1), (16, 1))
    #expect(selected(table) == .copy("a Love"))
  }

  @Test func `dragging beyond the field selects to its end`() {
    let table = table("Ada Lovelace")
    table.drag(from: (18, 1), to: (39, 1))
    #expect(selected(table) == .copy("Lovelace"))
    table.drag(from: (18, 1), to: (0, 4))
    #expect(selected(table) == .copy("Ada "))
  }

  @Test func `a drag that began elsewhere selects nothing`() {
    let table = table("Ada Lovelace")
    table.player.send(.mouse(MouseEvent(.drag, at: ScreenPoint(column: 20, line: 1))))
    table.type("!")
    #expect(probe.name == "Ada Lovelace!")
    table.drag(from: (14, 1), to: (17, 1))
    table.player.send(.mouse(MouseEvent(.drag, at: ScreenPoint(column: 20, line: 1))))
    table.type("B")
    #expect(probe.name == "B Lovelace!")
  }

  @Test func `a second click selects the word, and a later one does not`() {
    let table = table("Ada Lovelace, Countess")
    table.click(column: 20, line: 1)
    table.click(column: 20, line: 1)
    #expect(selected(table) == .copy("Lovelace"))
    table.click(column: 20, line: 1)
    table.advance(by: .seconds(1))
    table.click(column: 20, line: 1)
    table.type("-")
    #expect(probe.name == "Ada Lo-velace, Countess")
  }

  @Test(arguments: [15, 20, 30, 37])
  func `a click into a text that isn't edited yet places the caret where it is seen`(column: Int) {
    probe.name = "https://www.example.org/a/very/long/path/to/some/document.html"
    let table = TableDriver(TableGroup(rows: probe.rows), width: 40, height: 8)
    let place = Array(table.lines[1])[column]
    table.click(column: column, line: 1)
    table.type("|")
    let typed = probe.name.split(separator: "|")
    #expect(typed.count == 2 && typed.last?.first == place, "\(table.text)")
    #expect(typed.first?.hasPrefix("h") == true)
  }

  @Test func `a click on the label leaves the caret, and what is selected`() {
    probe.name = "Ada"
    let table = TableDriver(TableGroup(rows: probe.rows), width: 40, height: 8)
    table.click(column: 2, line: 1)
    table.type("X")
    #expect(probe.name == "AdaX", "\(table.text)")
    table.press("left", "left")
    table.advance(by: .seconds(1))
    table.click(column: 2, line: 1)
    table.type("-")
    #expect(probe.name == "Ad-aX", "\(table.text)")
  }

  @Test(arguments: 1...7)
  func `a click into a text that is cut by the window places the caret in its line`(
    top: Int
  ) throws {
    let text = Binding((0..<20).map { "line \($0)" }.joined(separator: "\n"))
    let rows = ["a", "b", "c", "d"].map { TextRowController($0) as any CellController }
    let table = TableDriver(
      TableGroup(rows: RowList(rows + [.multilineText("Text", text)])), width: 40, height: 8)
    let turn = MouseEvent(.wheelDown, at: ScreenPoint(column: 2, line: 4))
    for _ in 0..<top { table.player.send(.mouse(turn)) }
    let line = table.lines.lastIndex { $0.contains("line") } ?? 0
    let seen = table.lines[line]
    let column = Array(seen).firstIndex(of: "l") ?? 0
    table.click(column: column, line: line)
    table.type("|")
    let changed = try #require(text.value.split(separator: "\n").first { $0.contains("|") })
    #expect(seen.hasSuffix(" " + changed.dropFirst()), "\(seen) \(changed) \(table.text)")
  }

  @Test func `a second click on a secret selects all of it`() {
    let table = table("Ada")
    probe.password = "two words"
    table.controller.focus(RowPath(group: 0, row: 2))
    table.click(column: 15, line: 3)
    table.click(column: 15, line: 3)
    table.type("x")
    #expect(probe.password == "x")
  }

  @Test func `the first click on a field puts the caret where it was clicked`() {
    let table = table("Ada")
    table.press("down")
    table.click(column: 15, line: 1)
    table.type("-")
    #expect(probe.name == "A-da")
  }

  @Test func `a long text doesn't scroll under the mouse`() {
    let table = table("0123456789012345678901234567890123456789")
    let before = table.content[0]
    table.click(column: 20, line: 1)
    #expect(table.content[0] == before)
    #expect(table.caret == ScreenPoint(column: 20, line: 1))
    table.drag(from: (20, 1), to: (24, 1))
    #expect(table.content[0] == before)
    table.press("home")
    #expect(table.caret == ScreenPoint(column: 14, line: 1))
    table.press("end")
    #expect((14..<40).contains(table.caret?.column ?? 0))
  }

  @Test func `lines of a note are selected by dragging`() {
    probe.note = "one\ntwo\nthree"
    let table = table("Ada", height: 10)
    table.controller.focus(RowPath(group: 0, row: 5))
    let line = (table.line(with: "two") ?? 1) - 1
    let start = ScreenPoint(column: 15, line: line)
    table.player.send(.mouse(MouseEvent(.press, at: start)))
    table.player.send(
      .mouse(MouseEvent(.drag, at: ScreenPoint(column: 16, line: line + 2))))
    #expect(selected(table) == .copy("ne\ntwo\nth"))
  }
}
