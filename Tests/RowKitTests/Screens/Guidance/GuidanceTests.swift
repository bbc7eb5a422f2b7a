import RowKit
import RowKitTesting
import Testing

/// The hints of modes, the list of keys, the list of commands, and reasons for refusals.
@MainActor struct GuidanceTests {
  private func table(width: Int = 40, height: Int = 12) -> ScreenDriver {
    let screen = GenericTableController(title: "Phone")
    screen.tableGroups = [
      TableGroup(
        "Calls",
        rows: [
          ActionRowController("Call back") { $0.screen?.showMessage("Calling.") },
          TextRowController("A note"),
        ]),
      TableGroup("Pages", rows: [.url("Help", "https://help.example")]),
    ]
    return ScreenDriver(screen, size: ScreenSize(width: width, height: height))
  }

  @Test func `help keeps its place on a narrow bottom line`() {
    #expect(table(width: 20).lines.last == " ⏎ press  ? keys")
    #expect(table(width: 12).lines.last == " ? keys")
  }

  @Test func `an alert shows its own keys, and F1 lists them`() {
    let driver = table(width: 60)
    driver.stage.screen.show(.confirmation("Erase?", confirm: "Erase") {})
    driver.update()
    #expect(driver.lines.last == " ⏎ answer  esc cancel  ↑↓ choose  f1 keys")
    driver.press("f1")
    #expect(driver.text.contains("answer"))
    driver.press("escape")
    #expect(driver.text.contains("Erase?"))
  }

  @Test func `a search shows its keys beside the pattern`() {
    let driver = table(width: 70)
    driver.press("/", "h")
    #expect(driver.lines.last?.contains("⏎ go to match  esc cancel") == true)
  }

  @Test func `a search leads to its keys in twenty columns`() {
    let driver = table(width: 20)
    driver.press("/")
    #expect(driver.lines.last == "/   f1 keys")
    driver.press("f1")
    #expect(driver.text.contains("go to match"), "\(driver.text)")
  }

  @Test func `the keys of a search stand before its progress`() {
    let screen = GenericTableController(title: "Calls")
    screen.tableGroups = [TableGroup(rows: RowList(1...1_000_000) { .text("Call \($0)") })]
    let driver = ScreenDriver(screen, size: ScreenSize(width: 70, height: 6))
    driver.press("/", "9")
    driver.stage.handle(.key(KeyPress("7")), at: driver.player.now)
    _ = driver.stage.frame(at: driver.player.now)
    let words = driver.lines.last ?? ""
    #expect(words.contains("… searched"))
    #expect(words.contains("⏎ go to match  f1 keys  "))
  }

  @Test(arguments: [(80, 24), (40, 12), (20, 6)], ["?", "ctrl+p"])
  func `the lists of keys and commands leave the bottom line to their keys`(
    size: (width: Int, height: Int), key: String
  ) {
    let driver = table(width: size.width, height: size.height)
    driver.press(key)
    #expect(driver.lines.last?.hasSuffix("f1 keys") == (key == "ctrl+p"), "\(driver.text)")
    let hint = key == "?" ? "esc close" : "esc cancel"
    #expect(driver.lines.last?.contains(hint) == (size.width > 30 || key == "?"))
    #expect(driver.line(with: key == "?" ? " Keys " : " Commands ") != nil)
  }

  @Test func `a list of keys that fits doesn't scroll, and one that doesn't marks both ends`() {
    let high = table(width: 40, height: 24)
    high.press("?")
    #expect(high.lines.last == " esc close")
    let low = table(width: 40, height: 8)
    low.press("?")
    #expect(low.lines.last == " ↑↓ scroll  esc close")
    #expect(!low.lines[0].contains("↑") && low.lines[6].contains("↓"))
    low.press("down")
    #expect(low.lines[0].contains("↑"))
  }

  @Test func `Return is named by its effect, also on an opened row`() {
    let screen = GenericTableController(title: "Phone")
    screen.tableGroups = [
      TableGroup(rows: [
        ToggleRowController("Wi-Fi", Binding(true)),
        ExpandableRowController("More") { [TextRowController("Below")] },
        TextFieldRowController("Name", Binding("Ada")),
      ])
    ]
    let driver = ScreenDriver(screen, size: ScreenSize(width: 60, height: 10))
    #expect(driver.lines.last?.hasPrefix(" ⏎ on, off  ") == true)
    driver.press("down")
    #expect(driver.lines.last?.hasPrefix(" ⏎ open  ") == true)
    driver.press("return")
    #expect(driver.lines.last?.hasPrefix(" ⏎ close  ") == true, "\(driver.text)")
    driver.press("return")
    #expect(driver.lines.last?.hasPrefix(" ⏎ open  ") == true, "\(driver.text)")
    driver.press("down")
    #expect(driver.lines.last?.hasPrefix(" ⏎ type  ") == true)
  }

