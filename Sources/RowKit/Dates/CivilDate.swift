/// A day of the calendar, without a time and without a time zone.
///
/// It is what a birthday or a due date is: the same day wherever one is. Its calendar is the
/// Gregorian one, carried on into the past.
public struct CivilDate: Hashable, Sendable {
  /// The year, from 1 to 9999.
  public let year: Int

  /// The month, from 1 to 12.
  public let month: Int

  /// The day of the month, from 1 on.
  public let day: Int

  /// Creates a date; nil if there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CivilDate.dayCount(inMonth: month, ofYear: year)
    else { return nil }
    self.init(unchecked: year, month, day)
  }

  private init(unchecked year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates the date a number of days after 1 January 1970; what lies outside the years from 1 to
  /// 9999 becomes the first or last day of them.
  public init(daysSince1970 days: Int) {
    // Howard Hinnant's algorithm: eras of 400 years that begin with March.
    let shifted = min(max(days, CivilDate.firstDays), CivilDate.lastDays) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let century = dayOfEra / 1460
    let yearOfEra = (dayOfEra - century + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    self.init(
      unchecked: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// The first day there is.
  public static let first = CivilDate(unchecked: 1, 1, 1)

  /// The last day there is.
  public static let last = CivilDate(unchecked: 9999, 12, 31)

  /// Where the calendar of a row begins that knows neither a date nor today.
  static let turnOfTheCentury = CivilDate(unchecked: 2000, 1, 1)

  private static let firstDays = -719_162
  private static let lastDays = 2_932_896

  /// How many days lie between 1 January 1970 and this one; negative before it.
  public var daysSince1970: Int {
    let year = month <= 2 ? self.year - 1 : self.year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The day of the week.
  public var weekday: Weekday {
    let days = (daysSince1970 + 3) % 7
    return Weekday(rawValue: days < 0 ? days + 7 : days) ?? .monday
  }

  /// How many days the month has.
  public var dayCountOfMonth: Int { CivilDate.dayCount(inMonth: month, ofYear: year) }

  /// Returns how many days a month has; 0 for a month that there isn't.
  public static func dayCount(inMonth month: Int, ofYear year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    case 1...12: 31
    default: 0
    }
  }

  /// Returns the date some days later, or earlier for a negative number.
  public func adding(days: Int) -> CivilDate {
    CivilDate(daysSince1970: daysSince1970 + min(max(days, -4_000_000), 4_000_000))
  }

  /// Returns the same day some months later, or earlier for a negative number; the last day of the
  /// month where it has no such day.
  public func adding(months: Int) -> CivilDate {
    let count = year * 12 + month - 1 + min(max(months, -200_000), 200_000)
    guard count >= 12 else { return .first }
    guard count < 120_000 else { return .last }
    let year = count / 12
    let month = count % 12 + 1
    return CivilDate(
      unchecked: year, month, min(day, CivilDate.dayCount(inMonth: month, ofYear: year)))
  }
}

// MARK: Comparable

extension CivilDate: Comparable {
  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

// MARK: LosslessStringConvertible

extension CivilDate: LosslessStringConvertible {
  /// Reads a date such as `2026-11-21`; nil for anything else.
  public init?(_ description: String) {
    let parts = description.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, zip(parts, [4, 2, 2]).allSatisfy({ $0.utf8.count == $1 }),
      parts.joined().utf8.allSatisfy({ $0 &- 0x30 < 10 }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  public var description: String {
    let digits = String(year)
    return String(repeating: "0", count: 4 - digits.count) + digits
      + "-\(CivilTime.twoDigits(month))-\(CivilTime.twoDigits(day))"
  }
}

// MARK: ModelRepresentable

extension CivilDate: ModelRepresentable {
  public init?(modelValue: ModelValue) {
    guard case .text(let text) = modelValue else { return nil }
    self.init(text)
  }

  public var modelValue: ModelValue { .text(description) }
}
