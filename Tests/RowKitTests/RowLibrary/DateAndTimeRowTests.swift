import RowKit
import RowKitTesting
import Testing

@testable import RowLibrary

@MainActor struct DateAndTimeRowTests {
  private static let today = CivilDate(daysSince1970: 20_778)
  private static let morning = CivilDateTime(today, CivilTime(minutesSinceMidnight: 450))

  private func table(_ row: any CellController) -> TableDriver {
    TableDriver(row, width: 32, height: 14)
  }

  @Test func `it opens a calendar with a clock below, and tab goes from one to the other`() {
    let call = Binding(DateAndTimeRowTests.morning)
    let table = table(.dateAndTime("Call", call, minuteStep: 5))
    table.expect("> Call       21 Nov 2026, 07:30")
    table.press("return", "right", "tab", "down", "tab", "down")
    table.expect(
      """
      > Call       22 Nov 2026, 08:35
            «  November 2026   »
            Mo Tu We Th Fr Sa Su
                               1
             2  3  4  5  6  7  8
             9 10 11 12 13 14 15
            16 17 18 19 20 21[22]
            23 24 25 26 27 28 29
            30
                   07   30
                   08 :‹35›
                   09   40
      """)
    table.press("backtab", "backtab", "left", "escape")
    table.expect("> Call       21 Nov 2026, 08:35")
  }

  @Test func `on a narrow screen the time goes below the day`() {
    let table = TableDriver(
      .dateAndTime("Call", Binding(DateAndTimeRowTests.morning)), width: 18)
    table.expect(
      """
      > Call
           21 Nov 2026,
                  07:30
      """)
  }

  @Test func `Left on the first wheel of the clock moves back to the calendar`() {
    let call = Binding(DateAndTimeRowTests.morning)
    let table = table(.dateAndTime("Call", call))
    table.press("return", "tab", "left", "left")
    #expect(call.value.date == DateAndTimeRowTests.today.adding(days: -1))
  }

  @Test func `a wheel turns by ten from a minute between two steps`() {
    let time = { (minute: Int) in CivilTime(minutesSinceMidnight: 10 * 60 + minute) }
    let wheels = TimeWheels(time(57), minuteStep: 5)
    #expect(wheels.turned(1, by: -10) == time(10))
    #expect(wheels.turned(1, by: -1) == time(55))
    #expect(wheels.turned(1, by: 1) == time(0))
  }

  @Test func `wheels turn each part`() {
    let call = Binding(DateAndTimeRowTests.morning)
    let table = table(.dateAndTime("Call", call, picker: .wheels))
    table.press("return", "right", "right", "right", "right", "up")
    table.expect(
      """
      > Call       21 Nov 2026, 07:29
               20   Oct   2025
               21   Nov   2026
               22   Dec   2027
                   06   28
                   07 :‹29›
                   08   30
      """)
    table.press("left", "left", "down")
    #expect(call.value.description == "2027-11-21T07:29")
  }

  @Test func `nothing outside the range can be chosen, neither a day nor a time`() {
    let call = Binding(DateAndTimeRowTests.morning)
    let evening = CivilDateTime(
      DateAndTimeRowTests.today, CivilTime(minutesSinceMidnight: 1080))
    let table = table(
      .dateAndTime("Call", call, in: DateAndTimeRowTests.morning...evening))
    table.press("return", "left", "tab", "up")
    #expect(call.value == DateAndTimeRowTests.morning)
    table.press("backtab", "right")
    #expect(call.value == evening)
  }

  @Test func `an empty value opens at noon of today, and is set when the row is collapsed`() {
    let call = Binding<CivilDateTime?>(nil)
    let table = table(
      .dateAndTime("Call", call, today: DateAndTimeRowTests.today))
    table.press("return")
    #expect(call.value == nil)
    table.press("return")
    #expect(call.value?.description == "2026-11-21T12:00")
    table.press("delete")
    table.expect("> Call                        —")
  }

  @Test(arguments: ["2026-11-21T07:30", "0001-01-01T00:00"])
  func `a day and a time are read as they are written`(text: String) {
    #expect(CivilDateTime(text)?.description == text)
  }

  @Test(arguments: ["", "2026-11-21", "2026-11-21 07:30", "2026-11-21T7:30", "T07:30"])
  func `a text that isn't a day with a time is nil`(text: String) {
    #expect(CivilDateTime(text) == nil)
  }
}
