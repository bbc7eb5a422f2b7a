/// The formats of dates and times in RFC 3339.
enum DateFormat {
  static func isDate(_ scalars: [Unicode.Scalar]) -> Bool {
    var scanner = FormatScanner(scalars)
    return takeDate(&scanner) && scanner.isAtEnd
  }

  static func isTime(_ scalars: [Unicode.Scalar]) -> Bool {
    var scanner = FormatScanner(scalars)
    return takeTime(&scanner) && scanner.isAtEnd
  }

  static func isDateTime(_ scalars: [Unicode.Scalar]) -> Bool {
    var scanner = FormatScanner(scalars)
    return takeDate(&scanner) && scanner.take(oneOf: "Tt") != nil && takeTime(&scanner)
      && scanner.isAtEnd
  }

  private static func takeDate(_ scanner: inout FormatScanner) -> Bool {
    guard let year = scanner.number(digits: 4), scanner.take("-"),
      let month = scanner.number(digits: 2), scanner.take("-"),
      let day = scanner.number(digits: 2), (1...12).contains(month)
    else { return false }
    return (1...dayCount(month, of: year)).contains(day)
  }

  private static func dayCount(_ month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func takeTime(_ scanner: inout FormatScanner) -> Bool {
    guard let hour = scanner.number(digits: 2), scanner.take(":"),
      let minute = scanner.number(digits: 2), scanner.take(":"),
      let second = scanner.number(digits: 2), hour < 24, minute < 60, second <= 60
    else { return false }
    if scanner.take("."), scanner.skip(while: \.isDigit) == 0 { return false }
    guard let offset = takeOffset(&scanner) else { return false }
    // A leap second is the last one of a day in UTC.
    let minutes = (hour * 60 + minute - offset + 2880) % 1440
    return second < 60 || minutes == 1439
  }

  /// Consumes the zone and returns its distance from UTC in minutes, or returns `nil`.
  private static func takeOffset(_ scanner: inout FormatScanner) -> Int? {
    guard let sign = scanner.take(oneOf: "Zz+-") else { return nil }
    guard sign == "+" || sign == "-" else { return 0 }
    guard let hour = scanner.number(digits: 2), scanner.take(":"),
      let minute = scanner.number(digits: 2), hour < 24, minute < 60
    else { return nil }
    return (hour * 60 + minute) * (sign == "-" ? -1 : 1)
  }
}
