import RowKit

/// The dates of property lists.
enum PropertyListDate {
  /// Returns whether a text is a date such as `2026-11-22T07:30:00Z`, of a day and a time that exist.
  static func isDate(_ text: String) -> Bool { secondsSince2001(text) != nil }

  /// Returns whether a text has the form of a date, even if there is no such day or no such time.
  static func isWrittenAsDate(_ text: String) -> Bool {
    let pattern = Array("0000-00-00T00:00:00Z".utf8)
    let bytes = Array(text.utf8)
    guard bytes.count == pattern.count else { return false }
    return zip(bytes, pattern).allSatisfy { byte, sign in
      sign == UInt8(ascii: "0")
        ? (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) : byte == sign
    }
  }

  /// Returns whether a text has the form of a date whose year has a sign or more than four digits.
  static func isOtherDate(_ text: String) -> Bool {
    let unsigned = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let year = unsigned.prefix { ("0"..."9").contains($0) }
    guard year.count > 4 || (year.count == 4 && text.hasPrefix("-")) else { return false }
    return isWrittenAsDate(String(unsigned.dropFirst(year.count - 4)))
  }

  /// Returns the date a number of seconds after the beginning of 2001 in UTC, or `nil` if its year
  /// doesn't have four digits.
  static func text(secondsSince2001 seconds: Double) -> String? {
    guard seconds.isFinite, abs(seconds) < 3e11 else { return nil }
    let whole = Int(seconds.rounded(.down))
    let second = ((whole % 86_400) + 86_400) % 86_400
    let days = (whole - second) / 86_400 + daysTo2001
    guard (CivilDate.first.daysSince1970...CivilDate.last.daysSince1970).contains(days) else {
      return nil
    }
    let date = CivilDate(daysSince1970: days)
    let day = "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))"
    let time = [second / 3600, second / 60 % 60, second % 60].map { padded($0, 2) }
    return "\(day)T\(time.joined(separator: ":"))Z"
  }

  /// Returns the number of seconds from the beginning of 2001 to a date, or `nil` if there is no such day
  /// or no such time.
  static func secondsSince2001(_ text: String) -> Double? {
    guard isWrittenAsDate(text) else { return nil }
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == 6, numbers[3] < 24, numbers[4] < 60, numbers[5] < 60,
      let date = CivilDate(year: numbers[0], month: numbers[1], day: numbers[2])
    else { return nil }
    let seconds = numbers[3] * 3600 + numbers[4] * 60 + numbers[5]
    return Double((date.daysSince1970 - daysTo2001) * 86_400 + seconds)
  }

  /// The number of days from 1970 to 2001.
  private static let daysTo2001 = 11_323

  private static func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
