import RowKit
import RowKitTesting
import Testing

@MainActor struct ValueRowTests {
  @Test func `a value is shown at the right, and a missing one as a dash`() {
    let model = InMemoryModel(["name": .string("Ada")])
    let table = TableDriver(
      .value("Name", Binding(model, SettingsKey<String>("name"))),
      .value("Phone", Binding(model, SettingsKey<String>("phone"))),
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
    let table = TableDriver(.value("Wi-Fi", Binding(settings, \.isOn)), width: 20)
    table.controller.push(ScreenController(title: "Other"))
    settings.isOn = true
    table.press("escape")
    table.expect("> Wi-Fi        true")
  }
}
