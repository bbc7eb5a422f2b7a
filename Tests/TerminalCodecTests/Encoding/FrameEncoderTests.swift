@testable import CharacterScreen
@testable import TerminalCodec
import Testing

struct FrameEncoderTests {
  private let size = ScreenSize(width: 40, height: 6)

  @Test
  func `the cursor is where the caret is, and hidden without one`() {
    var series = FrameSeries(size: size)
    series.encode()
    #expect(!series.terminal.isCursorVisible)
    series.buffer.put("some text", line: 4)
    series.encode(caret: ScreenPoint(column: 7, line: 2))
    #expect(series.terminal.isCursorVisible)
    #expect((series.terminal.column, series.terminal.line) == (7, 2))
  }

  @Test
  func `without a caret the cursor rests, unseen, where the focus is`() {
    var series = FrameSeries(size: size)
    series.buffer.put("some text", line: 4)
    series.encode(focusPoint: ScreenPoint(column: 3, line: 1))
    #expect(!series.terminal.isCursorVisible)
    #expect((series.terminal.column, series.terminal.line) == (3, 1))
    series.encode(
      caret: ScreenPoint(column: 7, line: 2), focusPoint: ScreenPoint(column: 3, line: 1))
    #expect(series.terminal.isCursorVisible)
    #expect((series.terminal.column, series.terminal.line) == (7, 2))
  }

  @Test
  func `the resting cursor costs at most eight bytes, and can be seen on request`() {
    var series = FrameSeries(size: ScreenSize(width: 99, height: 99))
    series.encode()
    for point in [(98, 98), (0, 0), (50, 3), (49, 3), (50, 4), (0, 97)] {
      let place = ScreenPoint(column: point.0, line: point.1)
      #expect(series.encode(focusPoint: place).count <= 8)
      #expect(series.encode(focusPoint: place).isEmpty)
      #expect((series.terminal.column, series.terminal.line) == point)
    }
    series.encoder.showsCursor = true
    series.encode(focusPoint: ScreenPoint(column: 0, line: 97))
    #expect(series.terminal.isCursorVisible)
  }

  @Test
  func `a moved caret is moved and not shown again`() {
    var series = FrameSeries(size: size)
    series.encode(caret: ScreenPoint(column: 7, line: 2))
    let bytes = series.encode(caret: ScreenPoint(column: 8, line: 2))
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[C")
  }

  @Test
  func `a caret outside of the screen is hidden`() {
    var series = FrameSeries(size: size)
    series.encode(caret: ScreenPoint(column: 40, line: 2))
    #expect(!series.terminal.isCursorVisible)
  }

  @Test
  func `a large frame is held back until it is complete`() {
    var abilities = TerminalAbilities.test()
    abilities.synchronizedOutput = true
    var series = FrameSeries(size: size, abilities: abilities)
    for line in 0..<6 { series.buffer.put(String(repeating: "x", count: 60), line: line) }
    for line in 0..<6 { series.buffer.put(String(repeating: "x", count: 40), line: line) }
    let text = String(decoding: series.encode(), as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}[?2026h") == (text.utf8.count > 256))
    #expect(text.hasSuffix("\u{1B}[?2026l") == (text.utf8.count > 256))
    series.buffer.put("y")
    #expect(!String(decoding: series.encode(), as: UTF8.self).contains("2026"))
  }

  @Test
  func `without holding back, the caret is hidden while a large frame is drawn`() {
    var series = FrameSeries(size: size)
    series.encode(caret: ScreenPoint(column: 0, line: 0))
    let words = String(repeating: "漢字", count: 10)
    for line in 0..<6 { series.buffer.put(words, line: line) }
    let text = String(
      decoding: series.encode(caret: ScreenPoint(column: 0, line: 0)), as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}[?25l"))
    #expect(text.hasSuffix("\u{1B}[?25h"))
  }

  @Test
  func `everything is drawn again after the last frame is discarded`() {
    var series = FrameSeries(size: size)
    #expect(series.show("some text") == nil)
    series.terminal = TestTerminal(size)
    series.encoder.forget()
    series.encode()
    #expect(series.difference == nil)
  }

  @Test
  func `a cluster that got the number of another is drawn`() {
    var series = FrameSeries(size: size)
    #expect(series.show("👍🏽") == nil)
    series.buffer.clear()
    #expect(series.show("🇯🇵") == nil)
    let other = ScreenBuffer(size: size)
    other.put("❤️")
    series.buffer = other
    series.encode()
    #expect(series.difference == nil)
  }

  @Test
  func `another theme is another picture`() {
    var series = FrameSeries(size: size)
    series.buffer.put("text", style: Style(foreground: .role(.tint)))
    series.encode()
    series.encoder.theme = .light
    series.encode()
    #expect(series.difference == nil)
    #expect(series.encode().isEmpty)
  }

  @Test
  func `a line that ends in a background is erased, not filled, where the terminal can`() {
    for canErase in [true, false] {
      var abilities = TerminalAbilities.test()
      abilities.backColorErase = canErase
      var series = FrameSeries(size: size, abilities: abilities)
      series.encode()
      series.buffer.fill(line: 1, style: Style(background: .role(.selection)))
      let bytes = series.encode()
      #expect(bytes.contains(UInt8(ascii: "K")) == canErase)
      #expect(series.difference == nil)
    }
  }

  @Test
  func `after a cluster that terminals disagree on, the column is said`() {
    var series = FrameSeries(size: size)
    series.encode()
    series.buffer.put("a👍🏽b")
    let text = String(decoding: series.encode(), as: UTF8.self)
    #expect(text == "a  \u{8}\u{8}👍🏽\r\u{1B}[3Cb\u{1B}[K")
  }

  @Test
  func `malformed cells are drawn as spaces`() {
    var series = FrameSeries(size: ScreenSize(width: 3, height: 1))
    series.encode()
    series.buffer.withMutableLine(0) { cells in
      cells[0].width = 0
      cells[1].glyph = 0x6F22
      cells[1].width = 2
      cells[2].glyph = 0x6F22
      cells[2].width = 2
    }
    series.encode()
    #expect(series.terminal.problems.isEmpty)
    #expect(series.terminal.text(line: 0).isEmpty)
  }

  @Test
  func `an empty screen is encoded`() {
    var series = FrameSeries(size: ScreenSize(width: 0, height: 0))
    series.encode(caret: ScreenPoint(column: 0, line: 0))
    #expect(series.encode(caret: ScreenPoint(column: 0, line: 0)).isEmpty)
  }

  @Test
  func `a packed cell is the same memory as a cell`() {
    let cell = ScreenCell(
      glyph: ScreenCell.pooledFlag | 77, foreground: .rgb(1, 2, 3), background: .palette(9),
      attributes: [.bold, .strikethrough], width: 2)
    let packed = unsafeBitCast(cell, to: PackedCell.self)
    #expect(MemoryLayout<ScreenCell>.size == MemoryLayout<PackedCell>.size)
    #expect(MemoryLayout<ScreenCell>.stride == MemoryLayout<PackedCell>.stride)
    #expect(packed.pooledGrapheme == 77)
    #expect(packed.foreground == cell.foreground)
    #expect(packed.background == cell.background)
    #expect(packed.attributes == cell.attributes)
    #expect(packed.width == 2)
  }
}
