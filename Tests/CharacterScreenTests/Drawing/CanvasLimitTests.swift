import CharacterScreen
import Testing

/// Drawing in places and widths as great and as small as numbers go.
@MainActor struct CanvasLimitTests {
  private let buffer = ScreenBuffer(size: ScreenSize(width: 6, height: 2))

  @Test func `columns beyond a canvas are clipped`() {
    let canvas = Canvas(buffer).inset(left: 2, right: 1)
    canvas.horizontalLine(columns: 1..<Int.max, line: 0)
    canvas.restyle(columns: 0..<Int.max, line: 0, .tint)
    canvas[ScreenRectangle(column: 1, line: 0, width: .max, height: .max)].text("abcdef", line: 1)
    #expect(buffer.text(line: 0) == "   ──")
    #expect(buffer.text(line: 1) == "   ab")
  }
}
