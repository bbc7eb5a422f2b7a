import RowKit
import RowKitTesting
import Testing

@MainActor struct SearchTests {
  private let names = ["Ada", "Bob", "Cem", "Barbara", "Dora", "Özge"]

  private func table(height: Int = 8) -> TableDriver {
    let rows = names.map { StopRow($0) as any CellController }
    return TableDriver(TableGroup("People", rows: rows), width: 24, height: height)
  }

  @Test func `typing narrows the table to the rows that match`() {
    let table = table()
    table.press("/")
    table.type("ar")
    table.expect(
      """
      People
      > Barbara
      """)
    #expect(table.lines.last == "/ar   f1 keys         1")
    #expect(table.caret == ScreenPoint(column: 3, line: 9))
  }

  @Test func `accents and capitals don't matter`() {
    let table = table()
    table.press("/")
    table.type("oz")
    table.expect(
      """
      People
      > Özge
      """)
  }

  @Test func `deleting letters widens again`() {
    let table = table()
    table.press("/")
    table.type("ara")
    table.press("backspace", "backspace", "backspace")
    #expect(table.content.filter { !$0.isEmpty }.count == 7)
    table.press("backspace")
    #expect(table.caret == nil)
  }

  @Test func `a search without a match says so`() {
    let table = table()
    table.press("/")
    table.type("xyz")
    #expect(table.line(with: "No matches") != nil)
    table.press("escape")
    #expect(table.line(with: "No matches") == nil)
    #expect(table.cursor == RowPath(group: 0, row: 0))
  }

  @Test func `a search without a match that is typed again shows no rows`() {
    let table = table()
    for pattern in ["zz", "zz", "zzz"] {
      table.press("/")
      table.type(pattern)
      #expect(table.line(with: "No matches") != nil)
      #expect(names.allSatisfy { table.line(with: $0) == nil }, "\(table.text)")
      table.expectConsistentDrawing()
      table.press("return")
      #expect(table.line(with: "Ada") != nil)
    }
  }

  @Test func `a search whose text is deleted shows all rows and nothing else`() {
    let table = table()
    table.press("/")
    table.type("z")
    table.press("backspace")
    #expect(table.line(with: "No matches") == nil, "\(table.text)")
    #expect(table.line(with: "Ada") != nil)
    table.expectConsistentDrawing()
  }

  @Test(arguments: [TableStyle.plain, .grouped])
  func `a search without a match hides headers and footers too`(style: TableStyle) {
    let screen = GenericTableController(title: "Phone", style: style)
    screen.tableGroups = ["Calls", "Messages"].map { (title: String) in
      TableGroup(title, footer: "All \(title)", rows: RowList([TextRowController("Ada")]))
    }
    let driver = ScreenDriver(screen, size: ScreenSize(width: 30, height: 16))
    driver.press("down", "/")
    driver.type("zz")
    let lines = driver.lines.dropFirst().dropLast().map { line in line.filter { $0 != " " } }
    #expect(lines.filter { !$0.isEmpty } == ["Nomatches"])
    driver.expectConsistentDrawing()
    driver.press("backspace", "backspace")
    #expect(driver.line(with: "Calls") != nil && driver.line(with: "All Messages") != nil)
    driver.expectConsistentDrawing()
  }

  @Test func `return shows all rows with the matches highlighted`() {
    let table = table()
    table.press("/")
    table.type("or")
    table.press("return")
    table.expect(
      """
      People
        Ada
        Bob
        Cem
        Barbara
      > Dora
        Özge
      """)
    #expect(table.style(column: 3, line: 6).background == .role(.match))
    table.expectConsistentDrawing()
  }

