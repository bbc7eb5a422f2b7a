/// The format of durations in appendix A of RFC 3339, as in `P3Y6M4DT12H30M5S`.
enum DurationFormat {
  static func accepts(_ scalars: [Unicode.Scalar]) -> Bool {
    var scanner = FormatScanner(scalars)
    guard scanner.take("P"), let date = units(&scanner) else { return false }
    if date == "W" { return scanner.isAtEnd }
    guard isRun(date, of: "YMD") else { return false }
    guard scanner.take("T") else { return scanner.isAtEnd && !date.isEmpty }
    guard let time = units(&scanner), !time.isEmpty else { return false }
    return isRun(time, of: "HMS") && scanner.isAtEnd
  }

  /// Consumes numbers with their units, and returns the units.
  private static func units(_ scanner: inout FormatScanner) -> String? {
    var units = ""
    while scanner.peek?.isDigit == true {
      scanner.skip(while: \.isDigit)
      guard let unit = scanner.take(oneOf: "YMWDHS") else { return nil }
      units.unicodeScalars.append(unit)
    }
    return units
  }

  /// Returns whether units follow each other without a gap.
  private static func isRun(_ units: String, of all: String) -> Bool {
    let runs = (0...all.count).flatMap { start in
      (start...all.count).map { all.dropFirst(start).prefix($0 - start) }
    }
    return runs.contains(Substring(units))
  }
}
