import Observation
import RowKit
import RowKitTesting
import Testing

@MainActor struct ChoiceRowTests {
  @Test func `picking stores the value, reports it, and closes the list`() {
    var told: [String] = []
    let table = TableDriver(
      .choice("Ring", Binding("Harp") { told.append($0) }, Choice.rings), width: 24)
    table.expect("> Ring           Harp ›")
    table.press("right")
    table.expect(
      """
      ╭──────────────────────╮
      │  Marimba             │
      │> Harp              ✓ │
      │  Bell                │
      ╰──────────────────────╯
      """)
    table.press("down", "return")
    #expect(told == ["Bell"])
    table.expect("> Ring           Bell ›")
  }

  @Test func `picking the chosen one of a value that can be nil clears it`() {
    let settings = PhoneSettings()
    let table = TableDriver(
      .choice("Ring", Binding(settings, \.maybeRing), Choice.rings), width: 24)
    table.press("return", "return")
    #expect(settings.maybeRing == nil)
    table.expect("> Ring              — ›")
  }

  @Test func `picking the chosen one of a value that is never nil leaves it`() {
    let settings = PhoneSettings()
    let table = TableDriver(.choice("Ring", Binding(settings, \.ring), Choice.rings), width: 24)
    table.press("return", "return")
    #expect(settings.ring == "Harp")
    table.expect("> Ring           Harp ›")
  }

  @Test func `the bottom line says where Return deselects the choice`() {
    let settings = PhoneSettings()
    let rows: [(row: any CellController, keys: [String], verb: String)] = [
      (.choice("Ring", Binding(settings, \.ring), Choice.rings), [], "choose"),
      (.choice("Ring", Binding(settings, \.maybeRing), Choice.rings), [], "deselect"),
      (
        .inlineChoice("Ring", Binding(settings, \.maybeRing), Choice.rings), ["down", "down"],
        "deselect"
      ),
      (
        .multipleChoice("Rings", Binding(Set(["Harp"])), Choice.rings), ["home", "down"], "deselect"
      ),
    ]
    for (row, keys, verb) in rows {
      let table = TableDriver(row, width: 50)
      for key in ["return"] + keys { table.press(key) }
      #expect(table.lines.last?.hasPrefix(" ⏎ \(verb)  ") == true, "\(table.text)")
      table.press("up")
      #expect(table.lines.last?.hasPrefix(" ⏎ choose  ") == true, "\(table.text)")
    }
  }

  @Test func `an unknown value shows nothing and is left alone`() {
    let model = InMemoryModel(["ring": .string("Gong")])
    let ring = Binding(model, SettingsKey<String>("ring"))
    let table = TableDriver(.choice("Ring", ring, Choice.rings), width: 24)
    table.expect("> Ring                ›")
    table.press("return", "escape")
    #expect(model.values == ["ring": .string("Gong")])
  }

  @Test func `a row without choices can't be entered`() {
    let table = TableDriver(
      .choice("Ring", Binding("Harp"), [Choice<String>]()), .toggle("Wi-Fi", Binding(true)),
      width: 24)
    table.expect(
      """
        Ring
      > Wi-Fi            ━━━●
      """)
  }
  @Observable fileprivate final class Rings {
    var all = Choice.rings
    var ring = "Harp"
    var rings: Set<String> = ["Harp"]
  }

  @Test(arguments: [false, true])
  func `the open list follows the choices of the row`(isMultiple: Bool) {
    let rings = Rings()
    let root = UpdatedTable {
      isMultiple
        ? .multipleChoice("Ring", Binding(rings, \.rings), rings.all)
        : .choice("Ring", Binding(rings, \.ring), rings.all)
    }
    let driver = ScreenDriver(root, size: ScreenSize(width: 30, height: 10))
    driver.press("return")
    rings.all = [Choice("Gong", "Gong"), Choice("Harp", "Harp")]
    driver.update()
    #expect(driver.text.contains("Gong") && !driver.text.contains("Bell"), "\(driver.text)")
    driver.press("home return")
    #expect(isMultiple ? rings.rings.contains("Gong") : rings.ring == "Gong", "\(driver.text)")
  }

  @Test func `a choice that is no longer offered isn't stored`() {
    let rings = Rings()
    let root = UpdatedTable { .choice("Ring", Binding(rings, \.ring), rings.all) }
    let driver = ScreenDriver(root, size: ScreenSize(width: 60, height: 10))
    driver.press("return end")
    rings.all.removeLast()
    driver.player.send(.key(KeyPress(.return)))
    #expect(rings.ring == "Harp")
    #expect(driver.text.contains("not stored"), "\(driver.text)")
    driver.update()
    #expect(!driver.text.contains("Bell"), "\(driver.text)")
  }

  @Test func `the list is left if a row of another kind stands for the record`() {
    let rings = Rings()
    let root = UpdatedTable {
      rings.all.count > 2
        ? .choice("Ring", Binding(rings, \.ring), rings.all, id: "ring")
        : .segmented("Ring", Binding(rings, \.ring), rings.all, id: "ring")
    }
    let driver = ScreenDriver(root, size: ScreenSize(width: 60, height: 10))
    driver.press("return end")
    rings.all.removeLast()
    driver.player.send(.key(KeyPress(.return)))
    #expect(rings.ring == "Harp")
    driver.update()
    #expect(driver.stage.screen === root, "\(driver.text)")
  }

  @Test func `a value that isn't a number can be replaced`() {
    let value = Binding(Double.nan)
    let driver = TableDriver(
      .choice("C", value, [Choice(0.0, "zero"), Choice(1.0, "one")]), width: 24)
    driver.press("return", "end", "return")
    #expect(value.value == 1)
  }
}

/// A table with a row that is made again when a model changes.
private final class UpdatedTable: GenericTableController {
  let row: () -> any CellController

  init(_ row: @escaping () -> any CellController) {
    self.row = row
    super.init(title: "Table")
  }

  override func constructTableGroups() -> [TableGroup] { [TableGroup(rows: [row()])] }
}
