import Testing

@testable import RowKitTerminal

struct OutputPaceTests {
  @Test func `a terminal that takes frames at once keeps up`() {
    var pace = OutputPace()
    pace.began(at: .milliseconds(10))
    pace.wrote(everything: true, at: .milliseconds(11))
    #expect(!pace.isOutputThrottled)
  }

  @Test func `one that is still taking a frame when the next could come is behind`() {
    var pace = OutputPace()
    pace.began(at: .milliseconds(10))
    pace.wrote(everything: false, at: .milliseconds(11))
    #expect(!pace.isOutputThrottled)
    pace.wrote(everything: false, at: .milliseconds(40))
    #expect(pace.isOutputThrottled)
    pace.wrote(everything: true, at: .milliseconds(60))
    #expect(pace.isOutputThrottled)
  }

  @Test func `it has caught up with the first frame that it takes in time`() {
    var pace = OutputPace()
    pace.began(at: .milliseconds(10))
    pace.wrote(everything: true, at: .milliseconds(60))
    #expect(pace.isOutputThrottled)
    pace.began(at: .milliseconds(61))
    pace.wrote(everything: true, at: .milliseconds(62))
    #expect(!pace.isOutputThrottled)
  }
}
