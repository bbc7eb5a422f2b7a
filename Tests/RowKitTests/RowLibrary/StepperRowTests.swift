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

  @Test func `keys at an end are refused with a message and a bell`() {
    let value = Binding(7)
    let table = TableDriver(.stepper("Size", value, in: 1...8), width: 40, height: 6)
    table.press("right")
    #expect(table.effects.isEmpty)
    table.press("right")
    #expect(table.effects == [.bell])
    #expect(table.text.contains("Nothing further that way."), "\(table.text)")
    table.press("left")
    #expect(value.value == 7)
    #expect(table.effects == [.bell])
  }

  @Test(arguments: [(-5, ["left", "-"], "right", 0), (15, ["right", "+"], "left", 10)])
  func `a number outside the range is moved only towards it`(
    number: Int, against: [String], towards: String, result: Int
  ) {
    let value = Binding(number)
    let table = TableDriver(.stepper("Size", value, in: 0...10), width: 40, height: 6)
    for key in against { table.press(key) }
    table.click(column: number < 0 ? 34 : 38, line: 1)
    #expect(value.value == number, "\(table.text)")
    #expect(table.effects == [.bell, .bell, .bell], "\(table.text)")
    table.press(towards)
    #expect(value.value == result)
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
