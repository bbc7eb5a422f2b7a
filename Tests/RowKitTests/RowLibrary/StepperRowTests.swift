import RowKit
import RowKitTesting
import Testing

@MainActor struct StepperRowTests {
  @Test func `a stepper goes by its step, and stops at the ends`() {
    var told: [Int] = []
    let table = TableDriver(
      .stepper(
        "Size", Binding(5) { told.append($0) }, in: 1...8, step: 2, format: .words { "\($0) pt" }),
      width: 24)
    table.expect("> Size         − 5 pt +")
    table.press("right", "right", "right", "-")
    #expect(told == [7, 8, 6])
  }

  @Test func `a stepper at an extreme of all numbers does not overflow`() {
    let value = Binding(Int.max - 1)
    let table = TableDriver(.stepper("Size", value, in: 0...Int.max, step: 5), width: 40)
    table.press("right", "right")
    #expect(value.value == Int.max)
  }

  @Test func `the signs at its ends can be clicked`() {
    let value = Binding(5)
    let table = TableDriver(.stepper("Size", value, in: 1...9), width: 24)
    table.expect("> Size            − 5 +")
    table.click(column: 22, line: 1)
    #expect(value.value == 6)
    table.click(column: 18, line: 1)
    table.click(column: 18, line: 1)
    #expect(value.value == 4)
    table.click(column: 3, line: 1)
    #expect(value.value == 4)
  }
}
