#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Glibc
#endif
import RowKit
import Synchronization
import TestTraits
import Testing

@testable import RowKitTerminal

/// Text that the C library keeps for streams.
@Suite(.runsPrograms) struct StandardStreamsTests {
  @Test func `text that a captured stream keeps is shown with the captured output, in order`()
    throws
  {
    let terminal = try PseudoTerminal()
    let output = dup(terminal.program)
    let stream = try #require(fdopen(output, "w"))
    setvbuf(stream, nil, _IOFBF, 4096)
    defer { fclose(stream) }
    var capture = OutputCapture(output: output, error: output)
    capture.begin(terminal: terminal.program)
    _ = write(output, "first, ", 7)
    fputs("then", stream)
    capture.flush([stream])
    var writer = BlockingWriter(to: terminal.program)
    capture.end(&writer)
    #expect(terminal.read() == "first, then\r\n")
  }

  @Test func `text for another file stays in its stream, whose reader may never take it`() throws {
    let terminal = try PseudoTerminal()
    let output = dup(terminal.program)
    defer { close(output) }
    let pipe = try FullPipe()
    var capture = OutputCapture(output: output, error: output)
    capture.begin(terminal: terminal.program)
    capture.flush([pipe.stream])
    var writer = BlockingWriter(to: terminal.program)
    capture.end(&writer)
    #expect(pipe.rest() == "kept")
  }

  @Test func `a stream that another thread uses isn't waited for`() throws {
    let pipe = try FullPipe()
    let thread = try #require(KeepingThread(pipe.stream))
    var isAsked = false
    StandardStreams.flush(pipe.stream) { _ in
      isAsked = true
      return false
    }
    #expect(!isAsked)
    thread.end()
    #expect(pipe.rest() == "kept")
  }
}

extension TerminalSessionTests {
  @MainActor struct StreamTests {
    private let terminal: PseudoTerminal
    private let stage = Stage(
      root: ScreenController(title: "Page"), size: TerminalSize.standard)

    init() throws {
      terminal = try PseudoTerminal()
      terminal.type("q")
    }

    private var options: TerminalOptions {
      TerminalOptions(terminal: terminal.program, environment: ["TERM": "xterm-256color"])
    }

    @Test func `a screen ends while a thread waits for a line of standard input`() throws {
      let thread = try #require(KeepingThread(stdin))
      #expect(try TerminalHost.show(stage, options: options) == 0)
      #expect(terminal.read().contains("\u{1B}[?1049l"))
      thread.end()
    }

    @Test func `a screen ends while nobody reads what the program has printed`() throws {
      let pipe = try FullPipe()
      #expect(try TerminalHost.show(stage, options: options) == 0)
      #expect(terminal.read().contains("\u{1B}[?1049l"))
      #expect(pipe.rest() == "kept")
    }
  }
}

/// A pipe that accepts no byte, with a stream that keeps the text `kept` for it.
private final class FullPipe {
  let stream: StandardStreams.Stream
  private let reader: Int32
  private var filled = 0

  struct Failure: Error {}

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0, let stream = fdopen(ends[1], "w") else { throw Failure() }
    (reader, self.stream) = (ends[0], stream)
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    while write(ends[1], "x", 1) == 1 { filled += 1 }
    _ = fcntl(ends[1], F_SETFL, 0)
    fputs("kept", stream)
  }

  /// Returns the text that the stream has kept until now.
  func rest() -> String {
    var bytes = [UInt8](repeating: 0, count: 2 * filled)
    let before = read(reader, &bytes, bytes.count)
    guard before == filled else { return "written before" }
    fflush(stream)
    let count = read(reader, &bytes, bytes.count)
    return String(decoding: bytes[..<max(0, count)], as: UTF8.self)
  }

  deinit {
    fclose(stream)
    close(reader)
  }
}

/// A thread that keeps a stream locked, as one does that waits for a line.
private final class KeepingThread: Sendable {
  private let thread: BackgroundThread
  private let ends: Ends

  init?(_ stream: StandardStreams.Stream) {
    nonisolated(unsafe) let stream = stream
    let ends = Ends()
    let started = BackgroundThread { control in
      flockfile(stream)
      ends.isKept.store(true, ordering: .releasing)
      _ = control.wait(atMost: -1)
      funlockfile(stream)
      ends.isFree.store(true, ordering: .releasing)
    }
    guard let started else { return nil }
    thread = started
    self.ends = ends
    while !ends.isKept.load(ordering: .acquiring) { usleep(1000) }
  }

  /// Ends the thread, and waits until the stream is free.
  func end() {
    thread.close()
    while !ends.isFree.load(ordering: .acquiring) { usleep(1000) }
  }

  private final class Ends: Sendable {
    let isKept = Atomic(false)
    let isFree = Atomic(false)
  }
}
