import JSONText
import Testing

struct JSONNumberTests {
  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("-0.0", 0), ("0e999999999999999999999", 0), ("12.000", 12),
      ("1e3", 1000),
      ("1.50e1", 15), ("1500e-2", 15), ("1.5e-1", nil),
      ("123456789012345e3", 123_456_789_012_345_000),
      ("-9223372036854775808", .min), ("-922337203685477580.8e1", .min),
      ("9223372036854775808", nil),
      ("9.223372036854775807e18", .max), ("1e19", nil), ("1e-400", nil),
      ("1e999999999999999999999", nil),
      ("10e-9223372036854775808", nil), ("1.5", nil), ("0.0000000001e20", 10_000_000_000),
    ] as [(String, Int?)])
  func `an integer is exact, whatever way it is written`(text: String, value: Int?) throws {
    #expect(try JSONValue(parsing: text).number?.int == value)
  }
}
