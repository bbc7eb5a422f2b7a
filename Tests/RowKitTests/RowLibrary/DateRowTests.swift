import RowKit
import RowKitTesting
import Testing

@MainActor struct DateRowTests {
  private static let today = CivilDate(daysSince1970: 20_778)

  @Test func `it opens a calendar, and the arrows move by days and weeks`() {
    let settings = PhoneSettings()
    let table = TableDriver(
      .date("Due", Binding(settings, \.date), today: DateRowTests.today), width: 30, height: 10)
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

  @Test func `Page Up and Page Down move by months, with Alt or Shift by years`() {
    let date = Binding(DateRowTests.today)
    let table = TableDriver(DateRowController("Due", date), width: 30, height: 10)
    table.press("return", "alt+pageup", "alt+pageup")
    #expect(date.value.description == "2024-11-21")
    table.press("shift+pageup", "pagedown", "alt+pagedown")
    #expect(date.value.description == "2024-12-21")
    table.press("shift+pagedown")
    #expect(date.value.description == "2025-12-21")
  }

  @Test func `Page Up and Page Down turn a wheel by ten`() {
    let date = Binding(DateRowTests.today)
    let table = TableDriver(
      DateRowController("Born", date, picker: .wheels), width: 30, height: 10)
    table.press("return", "right", "right", "pageup", "pageup", "pageup", "pagedown")
    #expect(date.value.description == "2006-11-21")
    table.press("left", "pageup")
    #expect(date.value.description == "2006-01-21")
  }

  @Test func `nothing outside the range can be chosen`() {
    let date = Binding(DateRowTests.today)
    let row = DateRowController(
      "Due", date, in: DateRowTests.today...DateRowTests.today.adding(days: 3))
    let table = TableDriver(row, width: 30, height: 10)
    table.press("return", "left")
    #expect(date.value == DateRowTests.today)
    table.press("pagedown")
    #expect(date.value == DateRowTests.today.adding(days: 3))
  }

  @Test func `a day outside the range can't be clicked`() {
    let date = Binding(DateRowTests.today)
    let row = DateRowController(
      "Due", date, in: DateRowTests.today...DateRowTests.today.adding(days: 3))
    let table = TableDriver(row, width: 30, height: 12)
    table.press("return")
    table.expect(
      """
      > Due             21 Nov 2026
           «  November 2026   »
           Mo Tu We Th Fr Sa Su
                              1
            2  3  4  5  6  7  8
            9 10 11 12 13 14 15
           16 17 18 19 20[21]22
           23 24 25 26 27 28 29
           30
      """)
    table.click(column: 10, line: 8)
    #expect(date.value.description == "2026-11-21")
    #expect(table.text.contains("This day can't be selected."), "\(table.text)")
    #expect(table.effects == [.bell])
    table.click(column: 7, line: 8)
    #expect(date.value.description == "2026-11-24")
    table.click(column: 7, line: 8)
    #expect(table.effects == [.bell])
  }

  @Test func `today can't be chosen outside the range`() {
    let date = Binding(DateRowTests.today)
    let row = DateRowController(
      "Due", date, in: DateRowTests.today...DateRowTests.today.adding(days: 3),
      today: DateRowTests.today.adding(days: 5))
    let table = TableDriver(row, width: 30, height: 12)
    table.press("return", "t")
    #expect(date.value == DateRowTests.today)
    #expect(table.effects == [.bell])
  }

  @Test func `arrows at the bounds of the range are refused with a bell`() {
    let date = Binding(DateRowTests.today)
    let row = DateRowController(
      "Due", date, in: DateRowTests.today...DateRowTests.today.adding(days: 3))
    let table = TableDriver(row, width: 30, height: 12)
    table.press("return", "left", "pageup")
    #expect(table.effects == [.bell, .bell])
    #expect(table.text.contains("Nothing further that way."), "\(table.text)")
    table.click(column: 6, line: 2)
    #expect(table.effects == [.bell, .bell, .bell])
    #expect(date.value == DateRowTests.today)
  }

  @Test func `the keys stop at the first and the last wheel with a bell`() {
    let table = TableDriver(
      DateRowController("Due", Binding(DateRowTests.today), picker: .wheels), width: 30, height: 10)
    table.press("return", "left")
    #expect(table.effects == [.bell])
    table.press("right", "right", "right")
    #expect(table.effects == [.bell, .bell])
  }

  @Test func `an empty date is a dash, opens at today, and is set only by a person`() {
    let date = Binding<CivilDate?>(nil)
    let row = DateRowController("Due", date, today: DateRowTests.today)
    let table = TableDriver(row, width: 30, height: 10)
    table.expect("> Due                       —")
    table.press("return")
    #expect(date.value == nil)
    table.press("return")
    #expect(date.value == DateRowTests.today)
    table.press("delete")
    #expect(date.value == nil)
  }

  @Test func `an empty date that is opened and closed stays empty`() {
    let date = Binding<CivilDate?>(nil)
    let row = DateRowController("Due", date, today: DateRowTests.today)
    let table = TableDriver(row, width: 30, height: 12)
    table.press("return", "escape")
    #expect(date.value == nil)
    table.press("return")
    #expect(table.text.contains("«"))
    table.click(column: 4, line: table.line(with: "> Due") ?? 0)
    #expect(!table.text.contains("«"), "\(table.text)")
    #expect(date.value == nil)
  }

  @Test func `Return on an opened date says whether it chooses`() {
    let screen = GenericTableController(title: "Phone")
    let date = Binding<CivilDate?>(nil)
    screen.tableGroups = [
      TableGroup(rows: [DateRowController("Due", date, today: DateRowTests.today)])
    ]
    let driver = ScreenDriver(screen, size: ScreenSize(width: 80, height: 16))
    driver.press("return")
    #expect(driver.lines.last?.hasPrefix(" ⏎ choose  esc close  ") == true, "\(driver.text)")
    driver.press("right")
    #expect(driver.lines.last?.hasPrefix(" ⏎ done  esc close  ") == true, "\(driver.text)")
  }

  @Test func `Escape on an opened date is not said to lead back`() {
    let root = GenericTableController(title: "Phone")
    let screen = GenericTableController(title: "Date")
    screen.tableGroups = [TableGroup(rows: [DateRowController("Due", Binding(DateRowTests.today))])]
    let driver = ScreenDriver(root, size: ScreenSize(width: 80, height: 30))
    driver.stage.navigation.push(screen)
    driver.update()
    #expect(driver.lines.last?.contains("esc back") == true, "\(driver.text)")
    driver.press("return")
    #expect(driver.lines.last?.contains("esc back") == false, "\(driver.text)")
    driver.press("?")
    #expect(driver.line(with: "q  back") != nil, "\(driver.text)")
    #expect(driver.line(with: "esc ←") == nil, "\(driver.text)")
  }

  @Test(arguments: [DatePicker.calendar, .wheels])
  func `no key of an opened date is said to move`(picker: DatePicker) {
    let screen = GenericTableController(title: "Date")
    screen.tableGroups = [
      TableGroup(rows: [DateRowController("Due", Binding(DateRowTests.today), picker: picker)])
    ]
    let driver = ScreenDriver(screen, size: ScreenSize(width: 80, height: 40))
    driver.press("?")
    #expect(driver.line(with: "↑↓ j k  move") != nil, "\(driver.text)")
    driver.press("escape", "return", "?")
    #expect(driver.line(with: "↑↓ j k  move") == nil, "\(driver.text)")
    #expect(driver.line(with: "j k  move") != nil, "\(driver.text)")
    let paging = picker == .calendar ? "change the month" : "turn by ten"
    #expect(driver.line(with: "pgup pgdn  \(paging)") != nil, "\(driver.text)")
    #expect(driver.line(with: "pgup pgdn  move") == nil, "\(driver.text)")
    driver.press("escape escape ?")
    #expect(driver.line(with: "\(paging)") == nil, "\(driver.text)")
    #expect(driver.line(with: "pgup pgdn  move") != nil, "\(driver.text)")
  }

  @Test func `wheels turn each part, the day within its month`() {
    let settings = PhoneSettings()
    settings.date = CivilDate(year: 2024, month: 2, day: 29)
    let table = TableDriver(
      .date("Due", Binding(settings, \.date), picker: .wheels), width: 30, height: 10)
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

  @Test func `it opens line by line, and nothing above moves`() {
    let table = TableDriver(
      .text("Above"), .date("Due", Binding(DateRowTests.today)), .text("Below"), width: 30,
      height: 16)
    table.stage.handle(.key(KeyPress(.return)), at: table.player.now)
    var heights: [Int] = []
    for _ in 0..<12 {
      table.advance(by: .milliseconds(25))
      #expect(table.content[0] == "  Above")
      #expect(table.content[1] == "> Due             21 Nov 2026")
      heights.append(table.content.firstIndex { $0.contains("Below") } ?? -1)
    }
    #expect(heights.first != heights.last)
    #expect(heights == heights.sorted())
    #expect(heights.last == 10)
  }

  @Test func `it closes line by line`() {
    let table = TableDriver(
      .date("Due", Binding(DateRowTests.today)), .text("Below"), width: 30, height: 16)
    table.press("return")
    table.stage.handle(.key(KeyPress(.return)), at: table.player.now)
    var heights: [Int] = []
    for _ in 0..<12 {
      table.advance(by: .milliseconds(25))
      heights.append(table.content.firstIndex { $0.contains("Below") } ?? -1)
    }
    #expect(heights.first != heights.last)
    #expect(heights == heights.sorted().reversed())
    table.expect(
      """
      > Due             21 Nov 2026
        Below
      """)
  }

  @Test func `without animations it is open at once`() {
    let table = TableDriver(
      .date("Due", Binding(DateRowTests.today)), .text("Below"), width: 30, height: 16)
    table.stage.animatesChanges = false
    table.stage.handle(.key(KeyPress(.return)), at: table.player.now)
    table.update()
    #expect(table.content.firstIndex { $0.contains("Below") } == 9)
    #expect(table.stage.nextDeadline == nil)
  }

  @Test func `a row at the end of the window comes into view while it opens`() {
    let rows: [any CellController] = (1...12).map { .text("Row \($0)") }
    let table = TableDriver(
      TableGroup(rows: rows + [.date("Due", Binding(DateRowTests.today))]), width: 30, height: 12)
    table.press("end", "return")
    #expect(table.content.contains { $0.hasPrefix("> Due") })
    #expect(table.content.contains { $0.hasSuffix("30") })
  }

  @Test func `a day is chosen by a click, and a month beside its title`() {
    let date = Binding(DateRowTests.today)
    let table = TableDriver(.date("Due", date), width: 30, height: 12)
    table.click(column: 5, line: 1)
    table.expect(
      """
      > Due             21 Nov 2026
           «  November 2026   »
           Mo Tu We Th Fr Sa Su
                              1
            2  3  4  5  6  7  8
            9 10 11 12 13 14 15
           16 17 18 19 20[21]22
           23 24 25 26 27 28 29
           30
      """)
    table.click(column: 10, line: 7)
    #expect(date.value.description == "2026-11-18")
    table.click(column: 24, line: 2)
    #expect(date.value.description == "2026-12-18")
    table.click(column: 6, line: 2)
    #expect(date.value.description == "2026-11-18")
    table.click(column: 5, line: 1)
    table.expect("> Due             18 Nov 2026")
  }

  @Test func `a wheel is turned by a click above or below its value`() {
    let settings = PhoneSettings()
    let table = TableDriver(
      .date("Due", Binding(settings, \.date), picker: .wheels), width: 30, height: 10)
    table.press("return")
    table.expect(
      """
      > Due             21 Nov 2026
              20   Oct   2025
             ‹21›  Nov   2026
              22   Dec   2027
      """)
    table.click(column: 15, line: 4)
    #expect(settings.date?.description == "2026-12-21")
    table.press("down")
    #expect(settings.date?.description == "2027-01-21")
  }

  @Test func `it stays open when the groups are recreated`() {
    let settings = PhoneSettings()
    let screen = ScreenDriver(NotesScreen(settings), size: ScreenSize(width: 30, height: 16))
    screen.press("return")
    settings.note = "Two."
    screen.update()
    #expect(screen.line(with: "Two.") != nil)
    #expect(screen.line(with: "November 2026") != nil)
  }
}

/// A screen that recreates its groups when a model changes.
private final class NotesScreen: GenericTableController {
  private let settings: PhoneSettings

  init(_ settings: PhoneSettings) {
    self.settings = settings
    super.init()
  }

  override func constructTableGroups() -> [TableGroup] {
    [TableGroup(settings.note, rows: [.date("Due", Binding(settings, \.date), id: "due")])]
  }
}