  @Test func `words are highlighted on the lines on which they stand`() {
    let table = TableDriver(
      .subtitle("Ada", "Lovelace"), .subtitle("Love", "Bob"), .text("東京"), width: 24, height: 8)
    table.press("/")
    table.type("love ada")
    table.press("return")
    func isMarked(_ column: Int, _ line: Int) -> Bool {
      table.style(column: column, line: line).background == .role(.match)
    }
    let first = table.line(with: "Ada") ?? 0
    let other = table.line(with: "Love") == first + 1 ? first + 2 : first + 2
    #expect(isMarked(2, first) && isMarked(4, first) && isMarked(2, first + 1))
    #expect(!isMarked(6, first + 1))
    #expect(!isMarked(2, other))
    table.press("/")
    table.type("京")
    table.press("return")
    let wide = table.line(with: "東京") ?? 0
    #expect(!isMarked(3, wide) && isMarked(4, wide) && isMarked(5, wide) && !isMarked(6, wide))
  }

  /// A table of ten collapsible groups of three rows, with the cursor on the header of the sixth.
  private func tableAtHeader() -> TableDriver {
    let groups = (0..<10).map { number in
      var group = TableGroup(
        "G\(number)", rows: ["a", "b", "c"].map { StopRow("\($0)\(number)") })
      group.isCollapsible = true
      return group
    }
    let table = TableDriver(groups[0], width: 24, height: 8)
    table.controller.tableGroups = groups
    go(toHeaderOf: 5, in: table)
    return table
  }

  private func go(toHeaderOf group: Int, in table: TableDriver) {
    for _ in 0..<60 where table.controller.tableView.focusedHeader != group { table.press("down") }
    #expect(table.controller.tableView.focusedHeader == group)
  }

  @Test(arguments: ["escape", "return"])
  func `a search that begins at a header returns there`(key: String) {
    let table = tableAtHeader()
    let former = table.content
    table.press("/")
    table.type(key == "escape" ? "a" : "nothing")
    table.press(key)
    table.update()
    #expect(table.controller.tableView.focusedHeader == 5)
    #expect(table.content == former)
  }

  @Test func `a search goes on from a header that has the cursor`() {
    let table = tableAtHeader()
    table.press("/")
    table.type("a")
    table.press("return")
    let view = table.controller.tableView
    #expect(view.cursor == RowPath(group: 5, row: 0))
    go(toHeaderOf: 7, in: table)
    table.press("n")
    #expect(view.cursor == RowPath(group: 7, row: 0))
    table.press("up")
    #expect(view.focusedHeader == 7)
    table.press("N")
    #expect(view.cursor == RowPath(group: 6, row: 0))
  }

  @Test func `n and N walk through the matches, wrapping around`() {
    let table = table()
    table.press("/")
    table.type("b")
    table.press("return")
    #expect(table.cursor?.row == 1)
    table.press("n")
    #expect(table.cursor?.row == 3)
    table.press("n")
    #expect(table.cursor?.row == 1)
    table.press("N")
    #expect(table.cursor?.row == 3)
  }

  @Test func `Escape during a search returns to the former place`() {
    let table = table(height: 4)
    table.press("down", "down", "down")
    let seen = table.content
    table.press("/")
    table.type("a")
    table.press("escape")
    #expect(table.content == seen)
    table.expectConsistentDrawing()
  }

  @Test func `escape after a search removes the marks`() {
    let table = table()
    table.press("/")
    table.type("or")
    table.press("return", "escape")
    #expect(table.style(column: 3, line: 6).background != .role(.match))
    table.press("n")
    #expect(table.cursor?.row == 4)
  }

  @Test func `pasted text is searched for`() {
    let table = table()
    table.press("/")
    table.paste("Do\nra")
    #expect(table.lines.last?.hasPrefix("/Do ra") == true)
  }

  @Test func `the cursor can be moved while searching`() {
    let table = table()
    table.press("/")
    table.type("b")
    table.press("down")
    table.expect(
      """
      People
        Bob
      > Barbara
      """)
    table.press("return")
    #expect(table.cursor?.row == 3)
  }

  @Test func `groups without a match are not seen`() {
    let table = TableDriver(
      .stops("A", count: 3), .stops("B", count: 3), style: .grouped, width: 20, height: 9)
    table.press("/")
    table.type("b2")
    table.expect(
      """
        B
      ╭──────────────────╮
      │> b2              │
      ╰──────────────────╯
      """)
  }

