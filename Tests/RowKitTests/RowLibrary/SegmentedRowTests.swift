import RowKit
import RowKitTesting
import Testing

@MainActor struct SegmentedRowTests {
  private static let views = [Choice("Day"), Choice("Week"), Choice("Month")]

  @Test func `left and right choose, and stop at the ends`() {
    var told: [String] = []
    let table = TableDriver(
      .segmented("Show", Binding("Day") { told.append($0) }, SegmentedRowTests.views), width: 34)
    table.expect("> Show       ‹Day›│ Week │ Month")
    table.press("left", "right", "right", "right")
    table.expect("> Show        Day │ Week │‹Month›")
    #expect(told == ["Week", "Month"])
  }

  @Test func `keys at an end are refused with a message and a bell`() {
    let table = TableDriver(
      .segmented("Show", Binding("Day"), SegmentedRowTests.views), width: 40, height: 6)
    table.press("left")
    #expect(table.effects == [.bell])
    #expect(table.text.contains("Nothing further that way."), "\(table.text)")
  }

  @Test func `the only choice shows whether it is selected`() {
    let table = TableDriver(
      .segmented("Show", Binding<String?>(nil), [Choice("Day")]), width: 20)
    table.expect("> Show        ○ Day")
    table.press("right")
    table.expect("> Show        ‹Day›")
  }

  @Test func `the only choice offers no other one`() {
    let row = SegmentedRowController("Show", Binding<String?>("Day"), [Choice("Day")])
    #expect(row.keyHints.map(\.keys) == ["del"])
  }

  @Test func `Return moves to the next segment, and from the last to the first`() {
    let table = TableDriver(
      .segmented("Show", Binding("Month"), SegmentedRowTests.views), width: 34)
    table.press("return")
    table.expect("> Show       ‹Day›│ Week │ Month")
  }

  @Test func `a click chooses the segment that it hits`() {
    let view = Binding("Week")
    let table = TableDriver(.segmented("Show", view, SegmentedRowTests.views), width: 34)
    table.expect("> Show        Day │‹Week›│ Month")
    table.click(column: 28, line: 1)
    #expect(view.value == "Month")
    table.click(column: 15, line: 1)
    #expect(view.value == "Day")
    table.click(column: 3, line: 1)
    #expect(view.value == "Day")
  }

  @Test func `on a narrow screen the arrows are clicked`() {
    let view = Binding("Week")
    let table = TableDriver(.segmented("Show", view, SegmentedRowTests.views), width: 20)
    table.click(column: 18, line: 1)
    #expect(view.value == "Month")
    table.expect("> Show    ‹ Month ›")
    table.click(column: 10, line: 1)
    #expect(view.value == "Week")
  }

  @Test func `on a narrow screen a click on the title or beside the arrows changes nothing`() {
    let view = Binding("Week")
    let table = TableDriver(.segmented("Show", view, SegmentedRowTests.views), width: 20)
    table.expect("> Show     ‹ Week ›")
    for column in [3, 10] + (13...16) { table.click(column: column, line: 1) }
    #expect(view.value == "Week")
  }

  @Test func `on a narrow screen only the chosen segment shows`() {
    let table = TableDriver(
      .segmented("Show", Binding("Week"), SegmentedRowTests.views), width: 20)
    table.expect("> Show     ‹ Week ›")
  }
}
