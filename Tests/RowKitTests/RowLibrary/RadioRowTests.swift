import RowKit
import RowKitTesting
import Testing

@MainActor struct RadioRowTests {
  @Test func `exactly one is chosen, whatever is picked`() {
    let settings = PhoneSettings()
    let table = TableDriver(TableGroup(radio: Binding(settings, \.ring), Choice.rings), width: 20)
    table.expect(
      """
      > ○ Marimba
        ◉ Harp
        ○ Bell
      """)
    table.press("return")
    table.expect(
      """
      > ◉ Marimba
        ○ Harp
        ○ Bell
      """)
    #expect(settings.ring == "Marimba")
  }

  @Test func `the chosen row stays chosen and reports no change`() {
    var told: [String] = []
    let table = TableDriver(
      TableGroup(radio: Binding("Bell") { told.append($0) }, Choice.rings), width: 20)
    table.press("end", "return")
    #expect(told == [])
    table.press("home", "return")
    #expect(told == ["Marimba"])
  }

  @Test func `a choice survives scrolling away`() {
    let choices = (1...40).map { Choice($0, "Number \($0)") }
    let table = TableDriver(TableGroup(radio: Binding(1), choices), width: 20, height: 5)
    table.press("down", "return", "end", "home")
    #expect(table.content[0].contains("○ Number 1"))
    #expect(table.content[1].contains("◉ Number 2"))
  }
}