  @Test func `Return presses a button, chooses an option, and selects one of several rows`() {
    let several = GenericTableController(title: "Days")
    several.tableView.selectionMode = .multiple
    several.tableGroups = [TableGroup(rows: [MarkableRowController("Monday")])]
    let driver = ScreenDriver(several, size: ScreenSize(width: 60, height: 10))
    #expect(driver.lines.last?.hasPrefix(" ⏎ select  ") == true)
    driver.press("return")
    #expect(driver.lines.last?.hasPrefix(" ⏎ deselect  ") == true)
    let rings = GenericTableController(title: "Rings")
    rings.tableGroups = [
      TableGroup(
        rows: [Choice(1, "Marimba"), Choice(2, "Harp")].radioRows(Binding<Int?>(nil)))
    ]
    let options = ScreenDriver(rings, size: ScreenSize(width: 60, height: 10))
    #expect(options.lines.last?.hasPrefix(" ⏎ choose  ") == true)
  }

  @Test func `a row that is loading says so instead of having no action`() {
    let screen = ModelTableController(
      title: "Calls", dataSource: SimpleDataSource([ModelPlaceholder.loading]))
    let driver = ScreenDriver(screen, size: ScreenSize(width: 60, height: 10))
    driver.press("return")
    #expect(driver.lines.last == " This row is still loading.")
  }

  @Test func `the list of keys says that it scrolls once the window is too low for it`() {
    let driver = ScreenDriver(
      GenericTableController(title: "Phone"), size: ScreenSize(width: 60, height: 40))
    driver.press("?")
    #expect(driver.lines.last?.contains("↑↓ scroll") == false, "\(driver.text)")
    driver.resize(width: 60, height: 8)
    #expect(driver.lines.last?.contains("↑↓ scroll") == true, "\(driver.text)")
  }

  @Test func `a model's row with a disclosure indicator opens, and a failed one is tried again`() {
    let screen = ModelTableController(title: "Calls", dataSource: SimpleDataSource([Visitor()]))
    screen.register(TableCell.self, for: Visitor.self, didSelect: { _, _ in }) { cell, _ in
      cell.text = "Ada"
      cell.accessory = .disclosureIndicator
    }
    let driver = ScreenDriver(screen, size: ScreenSize(width: 60, height: 10))
    #expect(driver.lines.last?.hasPrefix(" ⏎ open  ") == true, "\(driver.text)")
    screen.dataSource = SimpleDataSource([ModelPlaceholder.failed(VisitError())])
    driver.update()
    #expect(driver.lines.last?.hasPrefix(" ⏎ try again  ") == true, "\(driver.text)")
  }

  @Test func `the list of keys can be read in twenty columns`() {
    let driver = table(width: 20, height: 40)
    driver.press("?")
    #expect(driver.line(with: "copy the row") != nil)
    #expect(driver.line(with: "draw the screen") != nil)
    #expect(!driver.text.contains("…"))
  }

  @Test func `the list of keys names Space where it acts as Return or moves by pages`() {
    let driver = table(width: 60, height: 30)
    driver.press("?")
    #expect(driver.line(with: "⏎ space  press") != nil, "\(driver.text)")
    let screen = GenericTableController(title: "Notes")
    screen.tableGroups = [TableGroup(rows: (1...99).map { TextRowController("\($0)") })]
    let notes = ScreenDriver(screen, size: ScreenSize(width: 60, height: 30))
    notes.press("?")
    #expect(notes.line(with: "pgup pgdn space  move by pages") != nil, "\(notes.text)")
  }

  @Test func `while a text is edited, the list of keys names each key once`() {
    let screen = GenericTableController(title: "Phone")
    screen.tableGroups = [TableGroup(rows: [TextFieldRowController("Name", Binding("Ada"))])]
    let driver = ScreenDriver(screen, size: ScreenSize(width: 60, height: 30))
    driver.press("return f1")
    #expect(driver.lines.count { $0.contains("ctrl+c") } == 1, "\(driver.text)")
    #expect(driver.line(with: "ctrl+b ctrl+f  by characters") != nil)
    driver.press("escape alt+a f1")
    #expect(driver.lines.count { $0.contains("ctrl+c") } == 1, "\(driver.text)")
    #expect(driver.line(with: "ctrl+x ctrl+c  cut, copy") != nil)
  }

