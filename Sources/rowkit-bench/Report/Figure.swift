/// A measured number, with an optional target.
struct Figure: Sendable {
  /// The number.
  let value: Double

  /// The unit, such as `µs`.
  let unit: String

  /// The maximum that meets the target, or `nil` if there is no target.
  var limit: Double?

  /// Whether the target was met, or `nil` if there is none.
  var isMet: Bool? { limit.map { value <= $0 } }

  static func microseconds(_ seconds: Double, limit: Double? = nil) -> Figure {
    Figure(value: seconds * 1e6, unit: "µs", limit: limit)
  }

  static func milliseconds(_ seconds: Double, limit: Double? = nil) -> Figure {
    Figure(value: seconds * 1e3, unit: "ms", limit: limit)
  }

  static func bytes(_ count: Double, limit: Double? = nil) -> Figure {
    Figure(value: count, unit: "bytes", limit: limit)
  }

  static func megabytes(_ bytes: Double, limit: Double? = nil) -> Figure {
    Figure(value: bytes / 1_048_576, unit: "MB", limit: limit)
  }

  static func count(_ count: Double, _ unit: String, limit: Double? = nil) -> Figure {
    Figure(value: count, unit: unit, limit: limit)
  }

  /// Returns the ratio of two numbers, or 0 if the second is not positive.
  static func ratio(_ value: Double, to other: Double, limit: Double? = nil) -> Figure {
    Figure(value: other > 0 ? value / other : 0, unit: "×", limit: limit)
  }
}

// MARK: CustomStringConvertible

extension Figure: CustomStringConvertible {
  var description: String {
    let number = "\(Figure.rounded(value)) \(unit)"
    guard let limit else { return number }
    return "\(number) (≤ \(Figure.rounded(limit)) \(value <= limit ? "✓" : "✗"))"
  }

  /// Returns a number rounded to about three significant digits.
  static func rounded(_ value: Double) -> String {
    let places = value.magnitude >= 100 ? 1.0 : value.magnitude >= 10 ? 10 : 100
    let number = (value * places).rounded() / places
    return number == number.rounded() ? String(Int(number)) : String(number)
  }
}
