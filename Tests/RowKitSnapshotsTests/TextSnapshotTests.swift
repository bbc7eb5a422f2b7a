import RowKit
import RowKitSnapshots
import Testing

struct TextSnapshotTests {
  @Test func `there are as many lines as the screen has, without blanks at their ends`() {
    let buffer = ScreenBuffer(size: ScreenSize(width: 10, height: 4))
    Canvas(buffer).text("one", at: 2)
    Canvas(buffer).text("漢 é", line: 2)
    #expect(TextSnapshot.text(of: buffer) == "  one\n\n漢 é\n")
    #expect(TextSnapshot.lines(of: buffer) == ["  one", "", "漢 é", ""])
  }

  @Test func `a screen of no extent has no text`() {
    #expect(TextSnapshot.text(of: ScreenBuffer(size: ScreenSize(width: 0, height: 0))) == "")
  }
}
