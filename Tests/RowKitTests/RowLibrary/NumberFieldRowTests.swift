import RowKit
import RowKitTesting
import Testing

@MainActor struct NumberFieldRowTests {
  @Test func `idle it shows one format with the unit, edited the plain number`() {
    let table = TableDriver(
      .numberField("Weight", value: 1234.5, idleFormat: .fixed(2, grouped: true), suffix: "kg"),
      .text("Next"), width: 40, height: 3)
    table.expect(
      """
      > Weight      1,234.50 kg
        Next
      """)
    table.press("return")
    table.expect(
      """
      > Weight      1234.5                 kg
        Next
      """)
    table.press("escape")
    #expect(table.line(with: "1,234.50 kg") != nil)
  }

  @Test(arguments: [
    ("9", 36, "36"), ("0", 36, "36"), ("-", 36, "36"), (".", 36, "36"), ("x", 36, "36"),
    ("backspace 7", 37, "37"), ("ctrl+u", nil, ""), ("ctrl+u - 5", 5, "5"), ("home 1", 136, "136"),
    ("home 2", 36, "36"), ("ctrl+u 0 7", 7, "07"),
  ])
  func `a digit over the limit, and a sign, are refused`(
    keys: String, number: Int?, text: String
  ) {
    var age: Int? = 36
    let table = TableDriver(
      .numberField("Age", number: Binding(get: { age }, set: { age = $0 }), range: 0...150))
    table.press("return")
    table.press(keys)
    #expect(age == number)
    #expect(table.lines[1] == (text.isEmpty ? "> Age" : "> Age         " + text))
  }

  @Test func `a number below the range is refused when editing ends`() {
    var year = 1990
    let table = TableDriver(
      .numberField("Year", number: Binding(get: { year }, set: { year = $0 }), range: 1900...2100))
    table.press("return", "backspace", "backspace", "escape")
    #expect(year == 1990)
    #expect(table.effects == [.bell])
    table.expect("> Year        1990")
  }

  @Test func `an empty field is 0 where there is always a number`() {
    var weight = 3.5
    let table = TableDriver(
      .numberField("Weight", number: Binding(get: { weight }, set: { weight = $0 })))
    table.press("return", "ctrl+u", "escape")
    #expect(weight == 0)
    table.expect("> Weight      0")
  }

  @Test func `numbers below 0 can be typed where the range has some, and no smaller ones`() {
    var degrees = 0.0
    let table = TableDriver(
      .numberField(
        "Degrees", number: Binding(get: { degrees }, set: { degrees = $0 }), range: -40...50))
    table.press("return", "ctrl+u", "- 4 . 5 1 backspace escape")
    #expect(degrees == -4.5)
  }

  @Test func `a whole number too large for its kind is the largest there is`() {
    let guests = Binding(Int.max)
    let row = NumberFieldRowController("Guests", number: guests, range: -1e30...1e30)
    #expect(row.formValue == .integer(.max))
    let table = TableDriver(row)
    table.press("return", "ctrl+u", "\"-99999999999999999999\"", "escape")
    #expect(guests.value == .min)
    #expect(row.formValue == .integer(.min))
  }

  @Test(arguments: [(2.5, "3 guests"), (.infinity, "\(Int.max) guests"), (.nan, "0 guests")])
  func `words are about the nearest whole number`(number: Double, text: String) {
    #expect(NumberFormat.words { "\($0) guests" }.string(number) == text)
  }

  @Test(arguments: [
    (0.0, "0.00"), (1.005, "1.00"), (-0.001, "0.00"), (1_234_567.891, "1,234,567.89"),
    (-12.5, "-12.50"), (999.999, "1,000.00"),
  ])
  func `a fixed format rounds and groups`(number: Double, text: String) {
    #expect(NumberFormat.fixed(2, grouped: true).string(number) == text)
    #expect(
      NumberFormat.fixed(2, grouped: true).number(text).map { abs($0 - number) < 0.01 } == true)
  }
}
