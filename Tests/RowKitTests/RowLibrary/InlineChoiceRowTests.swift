import RowKit
import RowKitTesting
import Testing

@MainActor struct InlineChoiceRowTests {
  @Test func `it opens below itself, and closes when something is picked`() {
    let settings = PhoneSettings()
    let table = TableDriver(
      .inlineChoice("Ring", Binding(settings, \.ring), Choice.rings),
      .toggle("Wi-Fi", Binding(true)),
      width: 24)
    table.press("return")
    table.expect(
      """
      > Ring           Harp ▾
          Marimba
          Harp              ✓
          Bell
        Wi-Fi            ━━━●
      """)
    table.press("down", "return")
    #expect(settings.ring == "Marimba")
    table.expect(
      """
      > Ring        Marimba ▸
        Wi-Fi            ━━━●
      """)
  }

  @Test func `Left collapses it before it goes back`() {
    let table = TableDriver(
      .inlineChoice("Ring", Binding("Harp"), Choice.rings), width: 24)
    table.press("right", "left")
    table.expect("> Ring           Harp ▸")
  }
}
