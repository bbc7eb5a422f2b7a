import RowKit
import RowKitTesting
import Testing

/// Steppers and sliders.
@MainActor struct AmountRowTests {
  @Test func `a stepper goes by its step, and stops at the ends`() {
    var told: [Int] = []
    let table = TableDriver(
      .stepper(
        "Size", value: 5, in: 1...8, step: 2, format: { "\($0) pt" }, onChange: { told.append($0) }),
      width: 24)
    table.expect("> Size         − 5 pt +")
    table.press("right", "right", "right", "-")
    #expect(told == [7, 8, 6])
  }

  @Test func `a stepper at an extreme of all numbers does not overflow`() {
    let value = Binding(Int.max - 1)
    let table = TableDriver(.stepper("Size", value: value, in: 0...Int.max, step: 5), width: 40)
    table.press("right", "right")
    #expect(value.value == Int.max)
  }

  @Test func `left does not go back from a slider at its beginning`() {
    let table = TableDriver(.link("Sound") { GenericTableController.volume }, width: 30)
    table.press("return", "left", "left")
    table.expect("> Volume  ●────────────   0 %")
  }

  @Test func `a slider moves along its track`() {
    let settings = PhoneSettings()
    let table = TableDriver(.slider("Volume", settings, \.volume), width: 40)
    table.press("right", "right")
    #expect(settings.volume == 0.6)
    table.press("shift+left")
    #expect(settings.volume == 0.35)
  }

  @Test func `steps of a tenth don't add up their errors`() {
    let value = Binding(0.0)
    let table = TableDriver(.slider("Volume", value: value, step: 0.1), width: 40)
    for _ in 1...10 { table.press("right") }
    #expect(value.value == 1)
  }
}

extension GenericTableController {
  fileprivate static var volume: GenericTableController {
    let screen = GenericTableController(title: "Sound")
    screen.tableGroups = [TableGroup(rows: [.slider("Volume", value: 0.05)])]
    return screen
  }
}
