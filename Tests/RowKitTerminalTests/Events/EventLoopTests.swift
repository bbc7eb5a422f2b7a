#if !canImport(Darwin)
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif
  import Testing

  @testable import RowKitTerminal

  /// Waiting while the main actor is free, where the system refuses a thread.
  @MainActor struct EventLoopTests {
    @Test func `without a thread keys and wake-ups end a wait, and so does the time`() async throws
    {
      let terminal = try PseudoTerminal()
      let device = try TerminalDevice(behind: terminal.program)
      defer { device.close() }
      try device.enterRawMode()
      let pipe = try WakePipe()
      let loop = EventLoop(terminal: device.descriptor, pipe: pipe, startsThread: false)
      #expect(await loop.ready(atMost: .milliseconds(30), needsOutput: false) == [])
      Task { pipe.wake() }
      #expect(await loop.ready(atMost: nil, needsOutput: false) == .wake)
      // The main actor is free meanwhile.
      Task { terminal.type("a") }
      #expect(await loop.ready(atMost: nil, needsOutput: false) == .input)
      loop.close()
    }
  }
#endif
