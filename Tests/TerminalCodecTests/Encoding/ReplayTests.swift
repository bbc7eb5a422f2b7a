@testable import CharacterScreen
@testable import TerminalCodec
import TestTraits
import Testing

/// Random frames, replayed by a terminal that must show each of them exactly.
@Suite(.computes) struct ReplayTests {
  @Test(arguments: 1...24)
  func `a terminal shows each of a series of frames`(seed: UInt64) {
    var series = FrameSeries(seed: seed)
    for step in 0..<60 {
      let difference = series.step()
      #expect(difference == nil, "seed \(seed), step \(step)")
      if difference != nil { break }
    }
  }

  @Test(arguments: 100...107)
  func `a terminal that gives clusters other widths shows all the rest`(seed: UInt64) {
    for width in [TestWidth.summed, TestWidth.narrow] {
      var series = FrameSeries(seed: seed, width: width)
      for step in 0..<60 {
        let difference = series.step()
        #expect(difference == nil, "seed \(seed), step \(step)")
        if difference != nil { break }
      }
    }
  }

  @Test
  func `every pair of small pictures is replayed`() {
    let pictures = ["    ", "a   ", "  b ", "ab c", "漢  ", " 漢 ", "a漢b", "漢字", "👍🏽 x", "x👍🏽 ", "  👍🏽"]
    for first in pictures {
      for second in pictures {
        var series = FrameSeries(size: ScreenSize(width: 4, height: 1))
        #expect(series.show(first) == nil)
        #expect(series.show(second) == nil, "'\(first)' then '\(second)'")
      }
    }
  }
}
