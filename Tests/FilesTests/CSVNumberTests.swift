import Testing

@testable import Files

struct CSVNumberTests {
  @Test(arguments: [
    ("1,234.5", 1234.5), ("3,50", 3.5), ("1,234", 1234), ("-2", -2), ("12 %", 12), ("€ 3.50", 3.5),
    ("1e-9", 1e-9), ("1,234,567", 1_234_567),
  ])
  func `a value has the number that it shows`(value: String, number: Double) {
    #expect(CSVColumn.number(value) == number)
  }

  @Test(arguments: ["", "x", "007", "1-2", "2024-01-01"])
  func `other values have none`(value: String) {
    #expect(CSVColumn.number(value) == nil)
  }
}
