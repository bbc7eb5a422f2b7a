import RowKit
import RowKitTesting
import Testing

@MainActor struct ProgressRowTests {
  @Test func `a progress shows its rate and the time left`() {
    let progress = TaskProgress(50, of: 200, unit: "MB", elapsed: .seconds(10))
    let table = TableDriver(.progress("Download") { progress }, width: 40)
    table.expect(
      """
      > Download                         25 %
        ━━━━━━━━━────────────────────────────
        50 of 200 MB        5 MB/s, 0:30 left
      """)
  }

  @Test func `numbers are written as the screen writes them`() {
    var words = LocalizedStrings()
    words.numbers = NumberFormat(decimalSeparator: ",")
    words[RowStrings.percentSign] = "%"
    let screen = GenericTableController()
    let progress = TaskProgress(12.5, of: 100, unit: "MB", elapsed: .seconds(5))
    screen.tableGroups = [TableGroup(rows: [.progress("Download") { progress }])]
    let driver = ScreenDriver(screen, words: words)
    driver.expectContent(
      """
      > Download                          12%
        ━━━━╸────────────────────────────────
        12,5 of 100 MB    2,5 MB/s, 0:35 left
      """)
  }

  @Test func `without an end a piece moves while it is seen, and no timer fires after that`() {
    let table = TableDriver(
      .progress("Download") { TaskProgress() }, .activity("Looking"), width: 40)
    let before = table.content[1]
    table.advance(by: .milliseconds(400))
    #expect(table.content[1] != before)
    table.controller.push(ScreenController(title: "Other"))
    table.advance(by: .seconds(1))
    #expect(table.stage.nextDeadline == nil)
    table.press("escape")
    let after = table.content[1]
    table.advance(by: .milliseconds(400))
    #expect(table.content[1] != after)
  }

  @Test(
    arguments: [
      (TaskProgress(), nil, nil), (TaskProgress(0, of: 10, elapsed: .seconds(1)), 0, nil),
      (TaskProgress(5, of: 10), 0.5, nil), (TaskProgress(20, of: 10), 1, nil),
      (TaskProgress(5, of: 0), nil, nil), (TaskProgress(.nan, of: 5), 0, nil),
      (TaskProgress(1, of: 3601, elapsed: .seconds(1)), 1.0 / 3601, "1:00:00 left"),
    ] as [(TaskProgress, Double?, String?)])
  func `fractions and times are shown only if known`(
    progress: TaskProgress, fraction: Double?, left: String?
  ) {
    #expect(progress.fraction == fraction)
    let table = TableDriver(.progress("Download") { progress }, width: 40)
    #expect(table.content.contains { $0.contains(" left") } == (left != nil))
    #expect(table.content.contains { $0.contains(left ?? "Download") })
  }
}
