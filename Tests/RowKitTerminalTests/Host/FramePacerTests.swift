import Testing

@testable import RowKitTerminal

struct FramePacerTests {
  @Test func `nothing is due before anything was asked for`() {
    let pacer = FramePacer()
    #expect(pacer.due == nil)
    #expect(!pacer.isDue(at: .seconds(9)))
  }

  @Test func `the first frame after idleness is drawn at once`() {
    var pacer = FramePacer()
    pacer.answered(at: .seconds(1))
    pacer.request(at: .seconds(5), isUrgent: false)
    #expect(pacer.isDue(at: .seconds(5)))
  }

  @Test func `a response to a person is drawn immediately`() {
    var pacer = FramePacer()
    pacer.answered(at: .milliseconds(100))
    pacer.request(at: .milliseconds(101), isUrgent: false)
    #expect(!pacer.isDue(at: .milliseconds(101)))
    pacer.request(at: .milliseconds(102), isUrgent: true)
    #expect(pacer.isDue(at: .milliseconds(102)))
  }

  @Test func `a flood of input is drawn at a measured pace`() {
    var pacer = FramePacer()
    pacer.answered(at: .milliseconds(100))
    pacer.request(at: .milliseconds(101), isUrgent: true)
    pacer.calm()
    #expect(pacer.due == .milliseconds(100) + FramePacer.interval)
  }

  @Test func `a model that changes every millisecond is drawn 60 times a second`() {
    var pacer = FramePacer()
    var frames = 0
    for time in 0..<1000 {
      let now = Duration.milliseconds(time)
      pacer.request(at: now, isUrgent: false)
      guard pacer.isDue(at: now) else { continue }
      frames += 1
      pacer.answered(at: now)
    }
    #expect((55...61).contains(frames))
  }
}
