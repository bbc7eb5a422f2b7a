/// A day of the calendar, without a time or a time zone.
///
/// Use it for a birthday or a due date, which is the same day everywhere. The calendar is the
/// proleptic Gregorian calendar.
public struct CivilDate: Hashable, Sendable {
  /// The year, from 1 to 9999.
  public let year: Int

  /// The month, from 1 to 12.
  public let month: Int

  /// The day of the month, starting at 1.
  public let day: Int

  /// Creates a date, or returns `nil` if there is no such day.
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

  /// Creates the date that is a number of days after 1 January 1970.
  ///
  /// Values outside the years from 1 to 9999 are clamped to the first or last day.
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

  /// The first valid date, 1 January 1.
  public static let first = CivilDate(unchecked: 1, 1, 1)

  /// The last valid date, 31 December 9999.
  public static let last = CivilDate(unchecked: 9999, 12, 31)

  private static let firstDays = -719_162
  private static let lastDays = 2_932_896

  /// The number of days since 1 January 1970.
  ///
  /// Negative for earlier dates.
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

  /// The number of days in the month.
  var dayCountOfMonth: Int { CivilDate.dayCount(inMonth: month, ofYear: year) }

  /// Returns the number of days in a month, or 0 for an invalid month.
  static func dayCount(inMonth month: Int, ofYear year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    case 1...12: 31
    default: 0
    }
  }

  /// Returns the date a number of days later, or earlier if the number is negative.
  ///
  /// The result is clamped to `first` and `last`.
  public func adding(days: Int) -> CivilDate {
    CivilDate(daysSince1970: daysSince1970 + min(max(days, -4_000_000), 4_000_000))
  }

  /// Returns the same day a number of months later, or earlier if the number is negative.
  ///
  /// If the month has no such day, the result is its last day. The result is clamped to `first`
  /// and `last`.
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

// MARK: LosslessStringConvertible

extension CivilDate: LosslessStringConvertible {
  /// Creates a date from text such as `2026-11-21`, or returns `nil` for any other text.
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

extension CivilDate {
  /// Returns the date after moving by a key in a calendar, or `nil` for other keys.
  ///
  /// Arrow keys move by days and weeks, and Page Up and Page Down by months. With Alt or Shift, they
  /// move by years. Many terminals scroll with Shift.
  func moved(by key: KeyPress) -> CivilDate? {
    switch key {
    case KeyPress(.left): adding(days: -1)
    case KeyPress(.right): adding(days: 1)
    case KeyPress(.up): adding(days: -7)
    case KeyPress(.down): adding(days: 7)
    case KeyPress(.pageUp): adding(months: -1)
    case KeyPress(.pageDown): adding(months: 1)
    case KeyPress(.pageUp, .alt), KeyPress(.pageUp, .shift): adding(months: -12)
    case KeyPress(.pageDown, .alt), KeyPress(.pageDown, .shift): adding(months: 12)
    default: nil
    }
  }
}

/// A day of the week.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
  case monday = 0
  case tuesday, wednesday, thursday, friday, saturday, sunday
}
