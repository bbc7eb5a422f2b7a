import RowKit
import Testing

struct NumberFormatTests {
  @Test(arguments: [
    ("1.005", "1.01"), ("9007199254740993.125", "9007199254740993.13"), ("-0.995", "-1.00"),
    ("-0.004", "0.00"), ("99.995", "100.00"), ("0.0049999999999999999999", "0.00"), ("2.5", "2.50"),
  ])
  func `a decimal number is rounded by its digits`(text: String, rounded: String) throws {
    #expect(NumberFormat.fixed(2).format(try #require(DecimalNumber(text))) == rounded)
  }
}
