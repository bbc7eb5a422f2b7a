import RowKit
import RowKitTesting
import Testing

@MainActor struct LayoutScreenTests {
  private let text = Outlet<TextContent>("text")

  @Test func `a screen shows a layout, and code sets what has a name`() {
    let screen = screen(#"{"content": {"text": "a", "outlet": "text"}}"#)
    let driver = ScreenDriver(screen, size: ScreenSize(width: 20, height: 6))
    driver.expectContent("  a")
    screen[text].text = "other"
    driver.update()
    driver.expectContent("  other")
    #expect(Array(screen.printedLines(width: 20)) == ["other"])
  }

  @Test func `what doesn't fit can be scrolled to`() {
    let screen = screen(#"{"content": {"text": "a b c d e f", "outlet": "text"}}"#)
    screen[text].text = "1\n2\n3\n4\n5\n6"
    let driver = ScreenDriver(screen, size: ScreenSize(width: 20, height: 5))
    driver.expectContent("  1\n  2\n  3")
    driver.press("down")
    driver.expectContent("  2\n  3\n  4")
    driver.press("end")
    driver.expectContent("  4\n  5\n  6")
    driver.press("up", "pageup")
    driver.expectContent("  1\n  2\n  3")
    driver.wheel(1)
    driver.expectContent("  4\n  5\n  6")
    driver.resize(width: 20, height: 8)
    driver.expectContent("  1\n  2\n  3\n  4\n  5\n  6")
    driver.expectConsistentDrawing()
  }

  @Test func `the screen shows the problems of its layout`() {
    let driver = ScreenDriver(screen("[]"), size: ScreenSize(width: 60, height: 6))
    driver.expectContent("  L.json:1:1: expected an object, not a list.")
  }

  @Test func `data of a layout can't drive a terminal`() {
    let screen = screen(#"{"content": {"text": "", "outlet": "text"}}"#)
    screen[text].text = "a\u{1B}[31mb"
    #expect(Array(screen.printedLines(width: 20)).allSatisfy { !$0.contains("\u{1B}") })
  }

  private func screen(_ layout: String) -> LayoutScreen {
    LayoutScreen(layout: "L", in: LayoutLibrary(["L": Array(layout.utf8)]))
  }
}
