import RowKit
import RowKitTesting
import Testing

@MainActor struct NumberFieldRowTests {
  /// The words below the first row.
  private func said(_ table: TableDriver) -> String {
    table.lines[2...4].joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  @Test func `idle it shows one format with the unit, edited the plain number`() {
    let table = TableDriver(
      .numberField("Weight", Binding(1234.5), idleFormat: .fixed(2, grouped: true), suffix: "kg"),
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

  @Test func `a field without a format takes the decimal separator of the language`() {
    var weight = 2.5
    let table = TableDriver(
      .numberField("Gewicht", Binding(get: { weight }, set: { weight = $0 })), .text("Weiter"),
      width: 40, height: 5)
    table.stage.words.numbers = NumberFormat(decimalSeparator: ",", groupingSeparator: ".")
    table.update()
    #expect(table.line(with: "2,5") != nil)
    table.press("return", "ctrl+u")
    table.type("1.500")
    #expect(weight == 2.5)
    #expect(said(table) == "! Not a number such as 1234,5 Weiter")
    table.press("ctrl+u")
    table.type("1500,25")
    table.press("escape")
    #expect(weight == 1500.25)
    #expect(table.line(with: "1500,25") != nil)
  }

  @Test(arguments: [
    ("9", "369", "At most 150", 36), ("-", "36-", "Not a number such as 1234", 36),
    ("x", "36x", "Not a number such as 1234", 36), (".", "36.", "Not a number such as 1234", 36),
    ("home -", "-36", "At least 0", 36), ("backspace 7", "37", nil, 37),
    ("home 1", "136", nil, 136), ("ctrl+u", "", nil, nil), ("ctrl+u 0 7", "07", nil, 7),
  ])
  func `typed text stays in the field, and is stored only if it is a number in the range`(
    keys: String, text: String, fault: String?, number: Int?
  ) {
    var age: Int? = 36
    let table = TableDriver(
      .numberField("Age", Binding(get: { age }, set: { age = $0 }), range: 0...150))
    table.press("return")
    table.press(keys)
    #expect(age == number)
    #expect(table.lines[1] == (text.isEmpty ? "> Age" : "> Age         " + text))
    #expect(said(table) == (fault.map { "! " + $0 } ?? ""))
  }

  @Test func `a number that is begun below the range is never stored, and neither is nothing`() {
    var ages: [Int] = []
    let row = NumberFieldRowController("Age", Binding(36) { ages.append($0) }, range: 18...150)
    let table = TableDriver(row, width: 40, height: 6)
    for keys in ["ctrl+u", "5", "return"] {
      table.press("return", "home", "ctrl+k")
      table.press(keys)
      table.press("escape")
      #expect(row.number.value == 36 && ages.allSatisfy { $0 == 36 })
    }
    table.press("return", "ctrl+u", "5", "5", "return")
    #expect(row.number.value == 55)
  }

  @Test(arguments: [
    ("9007199254740993", 1.0), ("9007199254740992", 9_007_199_254_740_992), ("0.1", 0.1),
    ("0.1000000000000000055", 1.0), ("123456789012345678", 1.0), ("1234567890123456768", 1.0),
  ])
  func `a number that a Double can't hold with all its digits is refused`(
    text: String, kept: Double
  ) {
    let row = NumberFieldRowController("Count", Binding(1.0), range: 0...1e18)
    let table = TableDriver(row, width: 60, height: 6)
    table.press("return", "ctrl+u")
    table.type(text)
    table.press("escape")
    #expect(row.number.value?.double == kept)
    #expect(table.lines[2].contains("!") == (kept == 1))
  }

  @Test(arguments: [
    "1,5", "0,75", "62,5", "1.2.3", "-5", "999999999999", "1e5", "0x10", "5.", "--1", "+-1",
    "1 500",
    "1,500", "٣", "1\u{301}", "½", "inf", "nan", ".", "-", "1'500", "1_500", "\u{2212}5", "5-",
  ])
  func `a text that isn't a number in the format is reported and changes nothing`(text: String) {
    var weights: [Double] = []
    let row = NumberFieldRowController("Weight", Binding(60.5) { weights.append($0) })
    let table = TableDriver(row, width: 60, height: 6)
    table.press("return", "ctrl+u")
    table.type(text)
    table.press("escape")
    #expect(row.number.value == 60.5)
    #expect((weights.last ?? 60.5) == 60.5)
    #expect(table.lines[1] == "> Weight             60.5")
    #expect(said(table).contains("! “\(text)” wasn't accepted."))
    #expect(table.effects == [.bell])
    table.press("return", "ctrl+u")
    table.type("7")
    table.press("escape")
    #expect(weights.last == 7)
    #expect(!table.lines[2].contains("!"))
  }

  @Test func `the same holds for a paste`() {
    let row = NumberFieldRowController("Weight", Binding(60.5), format: .fixed(2, grouped: true))
    let table = TableDriver(row, width: 60, height: 6)
    for text in ["1,5", "1\u{1B}5", "1.234.567", "1,23,456", "0,123", "12,34.5", "1.234"] {
      table.press("return", "alt+delete")
      table.paste(text)
      table.press("escape")
      #expect(row.number.value == 60.5, "\(text)")
    }
    table.press("return", "alt+delete")
    table.paste(" 1,234.5\n")
    table.press("escape")
    #expect(row.number.value == 1234.5)
  }

  @Test(arguments: [
    ("1,5", 1.5), ("1.234,5", 1234.5), ("1234,5", 1234.5), ("-0,25", -0.25), ("1.5", nil),
    ("1,234.5", nil), ("1.23", nil), ("1,5 \u{301}", nil),
  ])
  func `a format determines the decimal and grouping separators`(text: String, number: Double?) {
    let format = NumberFormat(decimalSeparator: ",", groupingSeparator: ".")
    #expect(format.parse(text) == number)
    #expect(format.format(1234.5) == "1.234,5")
  }

  @Test func `a text that is refused when the program ends is reported`() {
    let weight = Binding(60.5)
    let table = TableDriver(.numberField("Weight", weight), width: 60, height: 6)
    table.press("return", "ctrl+u")
    table.type("62,5")
    table.stage.handle(.quit, at: table.stage.now)
    #expect(weight.value == 60.5)
    #expect(
      table.stage.endReports == ["Weight: “62,5” wasn't accepted. Not a number such as 1234.5."],
      "\(table.stage.endReports)")
  }

  @Test func `whole numbers beyond 2^53 keep every digit`() {
    let odd = 9_007_199_254_740_993
    let row = NumberFieldRowController("Number", Binding(odd), range: .min ... .max)
    let table = TableDriver(row, width: 60, height: 6)
    table.expect("> Number             9007199254740993")
    table.press("return", "end", "backspace", "5", "escape")
    #expect(row.number.value?.int == odd + 2)
    #expect(row.formValue == .integer(odd + 2))
    #expect(row.formValue.json.description == "9007199254740995")
    table.press("return", "ctrl+u")
    table.type("9223372036854775808")
    table.press("escape")
    #expect(row.number.value?.int == odd + 2)
    #expect(said(table).hasSuffix("At most 9223372036854775807"))
    #expect(NumberFormat.plain.format(odd) == "9007199254740993")
    #expect(NumberFormat.fixed(2, grouped: true).format(odd) == "9,007,199,254,740,993.00")
    let stepper = StepperRowController("Size", Binding(odd), in: 0...Int.max)
    #expect(stepper.text(for: odd) == "9007199254740993")
    #expect(FormValue.integer(odd).decimal == DecimalNumber(odd))
  }

  @Test func `the largest whole number without a range is a whole number`() {
    let table = TableDriver(NumberFieldRowController("Count", Binding(7)), width: 60, height: 6)
    table.press("return", "end")
    table.type("0000000")
    #expect(said(table).contains("At most 999999"), "\(table.text)")
    #expect(!said(table).contains("999999."), "\(table.text)")
  }

  @Test func `a decimal number keeps more digits than a Double`() {
    let price = Binding<DecimalNumber>(1)
    let table = TableDriver(
      NumberFieldRowController("Price", price, range: 0...1000), width: 40)
    table.press("return", "ctrl+u", "\"0.12345678901234567891\"", "escape")
    #expect(price.value.description == "0.12345678901234567891")
    table.press("return", "ctrl+u", "\"1001\"", "escape")
    #expect(price.value.description == "0.12345678901234567891")
    #expect(table.text.contains("“1001” wasn't accepted."))
  }

  private final class Bill {
    var price = DecimalNumber(1)
    var tip: DecimalNumber?
    var number: Int64 = 1
    var parts: UInt64?
  }

  @Test func `a factory takes any type of number with a range of literals`() {
    @Bindable var bill = Bill()
    let table = TableDriver(
      .numberField("Price", $bill.price, range: 0...1000),
      .numberField("Tip", $bill.tip, suffix: "EUR", range: 0.5...10),
      .numberField("Number", $bill.number, range: 0...100),
      .numberField("Parts", $bill.parts, range: 1...9), width: 40)
    table.press("return", "ctrl+u", "\"0.12345678901234567891\"", "return", "\"9.5\"", "escape")
    #expect(bill.price.description == "0.12345678901234567891")
    #expect(bill.tip == 9.5)
    table.press("return", "ctrl+u", "\"10.5\"", "escape")
    #expect(bill.tip == 9.5)
    table.press("down", "return", "ctrl+u", "\"100\"", "return", "\"9\"", "escape")
    #expect(bill.number == 100 && bill.parts == 9)
    table.press("up", "return", "ctrl+u", "\"101\"", "escape")
    #expect(bill.number == 100)
  }

  @Test func `a number with more digits than can be kept is refused`() {
    let row = NumberFieldRowController("Ratio", Binding(0.5))
    let table = TableDriver(row, width: 60, height: 6)
    table.press("return", "ctrl+u")
    table.type("0.1000000000000000055")
    table.press("escape")
    #expect(row.number.value == 0.5)
    #expect(said(table).hasSuffix("Too many digits"))
  }

  /// A temperature of a body, of which there is none below 30 degrees.
  private struct Temperature: FieldNumber, Comparable {
    var degrees: Double
    var decimal: DecimalNumber? { DecimalNumber(degrees) }

    init(_ degrees: Double) {
      self.degrees = degrees
    }

    init?(decimal: DecimalNumber?) {
      guard let degrees = decimal?.exactDouble, degrees >= 30 else { return nil }
      self.degrees = degrees
    }

    static func < (left: Temperature, right: Temperature) -> Bool { left.degrees < right.degrees }
  }

  @Test func `a type of number without small numbers takes digits after the decimal point`() {
    let row = NumberFieldRowController("Fever", Binding(Temperature(37)))
    let table = TableDriver(row, width: 40, height: 6)
    table.press("return", "ctrl+u")
    table.type("38.5")
    table.press("escape")
    #expect(row.number.value == 38.5)
  }

  @Test func `editing without a change keeps the digits that the format hides`() {
    var changes = 0
    let row = NumberFieldRowController(
      "Weight",
      Binding(1.239) { _ in
        changes += 1
      }, format: .fixed(2))
    let table = TableDriver(row, width: 60, height: 6)
    table.expect("> Weight             1.24")
    table.press("return")
    table.expect("> Weight             1.239")
    table.press("escape")
    #expect(changes == 0)
  }

  @Test func `a number with more digits than the format comes back whole`() {
    let weight = Binding(1.239)
    let row = NumberFieldRowController("Weight", weight, format: .fixed(2))
    let table = TableDriver(row, width: 60, height: 6)
    table.press("return", "ctrl+u")
    table.type("3")
    #expect(weight.value == 3)
    table.press("ctrl+_", "ctrl+_", "escape")
    #expect(weight.value == 1.239, "\(table.text)")
    table.press("return", "ctrl+u")
    table.type("1 500")
    table.press("escape")
    #expect(weight.value == 1.239, "\(table.text)")
  }

  @Test func `a number below the range is refused when editing ends`() {
    var year = 1990
    let table = TableDriver(
      .numberField("Year", Binding(get: { year }, set: { year = $0 }), range: 1900...2100),
      width: 50)
    table.press("return", "backspace", "backspace")
    #expect(year == 1990)
    table.expect("> Year           19")
    table.press("escape")
    #expect(year == 1990)
    #expect(table.effects == [.bell])
    table.expect(
      """
      > Year           1990
                       ! “19” wasn't accepted. At least
                         1900
      """)
  }

  @Test func `an empty field is refused if the number isn't optional`() {
    var weight = 3.5
    let table = TableDriver(
      .numberField("Weight", Binding(get: { weight }, set: { weight = $0 })))
    table.press("return", "ctrl+u")
    #expect(weight == 3.5)
    table.press("escape")
    #expect(weight == 3.5)
    table.expect(
      """
      > Weight      3.5
                    ! Required
      """)
  }

  @Test func `numbers below 0 can be typed where the range has some, and no smaller ones`() {
    var degrees = 0.0
    let table = TableDriver(
      .numberField("Degrees", Binding(get: { degrees }, set: { degrees = $0 }), range: -40...50))
    table.press("return", "ctrl+u", "- 4 . 5")
    #expect(degrees == -4.5)
    table.press("ctrl+u", "- 4 5")
    #expect(degrees == 0)
  }

  @Test(arguments: [(2.5, "3 guests"), (.infinity, "\(Int.max) guests"), (.nan, "0 guests")])
  func `words are about the nearest whole number`(number: Double, text: String) {
    #expect(NumberFormat.words { "\($0) guests" }.format(number) == text)
  }

  @Test(arguments: [
    (0.0, "0.00"), (1.005, "1.01"), (-0.001, "0.00"), (1_234_567.891, "1,234,567.89"),
    (-12.5, "-12.50"), (999.999, "1,000.00"),
  ])
  func `a fixed format rounds and groups`(number: Double, text: String) {
    #expect(NumberFormat.fixed(2, grouped: true).format(number) == text)
    #expect(
      NumberFormat.fixed(2, grouped: true).parse(text).map { abs($0 - number) < 0.01 } == true)
  }
}
