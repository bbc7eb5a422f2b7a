#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Synchronization
import TerminalCodec
import TestTraits
import Testing

@testable import RowKitTerminal

/// Tests of Ctrl-C and Ctrl-\ while the main thread is busy.
@Suite(.serialized, .runsPrograms) struct BusyWatchTests {
  /// The signals by which the program would have ended.
  private final class Endings: Sendable {
    private let signals = Mutex<[Int32]>([])

    var all: [Int32] { signals.withLock { $0 } }

    func add(_ signal: Int32) { signals.withLock { $0.append(signal) } }
  }

  private let terminal: PseudoTerminal
  private let device: TerminalDevice
  private let pipe: WakePipe
  private let watch: BusyWatch
  private let endings = Endings()

  init() throws {
    terminal = try PseudoTerminal()
    device = try TerminalDevice(behind: terminal.program)
    try device.enterRawMode()
    pipe = try WakePipe()
    watch = BusyWatch(device, waking: pipe)
    watch.start(
      BusyWatch.Answers(
        notice: Array("BUSY".utf8), ownsTerminal: { true }, whileOwned: { $0() },
        end: { [endings] in endings.add($0) }))
  }

  @Test func `the first ctrl+c shows a notice and the second one ends the program`() {
    watch.beginTurn()
    terminal.type("\u{3}")
    #expect(wait { terminal.read().contains("BUSY") })
    #expect(endings.all.isEmpty)
    #expect(
      wait {
        terminal.type("\u{3}"); return !endings.all.isEmpty
      })
    #expect(endings.all.first == SIGINT)
    #expect(watch.takeNotice())
    #expect(!watch.takeNotice())
    watch.close()
  }

  @Test func `a key that repeats is no second press`() {
    watch.beginTurn()
    terminal.type("\u{3}\u{3}\u{3}")
    #expect(wait { terminal.read().contains("BUSY") })
    terminal.type("\u{1C}")
    #expect(wait { !endings.all.isEmpty })
    #expect(endings.all == [SIGQUIT])
    watch.close()
  }

  @Test func `the main thread gets all bytes in order`() {
    watch.beginTurn()
    terminal.type("abc\u{3}d")
    #expect(wait { watch.hasInput })
    #expect(wait { !pipe.willWait() })
    terminal.type("ef")
    var text = ""
    #expect(
      wait {
        text += waiting(); return text == "abc\u{3}def"
      })
    #expect(!watch.hasInput)
    watch.close()
  }

  @Test func `ctrl+backslash ends the program at once`() {
    watch.beginTurn()
    terminal.type("\u{1C}")
    #expect(wait { endings.all == [SIGQUIT] })
    watch.close()
  }

  @Test func `keys within a paste are text`() {
    watch.noteInput(expecting: .paste)
    watch.beginTurn()
    terminal.type("\u{3}\u{1C}\u{1B}[201~")
    terminal.type("\u{1C}")
    #expect(wait { !endings.all.isEmpty })
    #expect(endings.all == [SIGQUIT])
    #expect(!terminal.read().contains("BUSY"))
    watch.close()
  }

  @Test func `no notice interrupts the rest of a frame`() {
    watch.noteOutput(isComplete: false)
    watch.beginTurn()
    terminal.type("\u{3}\u{1C}")
    #expect(wait { endings.all == [SIGQUIT] })
    #expect(!watch.takeNotice())
    #expect(!terminal.read().contains("BUSY"))
    watch.close()
  }

  @Test func `without a notice no ctrl+c ends the program`() {
    watch.noteOutput(isComplete: false)
    watch.beginTurn()
    for _ in 0..<8 {
      terminal.type("\u{3}")
      usleep(100_000)
    }
    terminal.type("\u{1C}")
    #expect(wait { !endings.all.isEmpty })
    #expect(endings.all == [SIGQUIT])
    watch.close()
  }

  @Test func `a thread that slept watches the next turn`() {
    for _ in 0..<3 {
      watch.beginTurn()
      terminal.type("a")
      #expect(wait { watch.hasInput })
      #expect(waiting() == "a")
      watch.endTurn()
      // Longer than the thread stays awake.
      usleep(UInt32(BusyWatch.tick) * 3000)
    }
    watch.close()
  }

  @Test func `a closed watch leaves the terminal alone`() {
    watch.beginTurn()
    terminal.type("b")
    #expect(wait { watch.hasInput })
    #expect(waiting() == "b")
    watch.close()
    terminal.type("a")
    watch.beginTurn()
    #expect(wait { waiting() == "a" })
    #expect(!watch.hasInput)
  }

  /// Returns what the thread has read, or else what the terminal has.
  private func waiting() -> String {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64, alignment: 1)
    defer { buffer.deallocate() }
    var bytes: [UInt8] = []
    while watch.hasInput || bytes.isEmpty, case .moved(let count) = watch.readInput(into: buffer) {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Waits until a condition holds, and returns `false` if it doesn't for half a minute.
  private func wait(_ condition: () -> Bool) -> Bool {
    for _ in 0..<3000 {
      if condition() { return true }
      usleep(10_000)
    }
    return false
  }
}