  @Test func `a row that is found among a hundred thousand`() {
    let rows = (0..<100_000).lazy.map { TextRowController("row \($0)") }
    let table = TableDriver(TableGroup(rows: rows), width: 24)
    table.press("/")
    table.type("99999")
    table.advance(by: .seconds(1))
    table.expect("> row 99999")
  }

  @Test func `rows above and below the cursor are found in an edited list of several groups`() {
    var long = RowList((0..<700).lazy.map { TextRowController("row \($0)") })
    long.insert([TextRowController("needle first")], at: 0)
    long.insert([TextRowController("needle middle")], at: 350)
    long.append(TextRowController("needle last"))
    var hidden = TableGroup("Hidden", rows: [StopRow("needle hidden")])
    (hidden.isCollapsible, hidden.isCollapsed) = (true, true)
    let table = TableDriver(
      TableGroup(rows: [StopRow("needle above")]), TableGroup(rows: long), hidden,
      TableGroup(rows: [StopRow("needle below")]), width: 24)
    table.controller.moveCursor(to: RowPath(group: 1, row: 200))
    table.press("/")
    table.type("needle")
    table.advance(by: .seconds(1))
    #expect(
      table.content.filter { $0.contains("needle") } == [
        "  needle above", "  needle first", "> needle middle", "  needle last", "  needle below",
      ])
  }

  @Test func `a row in view is searched as it is shown`() {
    var text = "needle"
    let rows = RowList(0..<500) { _ in StopRow(text) }
    let table = TableDriver(TableGroup(rows: rows), width: 24, height: 4)
    #expect(table.content == ["> needle", "  needle", "  needle", "  needle"])
    text = "other"
    table.press("/")
    table.type("d")
    table.press("return", "N")
    #expect(table.cursor == RowPath(group: 0, row: 3))
  }

  // MARK: Section index

  private func indexed() -> TableDriver {
    var groups = ["A", "B", "C"].map { TableGroup.stops($0, count: 5) }
    for index in groups.indices { groups[index].indexTitle = groups[index].header?.text }
    return TableDriver(groups[0], groups[1], groups[2], width: 20, height: 5)
  }

  @Test func `a letter of the section index goes to its group`() {
    let table = indexed()
    table.press("'")
    #expect(table.lines.last == " A B C")
    table.type("b")
    table.expect(
      """
      B
      > b1
        b2
        b3
        b4
      """)
    #expect(table.lines.last?.contains("A B C") == false)
  }

  @Test(arguments: [0, 12, 25])
  func `the section index leaves no room while sections are hidden`(choice: Int) {
    let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
    let groups = letters.map { letter in
      var group = TableGroup.stops(letter, count: 1)
      group.indexTitle = letter
      return group
    }
    let table = TableDriver(TableGroup(), width: 80, height: 5)
    table.controller.tableGroups = groups
    table.update()
    table.controller.moveCursor(to: RowPath(group: choice, row: 0))
    table.press("'")
    #expect(table.lines.last?.hasPrefix(" " + letters.joined(separator: " ")) == true)
    table.resize(width: 20, height: 5)
    #expect(table.lines.last?.contains(letters[choice]) == true, "\(table.text)")
    #expect(table.lines.last?.split(separator: " ").count == 9, "\(table.text)")
  }

  @Test func `a letter goes to its group where groups have changed since`() {
    let table = indexed()
    table.press("'")
    table.controller.tableGroups = Array(table.controller.tableGroups.dropFirst())
    table.type("c")
    #expect(table.line(with: "> c1") != nil, "\(table.text)")
  }

  @Test func `a letter that is not in the section index rings the bell`() {
    let table = indexed()
    table.press("'", "x")
    #expect(table.effects == [.bell])
  }

  @Test func `a table without section index has none`() {
    let table = table()
    table.press("'")
    #expect(table.stage.overlays.isEmpty)
    #expect(table.text.contains("No sections"))
  }

  @Test(arguments: ["ctrl+c", "alt+w"])
  func `copying the pattern says so`(key: String) {
    let table = TableDriver(.words("Row", count: 3), width: 60, height: 8)
    table.press("/")
    table.type("row")
    table.press("alt+a", key)
    #expect(table.line(with: "Copied.") != nil, "\(table.text)")
  }
}
