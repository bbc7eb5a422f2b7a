#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Testing

@testable import RowKitTerminal

struct SignalSetTests {
  @Test func `the gravest of several requests to end counts`() {
    let signals: SignalSet = [SignalSet(signal: SIGINT), SignalSet(signal: SIGHUP), .resize]
    #expect(signals.ending == SIGHUP)
  }

  @Test(arguments: [SIGHUP, SIGTERM, SIGQUIT, SIGINT])
  func `each request to end is one`(number: Int32) {
    #expect(SignalSet(signal: number).ending == number)
  }

  @Test(arguments: [SignalSet.resize, .stop, .resume, .child, []])
  func `other signals end nothing`(signals: SignalSet) {
    #expect(signals.ending == nil)
  }

  @Test func `every signal that is watched has a line of its own`() {
    let lines = (SignalSet.endings + SignalSet.fatal).map { "\(SignalName.line($0))" }
    #expect(Set(lines).count == lines.count)
  }
}
