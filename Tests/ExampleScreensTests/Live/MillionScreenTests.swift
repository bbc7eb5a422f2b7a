import ExampleScreens
import RowKit
import RowKitTesting
import Testing

@MainActor struct MillionScreenTests {
  @Test func `rows of three kinds and heights stand in one group`() {
    let screen = ScreenDriver(MillionScreen(), size: ScreenSize(width: 44, height: 10))
    screen.expectContent(
      """
      1,000,000,000 rows, made as they are seen
      > ● Contact 0                 extension 0 ›
        Message 1
        Meet me at the harbour at 2 o'clock.
        Phone 2                               2 %
        ▉────────────────────────────────────────
        charged 2 minutes ago
        ● Contact 3                 extension 3 ›
      """)
  }

  @Test func `the end of a billion rows is a key away`() {
    let screen = ScreenDriver(MillionScreen(), size: ScreenSize(width: 60, height: 10))
    screen.press("end")
    #expect(screen.content.last == "That was the last of them.")
    #expect(screen.line(with: "> ● Contact 999,999,999") != nil)
    screen.press("home")
    #expect(screen.line(with: "> ● Contact 0") != nil)
  }

  @Test func `rows are printed as they are asked for`() {
    let screen = MillionScreen()
    let lines = screen.printedLines(width: 80).prefix(4)
    #expect(
      Array(lines) == [
        "1,000,000,000 rows, made as they are seen", "Contact 0\textension 0",
        "Message 1\tMeet me at the harbour at 2 o'clock.",
        "Phone 2\t2 %\tcharged 2 minutes ago",
      ])
  }

  @Test func `there can be no rows at all`() {
    let screen = ScreenDriver(MillionScreen(rows: 0), size: ScreenSize(width: 40, height: 8))
    screen.press("end", "up", "pagedown")
    #expect(screen.line(with: "0 rows") != nil)
  }
}
