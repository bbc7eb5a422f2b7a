import RowKit
import RowKitTesting
import Testing

/// Rows that only show something.
@MainActor struct ReadingRowTests {
  @Test func `a value stands at the right, and one that there isn't is a dash`() {
    let model = InMemoryModel(["name": .text("Ada")])
    let table = TableDriver(
      .value("Name", value: Binding(model, ModelKey<String>("name"))),
      .value("Phone", value: Binding(model, ModelKey<String>("phone"))),
      .value("Battery") { "82 %" }, width: 20)
    table.expect(
      """
      > Name          Ada
        Phone           —
        Battery      82 %
      """)
  }

  @Test func `a value that changed while the screen was covered shows on return`() {
    let settings = PlainSettings()
    let table = TableDriver(.value("Wi-Fi", settings, \.isOn), width: 20)
    table.controller.push(ScreenController(title: "Other"))
    settings.isOn = true
    table.press("escape")
    table.expect("> Wi-Fi        true")
  }

  @Test func `a subtitle stands below`() {
    let table = TableDriver(.subtitle("Ada", "mobile", image: "☏"), width: 20)
    table.expect(
      """
      > ☏ Ada
          mobile
      """)
  }

  @Test func `a note wraps, and grows with its text`() {
    let settings = PhoneSettings()
    let table = TableDriver(.note { settings.note }, .text("Next"), width: 20)
    table.expect(
      """
      > One.
        Next
      """)
    settings.note = "One phone, and all who call it."
    table.update()
    table.expect(
      """
      > One phone, and
        all who call it.
        Next
      """)
  }

  @Test func `a separator goes from edge to edge, with words in it`() {
    let table = TableDriver(.separator(), .separator("Older"), .text("Ada"), width: 20)
    table.expect(
      """
      > ─────────────────
        ── Older ────────
        Ada
      """)
  }

  @Test func `a content row shows any content`() {
    let table = TableDriver(.content(GaugeContent(0.5)), width: 20)
    table.expect("> ████████▌────────")
  }
}
