import JSONText
import TestTraits
import Testing

@testable import JSONSchema

@Suite(.computes) struct ExactNumberTests {
  private func number(_ text: String) -> ExactNumber { ExactNumber(text: text) }

  @Test(arguments: [
    ("1", "1.0"), ("1", "10e-1"), ("100000000000000000000", "1e20"), ("0", "-0.0e5"),
    ("0.10", "0.1"), ("-2.50", "-25e-1"),
  ])
  func `numbers of the same value are equal however they are written`(
    _ pair: (String, String)
  ) {
    #expect(number(pair.0) == number(pair.1))
    #expect(number(pair.0).hashValue == number(pair.1).hashValue)
  }

  @Test(arguments: [
    ("9007199254740992", "9007199254740993"), ("-1e400", "-1"), ("-1", "0"), ("0.1", "0.11"),
    ("1e400", "1e401"), ("1e-401", "1e-400"), ("-0.2", "-0.1"), ("0", "1e-99999999999999999999"),
    ("99999999999999999998", "99999999999999999999"),
  ])
  func `order is exact for numbers that no floating-point value holds`(_ pair: (String, String)) {
    #expect(number(pair.0) < number(pair.1))
    #expect(!(number(pair.1) < number(pair.0)))
  }

  @Test func `a number without a fractional part is an integer however it is written`() {
    for text in ["1", "1.0", "10e-1", "1e400", "-0"] { #expect(number(text).isInteger) }
    for text in ["1.5", "1e-1", "0.000000000000000000001"] { #expect(!number(text).isInteger) }
  }

  @Test(arguments: [
    ("19.99", "0.01"), ("1.11", "0.01"), ("136.67", "0.01"), ("92.6", "0.1"), ("0.0075", "0.0001"),
    ("1e308", "2"), ("12391239123", "1e-8"), ("0", "7"), ("1e400", "1e399"), ("-4.5", "1.5"),
    ("123456789012345678901234567890", "10"), ("1e999999999", "1024"),
  ])
  func `multiples of a step are recognized`(_ pair: (String, String)) {
    #expect(number(pair.0).isMultiple(of: number(pair.1)) == true)
  }

  @Test(arguments: [
    ("1e308", "0.123456789"), ("0.00751", "0.0001"), ("1e400", "1e401"), ("35", "1.5"),
    ("1e999999999", "3"), ("123456789012345678901234567891", "10"),
    ("1e1000000000000", "7000000000000000000000001"),
  ])
  func `numbers between two multiples of a step are recognized`(_ pair: (String, String)) {
    #expect(number(pair.0).isMultiple(of: number(pair.1)) == false)
  }

  @Test func `small numbers are divided as integers are`() {
    for value in -60...60 {
      for step in 1...25 {
        let large = number("\(value)00000000000000000000000000e-26")
        let isMultiple = large.isMultiple(of: number("\(step)"))
        #expect(isMultiple == (value % step == 0), "\(value) of \(step)")
      }
    }
  }

  @Test func `zeros behind a number count however many there are`() {
    for power in 0..<60 {
      let step = number(power == 0 ? "1" : "\(1 << power)")
      for zeros in max(0, power - 2)...power + 2 {
        #expect(number("3e\(zeros)").isMultiple(of: step) == (zeros >= power), "\(power) \(zeros)")
      }
      #expect(number("3e999999999").isMultiple(of: step) == true)
    }
  }

  @Test func `large remainders agree with those of machine numbers`() {
    for exponent in 19..<40 {
      for step in [3, 7, 11, 13, 97, 101, 999_983] {
        let remainder = (0..<exponent).reduce(1) { power, _ in power * 10 % step }
        let value = BigNatural(digits: Array(String(step).utf8).map { $0 - 48 })
          .remainder(ofDigits: [1], zeros: exponent)
        #expect(value.isZero == (remainder == 0))
        let digits = [UInt8(1)] + Array(repeating: 0, count: exponent)
        #expect(
          value.isZero
            == BigNatural(digits: Array(String(step).utf8).map { $0 - 48 })
            .remainder(ofDigits: digits, zeros: 0).isZero)
      }
    }
  }

  @Test func `a step of too many digits isn't checked`() {
    let step = "1." + String(repeating: "3", count: 500)
    #expect(number("4").isMultiple(of: number(step)) == nil)
  }
}
