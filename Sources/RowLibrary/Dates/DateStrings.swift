/// The words and formats of dates, in one value that an app can replace to localize them.
public struct DateStrings: StringTable {
  /// The names of the months.
  public var months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// The short names of the months.
  public var shortMonths = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The names of the days starting with Monday, in two columns each.
  public var shortWeekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

  /// The first day of the week in a calendar.
  ///
  /// The default is Monday.
  public var firstWeekday = Weekday.monday

  /// A formatter for dates.
  ///
  /// The default is `nil`: day, short month name and year.
  public var dateText: (@Sendable (CivilDate) -> String)?

  /// A formatter for times.
  ///
  /// The default is `nil`: hours from 0 to 23, and minutes.
  public var timeText: (@Sendable (CivilTime) -> String)?

  /// The English words.
  public static let english = DateStrings()

  /// Returns a date, a time, or both as text.
  public func text(for value: some CivilValue) -> String {
    let parts = value.parts
    return [parts.date.map(text(of:)), parts.time.map(text(of:))].compactMap { $0 }
      .joined(separator: ", ")
  }

  private func text(of date: CivilDate) -> String {
    dateText?(date) ?? "\(date.day) \(shortName(ofMonth: date.month)) \(date.year)"
  }

  private func text(of time: CivilTime) -> String {
    timeText?(time) ?? time.description
  }

  /// Returns the short name of a month, starting at 1, or its number if it has no name.
  func shortName(ofMonth month: Int) -> String {
    shortMonths.indices.contains(month - 1) ? shortMonths[month - 1] : String(month)
  }

  /// Returns the name of a month, starting at 1, or its number if it has no name.
  func name(ofMonth month: Int) -> String {
    months.indices.contains(month - 1) ? months[month - 1] : String(month)
  }
}

extension LocalizedStrings {
  /// The words and formats of dates and times.
  public var dates: DateStrings {
    get { self[DateStrings.self] }
    set { self[DateStrings.self] = newValue }
  }
}
