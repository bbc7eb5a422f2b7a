import ExampleScreens
import RowKit
import RowKitTesting
import Testing

@MainActor struct BenchListScreenTests {
  @Test func `rows stand under the title, one a line`() {
    driver().expectContent(
      """
      > Item 000000000  value 0  status ok
        Item 000000001  value 1  status ok
        Item 000000002  value 2  status ok
        Item 000000003  value 3  status ok
      """)
  }

  @Test func `i inserts rows before the first, counting down`() {
    let screen = driver()
    screen.press("i", "i", "home")
    #expect(screen.content[0] == "> Item 999999998  value 999999998  status ok")
    #expect(screen.content[1] == "  Item 999999999  value 999999999  status ok")
    #expect(screen.content[2] == "  Item 000000000  value 0  status ok")
  }

  @Test func `the longest list has a last row`() {
    let screen = driver(rows: .max)
    screen.press("end")
    #expect(screen.content.last?.contains("Item \((1 << 48) - 1)") == true)
  }

  @Test func `End shows the last row, PageUp leaves it, Home shows the first`() {
    let screen = driver(rows: 1_000_000_000)
    screen.press("end")
    #expect(screen.content.last == "> Item 999999999  value 999999999  status ok")
    screen.press("pageup")
    #expect(screen.line(with: "999999999") == nil)
    screen.press("home")
    #expect(screen.content.first == "> Item 000000000  value 0  status ok")
  }

  @Test func `q quits`() {
    let screen = driver()
    screen.press("q")
    #expect(screen.effects == [.quit(status: 0)])
  }

  private func driver(rows: Int = 100) -> ScreenDriver {
    ScreenDriver(BenchListScreen(rows: rows), size: ScreenSize(width: 60, height: 6))
  }
}
