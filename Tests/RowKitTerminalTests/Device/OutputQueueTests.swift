import Testing

@testable import RowKitTerminal

struct OutputQueueTests {
  /// A terminal that takes a few bytes, then wants to be waited for.
  private final class SlowTerminal {
    var taken: [UInt8] = []
    private var room = 0

    func drainOneWindow(of size: Int) { room = size }

    func write(_ bytes: UnsafeRawBufferPointer) -> TransferResult {
      let count = min(room, bytes.count)
      guard count > 0 else { return .mustWait }
      taken += bytes[..<count]
      room -= count
      return .moved(count)
    }
  }

  @Test func `nothing is lost or changed in order when the terminal takes three bytes at a time`() {
    var queue = OutputQueue()
    let terminal = SlowTerminal()
    queue.append { $0 += 0..<10 }
    while !queue.isEmpty {
      terminal.drainOneWindow(of: 3)
      _ = queue.flush(terminal.write)
    }
    #expect(terminal.taken == Array(0..<10))
  }

  @Test func `later output follows waiting output`() {
    var queue = OutputQueue()
    let terminal = SlowTerminal()
    queue.append { $0 += [1, 2, 3] }
    terminal.drainOneWindow(of: 2)
    #expect(queue.flush(terminal.write) == .mustWait)
    queue.append { $0 += [4] }
    terminal.drainOneWindow(of: 9)
    #expect(queue.flush(terminal.write) == .moved(2))
    #expect(terminal.taken == [1, 2, 3, 4])
  }

  @Test func `a frame goes out in one write`() {
    var queue = OutputQueue()
    var writes: [Int] = []
    queue.append { $0 += [UInt8](repeating: 7, count: 5000) }
    let result = queue.flush {
      writes.append($0.count)
      return .moved($0.count)
    }
    #expect(result == .moved(5000))
    #expect(writes == [5000])
  }

  @Test func `a terminal that is gone is reported`() {
    var queue = OutputQueue()
    queue.append { $0 += [1] }
    #expect(queue.flush { _ in .lost } == .lost)
  }

  @Test func `draining hands over only unwritten output`() {
    var queue = OutputQueue()
    queue.append { $0 += [1, 2, 3] }
    let terminal = SlowTerminal()
    terminal.drainOneWindow(of: 1)
    _ = queue.flush(terminal.write)
    var rest: [UInt8] = []
    queue.drain { rest += $0 }
    #expect(rest == [2, 3])
    #expect(queue.isEmpty)
  }
}
