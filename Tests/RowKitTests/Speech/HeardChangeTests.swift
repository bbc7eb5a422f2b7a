import RowKit
import RowKitTesting
import Testing

/// Changes that a person hears of in the linear mode.
@MainActor struct HeardChangeTests {
  private func reply(_ driver: LinearDriver) -> String {
    String(driver.transcript.split(separator: "»\n").last ?? "")
  }

  /// A row that can be removed and renamed by its actions.
  private final class PersonRow: ContextMenuRow {
    var name: String

    init(_ name: String) {
      self.name = name
    }

    var rowID: RowID? { RowID(ObjectIdentifier(self)) }

    func configure(_ cell: TableCell) { cell.text = name }

    var actions: [RowAction] {
      [
        RowAction("Remove") { $0.remove() },
        RowAction("Rename") { row in
          self.name = "Grace"
          row.reload()
        },
      ]
    }
  }

  @Test(arguments: [("remove", "Remove.\nRemoved: Ada."), ("rename", "Rename.\nGrace.")])
  func `what an action has done is said`(action: String, said: String) {
    let screen = GenericTableController(title: "People")
    screen.tableGroups = [TableGroup(rows: [PersonRow("Ada"), PersonRow("Bob")])]
    let driver = LinearDriver(screen)
    driver.type("a 1", action)
    #expect(reply(driver).hasPrefix(said), "\(driver.transcript)")
  }

  @Test func `an action that removes the last row of a group is said, whatever group follows`() {
    let screen = GenericTableController(title: "People")
    screen.tableGroups = [
      TableGroup(rows: [PersonRow("Ada"), PersonRow("Bob")]),
      TableGroup("More", rows: [.text("x")]),
    ]
    let driver = LinearDriver(screen)
    driver.type("a 2", "remove")
    #expect(reply(driver).hasPrefix("Remove.\nRemoved: Bob."), "\(driver.transcript)")
  }

  @Test func `a menu that was left says nothing later`() {
    let screen = GenericTableController(title: "People")
    screen.tableGroups = [TableGroup(rows: [PersonRow("Ada"), PersonRow("Bob")])]
    let driver = LinearDriver(screen)
    driver.type("a 1", ".q")
    screen.show(Alert("Changed elsewhere", actions: [.cancel {}, AlertAction("Read")]))
    driver.type("x")
    screen.removeRows(at: [RowPath(group: 0, row: 0)])
    driver.type("2")
    #expect(!reply(driver).contains("Removed"), "\(driver.transcript)")
  }

  @Test func `messages that nobody hears are kept once, and not without end`() {
    let screen = GenericTableController(title: "Root")
    screen.tableGroups = [TableGroup(rows: [.text("Ada")])]
    let driver = LinearDriver(screen)
    for number in [1, 1, 2, 3, 4, 5, 6, 6] {
      driver.stage.showMessage("Written \(number).")
      driver.advance(by: .seconds(9))
    }
    driver.type("")
    let kept = (2...6).map { "Written \($0).\n" }.joined()
    #expect(reply(driver).hasPrefix(kept + "1 Ada"), "\(driver.transcript)")
  }

  @Test func `rows that an answer adds or removes are counted`() {
    let screen = GenericTableController(title: "Wi-Fi")
    let isOn = Binding(true) { _ in
      screen.removeRows(at: [RowPath(group: 0, row: 1), RowPath(group: 0, row: 2)])
    }
    screen.tableGroups = [
      TableGroup(rows: [.toggle("Wi-Fi", isOn), .text("Home"), .text("Office")])
    ]
    let driver = LinearDriver(screen)
    driver.type("1", "n")
    #expect(reply(driver).contains("1 row now."), "\(driver.transcript)")
  }

  @Test func `a message that came and went while nobody answered is said with the next answer`() {
    let screen = GenericTableController(title: "Root")
    screen.tableGroups = [TableGroup(rows: [.text("Ada")])]
    let driver = LinearDriver(screen)
    driver.stage.showMessage("Saved.")
    driver.advance(by: .seconds(9))
    driver.type("")
    #expect(reply(driver).hasPrefix("Saved.\n1 Ada\n"), "\(driver.transcript)")
  }

  @Test func `deselecting is said`() {
    let screen = GenericTableController(title: "Days")
    screen.tableView.selectionMode = .multiple
    screen.tableGroups = [TableGroup { MarkableRowController("Monday") }]
    let driver = LinearDriver(screen)
    driver.type("1", "1")
    #expect(reply(driver).hasPrefix("Monday, not selected."), "\(driver.transcript)")
  }

  @Test func `a secret that is copied doesn't tell its length`() {
    let screen = GenericTableController(title: "Root")
    screen.tableGroups = [
      TableGroup { TextFieldRowController("Key", Binding("abc"), input: .secure) }
    ]
    let driver = LinearDriver(screen)
    driver.type("copy 1")
    #expect(reply(driver).contains("Text to copy: Key ••••••••\n"), "\(driver.transcript)")
  }

  @Test func `suspending isn't possible, and that is said`() {
    let screen = GenericTableController(title: "Root")
    screen.tableGroups = [TableGroup(rows: [.text("Ada")])]
    let driver = LinearDriver(screen)
    driver.type("press ctrl+z")
    #expect(reply(driver).contains("Not possible here."), "\(driver.transcript)")
  }

  @Test func `no choice is made by its name in any case`() {
    let day = Binding<String?>("mo")
    let screen = GenericTableController(title: "Root")
    screen.tableGroups = [
      TableGroup(rows: [.choice("Day", day, [Choice("Monday", "mo"), Choice("Tuesday", "tu")])])
    ]
    let driver = LinearDriver(screen)
    driver.type("1", "None")
    #expect(day.value == nil, "\(driver.transcript)")
  }
}
