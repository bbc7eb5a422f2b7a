/// How dates are said: names, the first day of the week, and the order of the parts, in one
/// replaceable value, so that an app can localise them.
public struct DateWords: Sendable {
  /// The names of the months.
  public var months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// The names of the months where there is little room.
  public var shortMonths = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The names of the days from Monday on, in two columns each.
  public var shortWeekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

  /// The day at the left of a calendar.
  public var firstWeekday = Weekday.monday

  /// How a date is written; nil for the day, the short name of the month, and the year.
  public var dateText: (@Sendable (CivilDate) -> String)?

  /// How a time is written; nil for hours from 0 to 23 and minutes.
  public var timeText: (@Sendable (CivilTime) -> String)?

  /// English.
  public static let english = DateWords()

  /// Creates the English words, to be changed.
  public init() {}

  /// Returns a date in words.
  public func text(for date: CivilDate) -> String {
    dateText?(date) ?? "\(date.day) \(shortName(ofMonth: date.month)) \(date.year)"
  }

  /// Returns a time in words.
  public func text(for time: CivilTime) -> String {
    timeText?(time) ?? time.description
  }

  /// Returns a day and a time in words.
  public func text(for dateTime: CivilDateTime) -> String {
    text(for: dateTime.date) + ", " + text(for: dateTime.time)
  }

  /// Returns the short name of a month, from 1 on; its number where there is no name.
  public func shortName(ofMonth month: Int) -> String {
    shortMonths.indices.contains(month - 1) ? shortMonths[month - 1] : String(month)
  }

  /// Returns the name of a month, from 1 on; its number where there is no name.
  public func name(ofMonth month: Int) -> String {
    months.indices.contains(month - 1) ? months[month - 1] : String(month)
  }
}
