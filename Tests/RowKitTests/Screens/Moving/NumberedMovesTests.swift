import RowKit
import RowKitTesting
import Testing

/// Numbers typed before movements.
@MainActor struct NumberedMovesTests {
  private func table(_ count: Int = 100, height: Int = 6) -> TableDriver {
    let rows = (1...count).map { StopRow("r\($0)") as any CellController }
    return TableDriver(TableGroup(rows: rows), width: 40, height: height)
  }

  private func row(_ table: TableDriver) -> Int? { table.cursor.map { $0.row + 1 } }

  private func bottomLine(_ table: TableDriver) -> String { table.lines.last ?? "" }

  @Test(arguments: ["G", "g", "end", "home"])
  func `a number before the edges moves to that row`(key: String) {
    let table = table()
    table.press("4", "2", key)
    table.expect(
      """
        r40
        r41
      > r42
        r43
        r44
        r45
      """)
  }

  @Test func `the number is shown on the bottom line while it is typed`() {
    let table = table()
    table.press("4", "2")
    #expect(bottomLine(table).hasPrefix(" 42   G row  f1 keys"))
    table.press("j")
    #expect(!bottomLine(table).contains("42   G"))
  }

  @Test func `a number and a percent sign move to a part of the table`() {
    let table = table()
    for (keys, row) in [
      ("50%", 50), ("0%", 1), ("7%", 7), ("00%", 1), ("1%", 1), ("100%", 100), ("999%", 100),
    ] {
      table.type(keys)
      #expect(self.row(table) == row)
    }
  }

  @Test func `a number before a movement repeats it`() {
    let table = table()
    table.press("1", "2", "down")
    #expect(row(table) == 13)
    table.press("3", "k")
    #expect(row(table) == 10)
    table.press("3", "pagedown")
    #expect(row(table) == 25)
    table.press("2", "pageup", "j")
    #expect(row(table) == 16)
    table.press("9", "9", "9", "j")
    #expect(row(table) == 100)
    table.press("home", "2", "ctrl+d")
    #expect(row(table) == 7)
  }

  @Test func `a number before space moves by pages where space does`() {
    let words = TableDriver(.words(nil, count: 40), width: 24, height: 6)
    words.press("3", "space")
    #expect(words.cursor?.row == 15)
    words.press("1", "pageup")
    #expect(words.cursor?.row == 10)
    let table = table()
    table.press("3", "space")
    #expect(row(table) == 1)
  }

  @Test func `thousands of rows are counted across groups`() {
    let table = TableDriver(
      .stops("A", count: 4000), .stops("B", count: 4000), .stops("C", count: 4000), width: 20,
      height: 6)
    table.type("9000j")
    #expect(table.cursor == RowPath(group: 2, row: 1000))
    table.type("7000k")
    #expect(table.cursor == RowPath(group: 0, row: 2000))
    table.type("99%")
    #expect(table.cursor == RowPath(group: 0, row: 3959))
    table.type("5G")
    #expect(table.cursor == RowPath(group: 0, row: 4))
    table.type("99999j")
    #expect(table.cursor == RowPath(group: 2, row: 3999))
  }

  @Test func `short groups are numbered throughout the table`() {
    let table = TableDriver(.stops("A", count: 3), .stops("B", count: 4), width: 12, height: 12)
    table.type("5G")
    #expect(table.cursor == RowPath(group: 1, row: 1))
    table.type("50%")
    #expect(table.cursor == RowPath(group: 1, row: 0))
    table.type("99G")
    #expect(table.cursor == RowPath(group: 1, row: 3))
  }

  @Test func `a number leads to the nearest selectable row`() {
    let table = TableDriver(
      StopRow("a"), TextRowController("b"), TextRowController("c"), StopRow("d"), width: 12)
    table.type("3G")
    #expect(table.cursor == RowPath(group: 0, row: 3))
  }

  @Test func `Escape discards the number, Backspace its last digit, and other keys act once`() {
    let table = table()
    table.press("4", "2", "escape", "j")
    #expect(row(table) == 2)
    table.press("4", "2", "backspace", "G")
    #expect(row(table) == 4)
    table.press("4", "backspace", "j")
    #expect(row(table) == 5)
    table.press("0", "j")
    #expect(row(table) == 6)
    table.press("7", "/")
    table.type("r30")
    table.press("return", "j")
    #expect(row(table) == 31)
  }

  @Test func `a row that can't be used has the cursor if no usable row is near`() {
    let rows = (1...50).map { TextRowController("t\($0)") as any CellController }
    let table = TableDriver(TableGroup(rows: rows + [StopRow("last")]), width: 40, height: 6)
    table.press("end", "5", "G")
    #expect(row(table) == 5, "\(table.text)")
    table.press("end")
    table.type("20%")
    #expect(row(table) == 11, "\(table.text)")
    table.press("4", "8", "G")
    #expect(row(table) == 51, "\(table.text)")
  }

  @Test func `on a row that takes text digits are text`() {
    let note = Note()
    let table = TableDriver(
      TextFieldRowController("Note", Binding(note, \.text)), StopRow("b"), StopRow("c"), width: 24)
    table.type("42G")
    table.press("return")
    #expect(note.text == "42G")
  }

  @MainActor private final class Note {
    var text = ""
  }
}
