import Testing

@testable import RowKitTerminal

struct FrameTimingTests {
  @Test func `every sixty-fourth frame asks for captured output to be trimmed`() {
    var timing = FrameTiming()
    let trimmed = (1...200).filter { _ in timing.began(at: .zero) }
    #expect(trimmed == [64, 128, 192])
  }

  @Test func `a terminal that accepts a frame late is behind until it accepts one in time`() {
    var timing = FrameTiming()
    _ = timing.began(at: .zero)
    timing.wrote(everything: false, at: .milliseconds(20))
    #expect(timing.isOutputThrottled)
    timing.wrote(everything: true, at: .milliseconds(30))
    _ = timing.began(at: .milliseconds(40))
    timing.wrote(everything: true, at: .milliseconds(41))
    #expect(!timing.isOutputThrottled)
  }
}
