import RowKit
import RowKitTesting
import Testing

/// Keys that a person presses in the linear mode.
@MainActor struct PressedKeyTests {
  private func lines(pressing script: String) -> [String] {
    let table = GenericTableController(title: "Rows")
    table.tableGroups = [TableGroup(rows: (1...6).map { .text("row \($0)") })]
    let driver = LinearDriver(table)
    driver.type("")
    let before = driver.transcript.count
    driver.type("press \(script)")
    let said = driver.transcript.dropFirst(before).split(separator: "\n").dropFirst().dropLast()
    return said.map(String.init)
  }

  @Test func `a key without an effect is said once`() {
    #expect(lines(pressing: "f5") == ["f5 does nothing here. b goes back, ? helps."])
    #expect(lines(pressing: "delete") == ["This row can't be deleted."])
  }

  @Test func `a text that keys have edited is stored before anything else is said`() {
    let name = Binding("Ada")
    let table = GenericTableController(title: "Form")
    table.tableGroups = [TableGroup { TextFieldRowController("Name", name) }]
    let driver = LinearDriver(table)
    driver.type("press return", "press x", "l")
    #expect(driver.transcript.contains("1 Name: Adax"), "\(driver.transcript)")
    #expect(name.value == "Adax")
  }

  @Test func `Escape is what leads back in the conversation`() {
    let table = GenericTableController(title: "Rows")
    table.tableGroups = [
      TableGroup(rows: [.text("one"), .link("two") { GenericTableController(title: "Two") }])
    ]
    let driver = LinearDriver(table)
    driver.type("/two", "esc", "two", "escape", "esc", "press esc")
    #expect(
      driver.transcript.hasSuffix(
        """
        «/two»
        1 row matches two. / lists all rows.
        1 two, link
        End.
        Rows, command: «esc»
        All rows again. 2 rows.
        Rows, command: «two»
        Two. No rows.
        Two, command: «escape»
        Rows. 2 rows.
        2 two, link
        Rows, command: «esc»
        This is the first screen. q quits.
        Rows, command: «press esc»
        escape does nothing here. b goes back, ? helps.
        Rows, command:\u{20}
        """), "\(driver.transcript)")
  }

  @Test func `Escape leaves a choice, and a text says how it is left`() {
    let table = GenericTableController(title: "Rows")
    let number = Binding(DecimalNumber(3))
    table.tableGroups = [
      TableGroup(rows: [.toggle("Silent", Binding(false)), .numberField("Number", number)])
    ]
    let driver = LinearDriver(table)
    driver.type("1", "?", "esc", "2", "q", "7", "2", "b")
    let said = driver.transcript
    #expect(
      said.contains("Type yes or no. Enter keeps the value, .b goes back, .q stops asking.\n"),
      "\(said)")
    #expect(said.contains("«esc»\nSilent: unchanged.\n"), "\(said)")
    let refusals = said.split(separator: "\n").filter {
      $0.contains("Enter keeps it, .q stops asking")
    }
    #expect(refusals.count == 3, "\(said)")
    #expect(number.value == 7)
  }

  @Test func `opening a row without rows below is using it, and details say what they did`() {
    let table = GenericTableController(title: "Rows")
    let row = RemovingRow()
    table.tableGroups = [TableGroup(rows: [.toggle("Silent", Binding(false)), row])]
    let driver = LinearDriver(table)
    driver.type("open 1", "", "i 2")
    #expect(
      driver.transcript.contains("«open 1»\nSilent, now no, yes or no: "), "\(driver.transcript)")
    #expect(driver.transcript.contains("«i 2»\nRemoved: Guest"), "\(driver.transcript)")
  }

  @Test func `a section is read once it was chosen`() {
    let table = GenericTableController(title: "Rows")
    table.tableGroups = ["A", "B", "C"].map { letter in
      TableGroup(
        header: GroupTitle(letter), indexTitle: letter,
        rows: RowList((1...8).map { .text("\(letter)\($0)") }))
    }
    let driver = LinearDriver(table)
    driver.type("", "sections", "C")
    #expect(driver.transcript.contains("«C»\nC.\nGroup C.\n17 C1\n"), "\(driver.transcript)")
  }

  @Test func `a command that is longer than a prompt is refused`() {
    let driver = LinearDriver(GenericTableController(title: "Rows"))
    driver.type(String(repeating: "x", count: PromptLine.limit + 1))
    #expect(
      driver.transcript.contains("Not accepted: At most 1000 characters."), "\(driver.transcript)")
  }

  @Test(arguments: ["go \(Int.min)", "\(Int.min)", "? \(Int.min)", "i \(Int.min)", "go 0"])
  func `a number that no row has is refused`(command: String) {
    let table = GenericTableController(title: "Rows")
    table.tableGroups = [TableGroup(rows: [.text("only")])]
    let driver = LinearDriver(table)
    driver.type(command)
    #expect(driver.transcript.contains("There is no row"), "\(driver.transcript)")
  }

  @Test func `a word that names nothing is looked for in the headers of a billion rows`() {
    let table = GenericTableController(title: "Rows")
    let numbers = RowList(0..<1_000_000_000) { .text("row \($0)") }
    var more = TableGroup(header: "More", rows: [.text("last")])
    more.isCollapsible = true
    table.tableGroups = [TableGroup(header: "Numbers", rows: numbers), more]
    let driver = LinearDriver(table)
    driver.type("zebra")
    #expect(
      driver.transcript.contains(
        "No row matches zebra.\nOnly the first 2,000 rows were compared. /zebra searches all."),
      "\(driver.transcript)")
    driver.type("more")
    #expect(driver.transcript.contains("Group More: closed."), "\(driver.transcript)")
  }

  @Test func `a beginning that fits one of the compared rows deletes none`() {
    var names = (0..<3000).map { "row \($0)" }
    names[5] = "Smith, Ada"
    names[2500] = "Smith, Bob"
    let table = GenericTableController(title: "Rows")
    table.tableGroups = [TableGroup(rows: RowList(names) { .text($0) })]
    let driver = LinearDriver(table)
    driver.type("d smith")
    #expect(
      driver.transcript.contains("1 row matches smith.\n6 Smith, Ada"), "\(driver.transcript)")
    #expect(driver.transcript.contains("Only the first 2,000 rows"), "\(driver.transcript)")
  }

  @Test func `all rows of a table are compared if only titles follow those that are counted`() {
    var names = (0..<2000).map { "row \($0)" }
    names[5] = "Smith, Ada"
    let table = GenericTableController(title: "Rows")
    table.tableGroups = [TableGroup(footer: "The end.", rows: RowList(names) { .text($0) })]
    let driver = LinearDriver(table)
    driver.type("d smith")
    #expect(!driver.transcript.contains("Only the first"), "\(driver.transcript)")
  }

  @Test func `leaving doesn't end a filter that there isn't`() {
    let day = Binding(CivilDate(year: 2026, month: 11, day: 28))
    let table = GenericTableController(title: "Rows")
    table.tableGroups = [TableGroup(rows: [.date("Day", day), .note("Last")])]
    let driver = LinearDriver(table)
    driver.type("1", ".q", "press return", "/")
    #expect(!driver.transcript.contains("All rows again"), "\(driver.transcript)")
  }

  @Test func `a group that is collapsed by its name gives the edited row its text`() {
    let name = Binding("Ada")
    let table = GenericTableController(title: "Rows")
    var group = TableGroup(header: "More", rows: [.textField("Name", name)])
    group.isCollapsible = true
    table.tableGroups = [group]
    let driver = LinearDriver(table)
    driver.type("press return", "press x")
    #expect(table.isEditingText)
    var ended = 0
    (table.row(at: RowPath(group: 0, row: 0)) as? TextFieldRowController)?.onEnd { _ in
      ended += 1
    }
    driver.type("more")
    #expect(ended == 1 && name.value == "Adax", "\(driver.transcript)")
  }

  @Test(arguments: ["A question", "Delete account", "Press here", "Search terms", "? What"])
  func `a line that is the whole name of a row uses the row`(name: String) {
    let table = GenericTableController(title: "Rows")
    var used: [String] = []
    table.tableGroups = [
      TableGroup(rows: [
        .action("account") { _ in used.append("account") },
        .action(name) { _ in used.append(name) },
      ])
    ]
    LinearDriver(table).type(name.lowercased())
    #expect(used == [name])
  }

  @Test func `a letter that is a key of the screen says what it did, as pressing it does`() {
    for line in ["s", "press s"] {
      let driver = LinearDriver(SortedScreen())
      driver.type(line)
      #expect(driver.transcript.contains("Pressed s: sort."), "\(driver.transcript)")
    }
  }

  /// A screen with a key that is a capital letter.
  private final class FollowingScreen: GenericTableController {
    var follows = false

    override var keyHints: [KeyHint] { [KeyHint("F", follows ? "stop following" : "follow")] }

    override func handle(_ key: KeyPress) -> Bool {
      guard key == KeyPress("F") else { return super.handle(key) }
      follows.toggle()
      return true
    }
  }

  @Test func `a capital letter is the key that the screen lists`() {
    let screen = FollowingScreen(title: "Log")
    screen.tableGroups = [TableGroup(rows: [.text("one")])]
    let driver = LinearDriver(screen)
    driver.type("F", "F", "f")
    #expect(driver.transcript.contains("«F»\nPressed F: follow."), "\(driver.transcript)")
    #expect(driver.transcript.contains("«F»\nPressed F: stop following."), "\(driver.transcript)")
    #expect(!screen.follows)
  }

  /// A row that a key changes, and that can be deleted.
  private final class StarRow: KeyRespondingRow, EditableRow, AccessoryRow {
    let name: String
    var stars = 0

    init(_ name: String) { self.name = name }

    func configure(_ cell: TableCell) { cell.text = "\(name) \(stars)" }

    var keyHints: [KeyHint] { [KeyHint("right", "rate")] }

    func handle(_ key: KeyPress, row: RowContext) -> Bool {
      guard key == KeyPress(.right) else { return false }
      stars += 1
      row.reload()
      return true
    }

    func didDelete(_ row: RowContext) {}

    func accessoryVerb(in words: LocalizedStrings) -> String { "play" }

    func didActivateAccessory(_ row: RowContext) {}
  }

  @Test(arguments: ["? 3", "g 3", "copy 3"])
  func `keys act on the row that was named last`(line: String) {
    let rows = (1...4).map { StarRow("row \($0)") }
    let table = GenericTableController(title: "Rows")
    table.tableGroups = [TableGroup(rows: rows)]
    let driver = LinearDriver(table)
    driver.type("", line, "press right")
    #expect(rows.map(\.stars) == [0, 0, 1, 0], "\(driver.transcript)")
    #expect(driver.transcript.contains("Pressed right: rate."), "\(driver.transcript)")
    driver.type("press delete")
    #expect(table.tableGroups[0].rows.count == 3 && table.tableGroups[0].rows[2] === rows[3])
    #expect(driver.transcript.contains("Deleted row 3 1. u undoes."), "\(driver.transcript)")
  }

  @Test func `the help on a row has the row's own verb for its second action`() {
    let table = GenericTableController(title: "Rows")
    table.tableGroups = [TableGroup(rows: [StarRow("row")])]
    let driver = LinearDriver(table)
    driver.type("? 1")
    #expect(driver.transcript.contains("i 1: play."), "\(driver.transcript)")
  }

  @Test(arguments: ["del", "alt+del", "pgup", "alt+pgdn", "esc"])
  func `the short names of keys in lists of keys are names of keys`(name: String) throws {
    #expect(try #require(KeyPress(name)).description.count > name.count)
  }

  @Test func `only the keys with an effect were pressed`() {
    #expect(lines(pressing: "down").first == "Pressed down.")
    let said = lines(pressing: "down f5")
    #expect(said.contains("Pressed down."), "\(said)")
    #expect(said.contains("f5 does nothing here. b goes back, ? helps."), "\(said)")
  }
}

/// A screen that sorts its rows with a key of its own.
private final class SortedScreen: GenericTableController {
  override func constructTableGroups() -> [TableGroup] {
    [TableGroup(rows: [.text("one"), .text("two")])]
  }

  override var keyHints: [KeyHint] { super.keyHints + [KeyHint("s", "sort")] }

  override func handle(_ key: KeyPress) -> Bool {
    key == KeyPress("s") || super.handle(key)
  }
}

/// A row whose detail button removes it.
private final class RemovingRow: AccessoryRow {
  func configure(_ cell: TableCell) {
    cell.text = "Guest"
    cell.accessory = .detailButton
  }

  func didActivateAccessory(_ row: RowContext) { row.remove() }
}
