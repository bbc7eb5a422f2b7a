import Testing

@testable import Files

struct CSVNumberTests {
  @Test(arguments: [
    ("1,234.5", 1234.5), ("3,50", 3.5), ("1,234", 1234), ("-2", -2), ("12 %", 12), ("€ 3.50", 3.5),
    ("1e-9", 1e-9), ("1,234,567", 1_234_567), ("0,5", 0.5), ("0 %", 0), ("0%", 0), ("0 €", 0),
    ("0", 0), ("0e0", 0),
  ])
  func `a value has the number that it shows`(value: String, number: Double) {
    #expect(CSVColumn.number(value) == number)
  }

  @Test(arguments: ["", "x", "007", "01.02.2024", "1-2", "2024-01-01"])
  func `other values have none`(value: String) {
    #expect(CSVColumn.number(value) == nil)
  }

  @Test(arguments: [
    ("1.234,56", 1234.56), ("1.234.567,00", 1_234_567), ("1,234,567.5", 1_234_567.5),
    ("1.234.567", 1_234_567), ("12,00", 12),
  ])
  func `the last separator of a value is the decimal one if it is the only one of its kind`(
    value: String, number: Double
  ) {
    #expect(CSVColumn.number(value) == number)
  }

  @Test func `a column with decimal commas groups by points`() {
    #expect(CSVColumn.number("1.200", hasDecimalCommas: true) == 1200)
    #expect(CSVColumn.number("1,200", hasDecimalCommas: true) == 1.2)
  }
}
