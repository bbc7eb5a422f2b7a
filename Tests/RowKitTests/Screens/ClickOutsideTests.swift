import RowKit
import RowKitTesting
import Testing

/// Presses of the mouse beside an overlay.
@MainActor struct ClickOutsideTests {
  private func driver() -> ScreenDriver {
    ScreenDriver(
      TextScreen(title: "Plain", text: "Text"), size: ScreenSize(width: 60, height: 16))
  }

  @Test(arguments: ["?", "ctrl+p"])
  func `the keys and the commands are closed`(key: String) {
    let screen = driver()
    screen.press(key)
    #expect(!screen.stage.overlays.isEmpty)
    screen.click(column: 0, line: 12)
    #expect(screen.stage.overlays.isEmpty, "\(screen.text)")
  }

  /// A second click on the row that shows an alert doesn't cancel it.
  @Test func `an alert stays`() {
    let screen = driver()
    screen.stage.screen.show(Alert("Erase?", actions: [AlertAction("Erase") {}, .cancel()]))
    screen.click(column: 0, line: 1)
    #expect(screen.text.contains("Erase?"))
  }

  @Test func `a menu is cancelled, but not by the second click on its row`() {
    let screen = driver()
    screen.click(column: 0, line: 1)
    screen.stage.screen.show(Alert(menu: "Ada", actions: [AlertAction("Call") {}, .cancel()]))
    screen.click(column: 0, line: 1)
    #expect(screen.text.contains("Call"), "\(screen.text)")
    screen.advance(by: .seconds(1))
    screen.click(column: 0, line: 1)
    #expect(screen.stage.overlays.isEmpty, "\(screen.text)")
  }

  @Test func `a search keeps what was typed`() {
    let screen = ScreenDriver(
      GenericTableController(title: "Rows"), size: ScreenSize(width: 60, height: 16))
    screen.press("/ \"ab\"")
    screen.click(column: 0, line: 1)
    #expect(screen.text.contains("ab"))
  }

  @Test func `a drag that ends outside closes nothing`() {
    let screen = driver()
    screen.press("ctrl+p")
    let frame = screen.stage.overlays[0].frame(in: screen.stage.size)
    screen.drag(from: (frame.column + 1, frame.line + 1), to: (0, 15))
    #expect(!screen.stage.overlays.isEmpty)
  }
}
