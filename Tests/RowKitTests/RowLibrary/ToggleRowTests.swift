import RowKit
import RowKitTesting
import Testing

@MainActor struct ToggleRowTests {
  @Test func `return and space turn it on and off`() {
    let table = TableDriver(.toggle("Wi-Fi", Binding(false)), width: 24)
    table.expect("> Wi-Fi            ○───")
    table.press("return")
    table.expect("> Wi-Fi            ━━━●")
    table.press("space")
    table.expect("> Wi-Fi            ○───")
  }

  @Test(arguments: 1...4)
  func `each of several keys before a frame toggles it`(count: Int) {
    let settings = PhoneSettings()
    let table = TableDriver(
      .toggle("Wi-Fi", Binding(settings, \.isOn)), .check("Done", Binding(settings, \.isOn)),
      width: 24)
    for _ in 0..<count { table.stage.handle(.key(KeyPress(.space)), at: .zero) }
    #expect(settings.isOn == (count % 2 == 1))
    table.press("down")
    for _ in 0..<count { table.stage.handle(.key(KeyPress(.space)), at: .zero) }
    #expect(!settings.isOn)
  }

  @Test func `a label that is too long is cut, the switch is not`() {
    let table = TableDriver(.toggle("Share My Personal Hotspot", Binding(true)), width: 20)
    table.expect("> Share My P…  ━━━●")
  }

  @Test func `details stand on a second line`() {
    let table = TableDriver(
      .toggle("Wi-Fi", Binding(false), detail: "At home, and wherever a network is open"),
      .toggle("Bluetooth", Binding(true)), width: 24)
    table.expect(
      """
      > Wi-Fi            ○───
        At home, and whereve…
        Bluetooth        ━━━●
      """)
    table.press("return")
    table.expect(
      """
      > Wi-Fi            ━━━●
        At home, and whereve…
        Bluetooth        ━━━●
      """)
  }

  @Test func `a key path changes its object`() {
    let settings = PhoneSettings()
    let table = TableDriver(.toggle("Wi-Fi", Binding(settings, \.isOn)), width: 24)
    table.press("return")
    #expect(settings.isOn)
  }

  @Test func `a change of an observed object shows by itself`() {
    let settings = PhoneSettings()
    let table = TableDriver(.toggle("Wi-Fi", Binding(settings, \.isOn)), width: 24)
    settings.isOn = true
    table.update()
    table.expect("> Wi-Fi            ━━━●")
  }

  @Test func `rows of an unobserved value follow a change by one of them`() {
    let settings = PlainSettings()
    let table = TableDriver(
      .toggle("Wi-Fi", Binding(settings, \.isOn)), .value("Now", Binding(settings, \.isOn)),
      width: 24)
    table.press("return")
    table.expect(
      """
      > Wi-Fi            ━━━●
        Now              true
      """)
  }

  @Test func `toggling writes the opposite of the shown value, even after a change`() {
    let settings = PlainSettings()
    settings.isOn = true
    let check = ToggleRowController("Checked", Binding(settings, \.isOn), style: .checkbox)
    let table = TableDriver(.toggle("Wi-Fi", Binding(settings, \.isOn)), check, width: 24)
    settings.isOn = false
    table.press("return")
    #expect(!settings.isOn)
    table.expect(
      """
      > Wi-Fi            ○───
        ☐ Checked
      """)
    table.press("down")
    settings.isOn = true
    table.press("return")
    #expect(settings.isOn)
  }

  @Test func `the value is stored, then the callback is called once`() {
    let model = InMemoryModel()
    var told: [Bool?] = []
    let binding = Binding(model, SettingsKey<Bool>("wifi")).onChange { isOn in
      told.append(isOn)
      #expect(model.values["wifi"] == isOn.map { .bool($0) })
    }
    let table = TableDriver(.toggle("Wi-Fi", binding), width: 24)
    table.press("return")
    #expect(told == [true])
  }

  @Test func `a missing value is off`() {
    let model = InMemoryModel()
    let table = TableDriver(
      .toggle("Wi-Fi", Binding(model, SettingsKey<Bool>("wifi"))), width: 24)
    table.expect("> Wi-Fi            ○───")
    #expect(model.values.isEmpty)
  }

  @Test func `a row with its own value reports its changes`() {
    var told: [Bool] = []
    let table = TableDriver(.toggle("Wi-Fi", Binding(false) { told.append($0) }), width: 24)
    table.press("return", "return")
    #expect(told == [true, false])
  }

  @Test func `it is printed in words`() {
    let table = TableDriver(.toggle("Wi-Fi", Binding(true)))
    #expect(Array(table.controller.printedLines(width: 40)) == ["Wi-Fi\ton"])
  }
}
