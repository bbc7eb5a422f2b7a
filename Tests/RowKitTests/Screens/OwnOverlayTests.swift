import RowKit
import RowKitTesting
import Testing

/// Overlays of an app.
@MainActor struct OwnOverlayTests {
  private final class HelloOverlay: Overlay {
    func frame(in size: ScreenSize) -> ScreenRectangle {
      ScreenRectangle(column: 2, line: 1, width: 11, height: 3)
    }

    func draw(on canvas: Canvas) {
      canvas.box()
      canvas.text("Hello", at: 2, line: 1)
    }

    func handle(_ key: KeyPress, on stage: Stage) -> Bool {
      stage.remove(self)
      return true
    }
  }

  /// A Return that was pressed before the program read keys arrives as ctrl+j.
  @Test func `an early Return is a Return in an overlay`() {
    let screen = ScreenDriver(
      TextScreen(title: "Plain", text: "Text"), size: ScreenSize(width: 60, height: 16))
    var answers = 0
    screen.stage.screen.show(Alert("Go on?", actions: [AlertAction("Yes") { answers += 1 }]))
    screen.press("ctrl+j")
    #expect(answers == 1 && screen.stage.overlays.isEmpty)
    screen.press("ctrl+p")
    screen.type("no such command")
    #expect(screen.lines.last?.contains("run") == false, "\(screen.text)")
    screen.press("ctrl+j")
    #expect(!screen.stage.overlays.isEmpty)
    screen.press("escape", "ctrl+p", "ctrl+j")
    #expect(!screen.text.contains("does nothing here"), "\(screen.text)")
  }

  @Test func `an overlay covers what is below it`() {
    let text = Array(repeating: "many words", count: 3).joined(separator: "\n")
    let screen = ScreenDriver(
      TextScreen(title: "Plain", text: text), size: ScreenSize(width: 20, height: 6))
    screen.stage.show(HelloOverlay())
    screen.update()
    #expect(screen.lines[1] == "  ╭─────────╮")
    #expect(screen.lines[2] == "  │ Hello   │")
    screen.press("x")
    #expect(screen.lines[2] == "  many words")
  }
}
