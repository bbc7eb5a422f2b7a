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
