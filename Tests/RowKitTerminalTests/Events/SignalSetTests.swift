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
  @Test func `the strongest of several requests to end counts`() {
    let signals: SignalSet = [SignalSet(signal: SIGINT), SignalSet(signal: SIGHUP), .resize]
    #expect(signals.ending == SIGHUP)
  }

  @Test(arguments: [SIGHUP, SIGTERM, SIGINT])
  func `each request to end is one`(number: Int32) {
    #expect(SignalSet(signal: number).ending == number)
  }

  @Test(arguments: [SignalSet.resize, .stop, .resume, .refused, .child, []])
  func `other signals end nothing`(signals: SignalSet) {
    #expect(signals.ending == nil)
  }

  @Test func `every signal that ends a process is in one list, and once`() {
    let all = SignalSet.requests + SignalSet.faults + SignalSet.others
    #expect(Set(all).count == all.count)
    // The remaining signals can't be caught, stop or continue a process, or are ignored.
    var left: Set<Int32> = [
      SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGURG, SIGWINCH, SIGPIPE,
      SIGXFSZ,
    ]
    #if canImport(Darwin)
      left.formUnion([SIGIO, SIGINFO])
      #expect(Set(1...31).subtracting(left) == Set(all))
    #else
      // The C library keeps the numbers between the last signal and the first real-time one.
      left.formUnion(32..<__libc_current_sigrtmin())
      #expect(Set(1...__libc_current_sigrtmax()).subtracting(left) == Set(all))
    #endif
  }

  @Test func `every signal has a place of its own in a set`() {
    let sets = (Int32(1)...64).map { SignalSet(signal: $0) }
    #expect(Set(sets).count == 64)
    #expect(sets.allSatisfy { !$0.isEmpty })
  }

  @Test func `every signal that ends the program has a line of its own`() {
    let all = SignalSet.requests + SignalSet.faults + SignalSet.others
    let lines = all.map { SignalSetTests.line($0) }
    #expect(Set(lines).count == lines.count)
    #expect(SignalSetTests.line(SIGUSR1) == "The program was ended by SIGUSR1.\n")
    #expect(SignalSetTests.line(47) == "The program was ended by signal 47.\n")
  }

  private static func line(_ number: Int32) -> String {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return "" }
    var writer = BlockingWriter(to: ends[1])
    SignalName.write(number, to: &writer)
    close(ends[1])
    defer { close(ends[0]) }
    return String(
      decoding: [UInt8](unsafeUninitializedCapacity: 256) { buffer, count in
        count = max(0, read(ends[0], buffer.baseAddress, buffer.count))
      }, as: UTF8.self)
  }
}
