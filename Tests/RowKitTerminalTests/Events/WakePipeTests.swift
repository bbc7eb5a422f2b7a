#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Testing

@testable import RowKitTerminal

struct WakePipeTests {
  @Test func `a wake-up before the waiting makes waiting needless`() throws {
    let pipe = try WakePipe()
    pipe.wake()
    #expect(!pipe.willWait())
    #expect(pipe.didWait(hasBytes: false))
    #expect(pipe.willWait())
  }

  @Test func `many wake-ups while waiting write one byte`() throws {
    let pipe = try WakePipe()
    #expect(pipe.willWait())
    for _ in 0..<100 { pipe.wake() }
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(pipe.reader, &bytes, 8) == 1)
    #expect(pipe.didWait(hasBytes: false))
    #expect(!pipe.didWait(hasBytes: false))
  }

  @Test func `a wake-up that becomes needless is taken back`() throws {
    let pipe = try WakePipe()
    pipe.wake()
    pipe.settle()
    #expect(pipe.willWait())
  }

  @Test func `other threads wake it`() async throws {
    let pipe = try WakePipe()
    #expect(pipe.willWait())
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<20 { group.addTask { pipe.wake() } }
    }
    #expect(pipe.didWait(hasBytes: true))
  }
}
