@testable import CharacterScreen
@testable import TerminalCodec
import Testing

/// Screens in the lines below the prompt.
struct InlineEncoderTests {
  private let buffer = ScreenBuffer(size: ScreenSize(width: 20, height: 4))

  private func encoder() -> FrameEncoder {
    var encoder = FrameEncoder(size: buffer.size, abilities: .test(), theme: .dark)
    encoder.beginInline()
    return encoder
  }

  private func text(_ encoder: inout FrameEncoder, focus: ScreenPoint? = nil) -> String {
    var bytes: [UInt8] = []
    var frame = Frame(buffer: buffer)
    frame.focusPoint = focus
    encoder.encode(frame, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `line feeds scroll the window, and only lines below are erased`() {
    var encoder = encoder()
    let text = text(&encoder)
    #expect(text.contains("\n\u{1B}[J\n\n\u{1B}[3A"))
  }

  @Test func `no frame moves to a place of the window, scrolls it or clears it`() {
    var encoder = encoder()
    var all = text(&encoder)
    for step in 0..<40 {
      buffer.put("step \(step)", line: step % 4)
      let focus = ScreenPoint(column: step % 20, line: step * 7 % 4)
      all += text(&encoder, focus: focus)
      #expect(encoder.inlineLine == focus.line)
    }
    for sequence in all.split(separator: "\u{1B}[").dropFirst() {
      let final = sequence.first { $0.isLetter }
      #expect(final.map { "HfSTrd".contains($0) } == false, "\(sequence)")
    }
    #expect(!all.contains("\u{1B}[2J"))
  }

  @Test func `lines that the terminal wrapped are counted by what was written in them`() {
    var encoder = encoder()
    buffer.put("12345678901234567890", line: 0)
    buffer.put("short", line: 1)
    _ = text(&encoder, focus: ScreenPoint(column: 0, line: 3))
    #expect(encoder.inlineLine(wrappedTo: 20) == 3)
    #expect(encoder.inlineLine(wrappedTo: 10) == 4)
    #expect(encoder.inlineLine(wrappedTo: 4) == 8)
  }

  @Test func `the last state stays, without blank lines at its end`() {
    var encoder = encoder()
    buffer.put("first", line: 0)
    buffer.put("bar", line: 3)
    _ = text(&encoder, focus: ScreenPoint(column: 0, line: 3))
    var bytes: [UInt8] = []
    encoder.endInline(keeping: 3, into: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[m\u{1B}[2A\r\u{1B}[J")
  }
}
