import Testing

@testable import Files

struct CSVNumberTests {
  @Test(arguments: [
    ("1,234.5", 1234.5), ("3,50", 3.5), ("1,234", 1234), ("-2", -2), ("12 %", 12), ("€ 3.50", 3.5),
    ("1e-9", 1e-9), ("1,234,567", 1_234_567), ("0,5", 0.5), ("0 %", 0), ("0%", 0), ("0 €", 0),
    ("0", 0), ("0e0", 0), ("−5", -5), ("- 5", -5), ("+7", 7), ("1 000", 1000),
    ("1\u{202F}000,5", 1000.5),
    ("1'000.5", 1000.5), ("1’000’000", 1_000_000), ("1,00,000", 100_000), ("$-1,234", -1234),
  ])
  func `a value has the number that it shows`(value: String, number: Double) {
    #expect(CSVNumber(value)?.double == number)
  }

  @Test(arguments: [
    "", "x", "007", "01.02.2024", "1-2", "2024-01-01", "1.10.2", "10.0.0.9", "31.12.2024", "1,2,3",
    "555 0142", "1.234,567.8", "1,23,4", "e5", "5e",
  ])
  func `other values have none`(value: String) {
    #expect(CSVNumber(value) == nil)
  }

  @Test(arguments: [
    ("1.234,56", 1234.56), ("1.234.567,00", 1_234_567), ("1,234,567.5", 1_234_567.5),
    ("1.234.567", 1_234_567), ("12,00", 12),
  ])
  func `the last separator of a value is the decimal one if it is the only one of its kind`(
    value: String, number: Double
  ) {
    #expect(CSVNumber(value)?.double == number)
  }

  @Test(arguments: [("0,500", 0.5), ("-0,125", -0.125), ("+0,001", 0.001), ("€ 0,250", 0.25)])
  func `a comma after zeros alone is the decimal separator`(value: String, number: Double) {
    #expect(CSVNumber(value)?.double == number)
  }

  @Test(arguments: [
    (["0,500", "0,25", "0,750", "1,000"], [2, 1, 3, 4], CSVColumn.Kind.number),
    (["0,500", "0,125", "2,000"], [2, 1, 3], .number),
    (["1.234.567", "999", "1.234"], [2, 3, 1], .number),
    (["1.234.567", "-5", "n/a", "1.234"], [2, 4, 1, 3], .number),
    (["1.10.2", "1.9.0", "1.2"], [1, 3, 2], .text), (["31.12.2024", "01.02.2023"], [2, 1], .text),
    (["10.0.0.9", "9.0.0.1"], [1, 2], .text), (["1.5", "1.25", "999"], [2, 1, 3], .number),
  ])
  func `the values of a column tell how it separates decimals`(
    values: [String], order: [Int], kind: CSVColumn.Kind
  ) throws {
    let file = try TemporaryFile(values.map { $0 + "\n" }.joined())
    let open = try OpenFile(path: file.path)
    let sorted = CSVOrder(column: 0).records(
      of: FilePart(open, size: open.size, chunkLength: 1024), delimiter: 0x3B, rule: .lines,
      headerCount: 0, areTextsInOrder: <)
    #expect(sorted.records.map(\.number) == order)
    #expect(sorted.kind == kind)
  }

  @Test func `a column with decimal commas groups by points`() {
    #expect(CSVNumber("1.200", hasDecimalCommas: true)?.double == 1200)
    #expect(CSVNumber("1,200", hasDecimalCommas: true)?.double == 1.2)
  }

  @Test(arguments: [
    ["9007199254740992", "9007199254740993", "9007199254740994"],
    ["-9007199254740993", "-9007199254740992", "9007199254740993", "1e16"],
    ["1700000000000000122", "1700000000000000123"], ["2e998", "1e999", "1e1000"],
    ["-1e999", "-2e998", "0", "1e-1000", "2e-1000"], ["0.1", "0.10000000000000000001", "0.2"],
    ["1e-99999999999999999999", "1", "1e99999999999999999999"],
  ])
  func `numbers are compared with all their digits`(numbers: [String]) throws {
    let read = try numbers.map { try #require(CSVNumber($0)) }
    for (left, right) in zip(read, read.dropFirst()) { #expect(left < right && left != right) }
    for (index, number) in read.enumerated() {
      for other in read[index...] { #expect(!(other < number)) }
    }
  }

  @Test(arguments: [("1.0", "1"), ("100", "1e2"), ("0", "-0"), ("1e999", "10e998")])
  func `equal numbers are equal in any spelling`(left: String, right: String) throws {
    let left = try #require(CSVNumber(left))
    let right = try #require(CSVNumber(right))
    #expect(left == right && !(left < right) && !(right < left))
  }
}
