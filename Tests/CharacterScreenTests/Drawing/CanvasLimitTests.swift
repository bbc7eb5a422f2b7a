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

  @Test(arguments: [Int.min, .min + 1, -1, 8, .max - 1, .max])
  func `text at any column and line is clipped`(place: Int) {
    let buffer = ScreenBuffer(size: ScreenSize(width: 8, height: 2))
    let canvas = Canvas(buffer).inset(left: 1, right: 1)
    for text in ["abc", "é日本"] {
      canvas.text(text, at: place)
      canvas.text(text, line: place)
      canvas.truncatedText(text, at: place, line: place, width: 4)
      canvas.trailingText(text, endingAt: place, line: place, width: 4)
      canvas[ScreenRectangle(column: place, line: place, width: 4, height: 4)].text(text)
      canvas.restyle(columns: 0..<4, line: place, .tint)
      canvas.horizontalLine(columns: place..<max(place, 4), line: place)
    }
    #expect((0..<2).allSatisfy { buffer.text(line: $0).allSatisfy { " bc日本".contains($0) } })
  }

  @Test func `a number that is drawn over another one is the number`() {
    let numbers = [0, 9, 10, 99, 999, 1000, 1999, 2000, 12_999, 13_000, 99_999]
    for former in numbers {
      for number in numbers where "\(former)".count == "\(number)".count {
        let (changed, whole) = (ScreenBuffer(size: buffer.size), ScreenBuffer(size: buffer.size))
        Canvas(changed).number(former, endingAt: 6)
        Canvas(changed).number(number, endingAt: 6, over: former)
        Canvas(whole).number(number, endingAt: 6)
        #expect(changed.text(line: 0) == whole.text(line: 0), "\(number) over \(former)")
      }
    }
  }
}
