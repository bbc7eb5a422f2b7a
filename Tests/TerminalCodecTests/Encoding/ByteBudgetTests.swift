@testable import CharacterScreen
@testable import TerminalCodec
import TestTraits
import Testing

/// Limits for the size of frames in bytes, which a slow connection makes noticeable.
@Suite(.computes) struct ByteBudgetTests {
  private static let selected = Style(
    foreground: .role(.selectionText), background: .role(.selection))

  @Test(arguments: [ScreenSize(width: 80, height: 24), ScreenSize(width: 200, height: 60)])
  func `scrolling by a line costs the line that comes in and the one that was selected`(
    size: ScreenSize
  ) {
    var series = list(size, .truecolor)
    let count = scroll(&series, by: 1, bar: size.height - 2)
    #expect(count <= 140)
    #expect(series.difference == nil)
  }

  @Test
  func `scrolling down costs as little`() {
    var series = list(ScreenSize(width: 80, height: 24), .truecolor)
    scroll(&series, by: 1, bar: 1)
    #expect(scroll(&series, by: -1, bar: 1) <= 140)
    #expect(series.difference == nil)
  }

  @Test
  func `scrolling with the selection in the middle costs two lines more at most`() {
    var series = list(ScreenSize(width: 80, height: 24), .twoHundredFiftySix)
    scroll(&series, by: 1, bar: 12)
    #expect(scroll(&series, by: 1, bar: 12) <= 170)
    #expect(series.difference == nil)
  }

  @Test
  func `scrolling on a terminal that can't scroll by a count costs little more`() {
    var series = list(ScreenSize(width: 80, height: 24), .sixteen)
    series.encoder.abilities.scrollsByCount = false
    series.encode()
    #expect(scroll(&series, by: 1, bar: 22) <= 140)
    #expect(series.difference == nil)
  }

  @Test
  func `a hint is not followed where drawing is cheaper`() {
    var series = FrameSeries(size: ScreenSize(width: 20, height: 6))
    series.buffer.put("a", line: 5)
    series.encode()
    series.buffer.put(" ", line: 5)
    series.buffer.put("a", line: 4)
    let bytes = series.encode(scroll: ScrollHint(lines: 0..<6, distance: 1))
    #expect(!bytes.contains(UInt8(ascii: "S")))
    #expect(series.difference == nil)
  }

  @Test
  func `moving the selection costs two lines`() {
    var series = list(ScreenSize(width: 80, height: 24), .truecolor)
    row(&series, 10, selected: true)
    series.encode()
    row(&series, 10, selected: false)
    row(&series, 11, selected: true)
    #expect(series.encode().count <= 130)
  }

  @Test
  func `one letter costs a move and a letter`() {
    var series = list(ScreenSize(width: 80, height: 24), .truecolor)
    series.buffer.put("x", column: 6, line: 9)
    #expect(series.encode().count <= 8)
  }

  @Test
  func `changed digits close to each other are written with the cells between them`() {
    var series = FrameSeries(size: ScreenSize(width: 20, height: 1))
    #expect(series.show("1.2.3") == nil)
    series.buffer.put("4.5.6")
    #expect(String(decoding: series.encode(), as: UTF8.self) == "\r4.5.6")
  }

  @Test
  func `equal frames cost nothing`() {
    var series = list(ScreenSize(width: 80, height: 24), .truecolor)
    series.encode(caret: ScreenPoint(column: 3, line: 3))
    #expect(series.encode(caret: ScreenPoint(column: 3, line: 3)).isEmpty)
  }

  @Test
  func `the first frame costs its text and a little for each line`() {
    var series = list(ScreenSize(width: 80, height: 24), .truecolor)
    #expect(series.encode(isFullRedraw: true).count <= 1_100)
  }

  // MARK: A list

  private func list(_ size: ScreenSize, _ depth: ColorDepth) -> FrameSeries {
    var series = FrameSeries(size: size, abilities: .test(depth: depth))
    let title = Style(foreground: .role(.titleText), background: .role(.titleBar))
    series.buffer.fill(line: 0, style: title)
    series.buffer.put("Items", line: 0, style: title)
    for line in 1..<size.height - 1 { row(&series, line, selected: false) }
    series.encode()
    return series
  }

  private func row(_ series: inout FrameSeries, _ line: Int, offset: Int = 0, selected: Bool) {
    let style = selected ? ByteBudgetTests.selected : .plain
    let number = "\(1_000_000_000 + line + offset)".dropFirst()
    series.buffer.fill(line: line, style: style)
    series.buffer.put("Item \(number)  value \(line + offset)  status ok", line: line, style: style)
  }

  @discardableResult
  private func scroll(_ series: inout FrameSeries, by distance: Int, bar: Int) -> Int {
    let lines = 1..<series.buffer.size.height - 1
    row(&series, bar, selected: true)
    series.encode()
    series.buffer.scroll(lines: lines, by: distance)
    row(&series, bar - distance, offset: distance, selected: false)
    let new = distance > 0 ? lines.upperBound - 1 : lines.lowerBound
    row(&series, new, offset: distance, selected: false)
    row(&series, bar, offset: distance, selected: true)
    return series.encode(scroll: ScrollHint(lines: lines, distance: distance)).count
  }
}
