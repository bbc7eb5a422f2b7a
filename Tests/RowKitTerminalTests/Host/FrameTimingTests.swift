import Testing

@testable import RowKitTerminal

struct FrameTimingTests {
  @Test func `captured output is trimmed every five seconds, with frames or without`() {
    var timing = FrameTiming()
    let times = { (seconds: ClosedRange<Int>) in
      seconds.filter { timing.mustTrim(at: .seconds($0)) }
    }
    #expect(times(0...100) == [])
    timing.captures(true, at: .seconds(100))
    #expect(times(100...114) == [105, 110])
    #expect(timing.trimTime == .seconds(115))
    timing.captures(false, at: .seconds(114))
    #expect(times(115...200) == [])
  }

  @Test func `a terminal that accepts a frame late is behind until it accepts one in time`() {
    var timing = FrameTiming()
    timing.began(at: .zero)
    timing.wrote(everything: false, at: .milliseconds(20))
    #expect(timing.isOutputThrottled)
    timing.wrote(everything: true, at: .milliseconds(30))
    timing.began(at: .milliseconds(40))
    timing.wrote(everything: true, at: .milliseconds(41))
    #expect(!timing.isOutputThrottled)
  }
}
