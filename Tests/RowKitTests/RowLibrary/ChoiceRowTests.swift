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
}
