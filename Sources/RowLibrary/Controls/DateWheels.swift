/// A date on three wheels: day, month and year.
struct DateWheels {
  let date: CivilDate

  /// Returns the date after turning a wheel.
  ///
  /// The day wraps around within its month.
  func turned(_ part: Int, by direction: Int) -> CivilDate {
    switch part {
    case 0:
      let count = date.dayCountOfMonth
      return date.adding(days: (date.day - 1 + direction + count) % count + 1 - date.day)
    case 1: return date.adding(months: direction)
    default: return date.adding(months: 12 * direction)
    }
  }

  /// Returns the wheels, from the left.
  func wheels(_ words: DateStrings) -> [WheelsContent.Wheel] {
    (0...2).map { part in
      WheelsContent.Wheel(date, turned: { turned(part, by: $0) }) { date in
        switch part {
        case 0: date.day < 10 ? " \(date.day)" : String(date.day)
        case 1: words.shortName(ofMonth: date.month)
        default: String(date.year)
        }
      }
    }
  }
}
