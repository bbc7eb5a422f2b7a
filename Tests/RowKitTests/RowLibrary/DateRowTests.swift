import RowKit
import RowKitTesting
import Testing

@MainActor struct DateRowTests {
  private static let today = CivilDate(daysSince1970: 20_778)

  @Test func `it opens a calendar, in which the arrows go by days and weeks`() {
    let settings = PhoneSettings()
    let table = TableDriver(
      .date("Due", settings, \.date, today: DateRowTests.today), width: 30, height: 10)
    table.expect("> Due             21 Nov 2026")
    table.press("return", "right", "down")
    table.expect(
      """
      > Due             29 Nov 2026
           «  November 2026   »
           Mo Tu We Th Fr Sa Su
                              1
            2  3  4  5  6  7  8
            9 10 11 12 13 14 15
           16 17 18 19 20 21 22
           23 24 25 26 27 28[29]
           30
      """)
    table.press("pagedown", "escape")
    table.expect("> Due             29 Dec 2026")
  }

  @Test func `nothing outside the range can be chosen`() {
    let date = Binding(DateRowTests.today)
    let row = DateRowController(
      "Due", date: date, in: DateRowTests.today...DateRowTests.today.adding(days: 3))
    let table = TableDriver(row, width: 30, height: 10)
    table.press("return", "left")
    #expect(date.value == DateRowTests.today)
    table.press("pagedown")
    #expect(date.value == DateRowTests.today.adding(days: 3))
  }

  @Test func `an empty date is a dash, opens at today, and is set only by a person`() {
    let date = Binding<CivilDate?>(nil)
    let row = DateRowController("Due", date: date, today: DateRowTests.today)
    let table = TableDriver(row, width: 30, height: 10)
    table.expect("> Due                       —")
    table.press("return")
    #expect(date.value == nil)
    table.press("return")
    #expect(date.value == DateRowTests.today)
    table.press("delete")
    #expect(date.value == nil)
  }

  @Test func `wheels turn each part, the day within its month`() {
    let settings = PhoneSettings()
    settings.date = CivilDate(year: 2024, month: 2, day: 29)
    let table = TableDriver(.date("Due", settings, \.date, picker: .wheels), width: 30, height: 10)
    table.press("return")
    table.expect(
      """
      > Due             29 Feb 2024
              28   Jan   2023
             ‹29›  Feb   2024
               1   Mar   2025
      """)
    table.press("down")
    #expect(settings.date?.description == "2024-02-01")
    table.press("up", "right", "right", "down")
    #expect(settings.date?.description == "2025-02-28")
  }

  @Test func `it stays open when the groups are made anew`() {
    let settings = PhoneSettings()
    let screen = ScreenDriver(NotesScreen(settings), size: ScreenSize(width: 30, height: 16))
    screen.press("return")
    settings.note = "Two."
    screen.update()
    #expect(screen.line(with: "Two.") != nil)
    #expect(screen.line(with: "November 2026") != nil)
  }

  @Test func `time wheels go by the step and round their ends`() {
    let settings = PhoneSettings()
    let table = TableDriver(.time("Alarm", settings, \.time, minuteStep: 5), width: 30, height: 10)
    table.press("return")
    table.expect(
      """
      > Alarm                 07:30
                  06   25
                 ‹07›: 30
                  08   35
      """)
    table.press("right", "down", "down", "down", "down", "down", "down")
    #expect(settings.time.description == "07:00")
    table.press("left", "up", "up", "up", "up", "up", "up", "up", "up")
    #expect(settings.time.description == "23:00")
  }
}

/// A screen whose groups are made anew when a model changes.
private final class NotesScreen: GenericTableController {
  private let settings: PhoneSettings

  init(_ settings: PhoneSettings) {
    self.settings = settings
    super.init()
  }

  override func constructTableGroups() -> [TableGroup] {
    [TableGroup(settings.note, rows: [.date("Due", settings, \.date, id: "due")])]
  }
}