  @Test func `the mouse is listed only if the host has one`() {
    let driver = table(width: 60, height: 30)
    driver.press("?")
    #expect(!driver.text.contains("shift+drag"))
    driver.press("escape")
    driver.stage.supportsMouse = true
    driver.press("?")
    #expect(driver.text.contains("shift+drag"))
    #expect(driver.text.contains("select text"))
  }

  @Test func `a click on a word of the bottom line presses its key`() {
    let driver = table()
    driver.click(column: 3, line: 11)
    #expect(driver.lines.last == " Calling.")
  }

  @Test func `a click on a word of the bottom line presses a key of the overlay`() {
    let driver = table()
    driver.press("ctrl+p")
    driver.click(column: 12, line: 11)
    #expect(driver.stage.overlays.isEmpty)
    driver.press("ctrl+p")
    driver.click(column: 1, line: 11)
    #expect(driver.stage.overlays.isEmpty)
    #expect(driver.lines.last == " Calling.")
  }

  @Test func `a click below the narrowed list of commands changes nothing`() {
    let driver = table(width: 50, height: 16)
    driver.press("ctrl+p")
    driver.type("pages")
    let former = driver.text
    driver.click(column: 20, line: 12)
    driver.update()
    #expect(driver.text == former)
    driver.press("return")
    #expect(driver.stage.overlays.isEmpty)
  }

  @Test func `typing narrows the list of commands, and Return performs one`() {
    let driver = table(width: 50, height: 16)
    driver.press("ctrl+p")
    #expect(driver.text.contains("go to Pages"))
    #expect(driver.text.contains("last row"))
    driver.type("pages")
    #expect(!driver.text.contains("last row"))
    driver.press("return")
    #expect(driver.stage.overlays.isEmpty)
    #expect(driver.line(with: "> Help") != nil)
    driver.press("ctrl+p", "\"copy\"", "down", "return")
    #expect(driver.player.effects == [.copy("https://help.example")])
  }

  @Test func `Escape closes the list of commands, and nothing has moved`() {
    let driver = table()
    let former = driver.text
    driver.press("ctrl+p", "down", "escape")
    #expect(driver.text == former)
  }

  @Test(arguments: [
    ("u", "Nothing to undo."), ("U", "Nothing to redo."), ("delete", "This row can't be deleted."),
    (".", "This row has no further actions."), ("i", "This row has no details."),
    ("e", "No editable row in view."), ("'", "No sections to jump to."),
    ("alt+up", "This row can't be moved there."),
    ("n", "No search yet: press /."),
  ])
  func `a key that is refused says why`(key: String, reason: String) {
    let driver = table()
    driver.press(key)
    #expect(driver.lines.last == " " + reason)
  }

  @Test func `a repeated search that found nothing says so`() {
    let driver = table()
    driver.press("/", "\"zzz\"", "return", "n")
    #expect(driver.lines.last == " No matches")
  }

  @Test func `a row that has only further actions names their key`() {
    final class CallRow: CellController, ContextMenuRow {
      var actions: [RowAction] { [RowAction("Call Back") { _ in }] }
      func configure(_ cell: TableCell) { cell.text = "Ada" }
    }
    let driver = ScreenDriver(CallScreen(rows: [CallRow()]), size: ScreenSize(width: 60, height: 6))
    driver.press("return")
    #expect(driver.lines.last == " Press . for the actions of this row.")
  }

  @Test func `a command that waits for the end of the text isn't said to have nothing to do`() {
    let driver = ScreenDriver(
      CallScreen(rows: [TextFieldRowController("Name", Binding(""))]),
      size: ScreenSize(width: 60, height: 6))
    driver.press("x", "alt+u")
    #expect(driver.lines.last?.contains("alt+u does nothing here") == true, "\(driver.text)")
  }

  @Test func `a bell comes with a message`() {
    let form = FormController(title: "Form")
    form.tableGroups = [TableGroup(rows: [ActionRowController("Call") { _ in }])]
    let driver = ScreenDriver(form)
    driver.press("x")
    #expect(driver.player.effects == [.bell])
    #expect(driver.lines.last == " This row takes no text.")
  }
}

private final class CallScreen: GenericTableController {
  private let rows: [any CellController]

  init(rows: [any CellController]) {
    self.rows = rows
    super.init(title: "Calls")
  }

  override func constructTableGroups() -> [TableGroup] { [TableGroup(rows: rows)] }
}

private struct Visitor: Model {}

private struct VisitError: Error {}
