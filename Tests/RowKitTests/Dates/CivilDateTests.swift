import RowKit
import TestTraits
import Testing

@Suite(.computes) struct CivilDateTests {
  @Test func `every day from 1600 to 2400 follows the one before`() throws {
    var date = try #require(CivilDate(year: 1600, month: 1, day: 1))
    var weekday = Weekday.saturday.rawValue
    while date.year < 2400 {
      let next = date.adding(days: 1)
      weekday = (weekday + 1) % 7
      let isLeapYear = date.year % 4 == 0 && (date.year % 100 != 0 || date.year % 400 == 0)
      let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      let isLast = date.day == lengths[date.month - 1]
      let follows =
        isLast
        ? next.day == 1 && (next.month == date.month + 1 || (date.month == 12 && next.month == 1))
        : next.day == date.day + 1 && next.month == date.month
      guard follows, next.weekday.rawValue == weekday, next > date,
        next.daysSince1970 == date.daysSince1970 + 1
      else {
        Issue.record("\(next) follows \(date)")
        return
      }
      date = next
    }
  }

  @Test func `the first day of 1970 has the number 0`() {
    #expect(CivilDate(daysSince1970: 0).description == "1970-01-01")
    #expect(CivilDate(daysSince1970: 0).weekday == .thursday)
    #expect(CivilDate(daysSince1970: .min) == .first)
    #expect(CivilDate(daysSince1970: .max) == .last)
    #expect(CivilDate.first.adding(days: -1) == .first)
    #expect(CivilDate.last.adding(months: 1) == .last)
  }

  @Test(arguments: [
    ("2024-01-31", 1, "2024-02-29"), ("2023-01-31", 1, "2023-02-28"),
    ("2024-03-31", -1, "2024-02-29"), ("2024-12-15", 1, "2025-01-15"),
    ("2024-02-29", 12, "2025-02-28"),
  ])
  func `adding months keeps the day, or uses the last one of the month`(
    text: String, months: Int, expected: String
  ) {
    #expect(CivilDate(text)?.adding(months: months).description == expected)
  }

  @Test(arguments: [
    "2023-02-29", "2026-13-01", "2026-00-01", "26-01-01", "2026-1-1", "+026-01-01", "",
  ])
  func `a text that isn't a date is nil`(text: String) {
    #expect(CivilDate(text) == nil)
  }

  @Test func `times are parsed and formatted, and wrap at midnight`() {
    #expect(CivilTime("07:05")?.minutesSinceMidnight == 425)
    #expect(CivilTime("24:00") == nil)
    #expect(CivilTime("7:05") == nil)
    #expect(CivilTime(minutesSinceMidnight: -1).description == "23:59")
    #expect(CivilTime(minutesSinceMidnight: 1440) == CivilTime(hour: 0, minute: 0))
  }
}
