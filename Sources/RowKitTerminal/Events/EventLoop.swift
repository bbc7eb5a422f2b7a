#if canImport(Darwin)
  import CoreFoundation
  import Dispatch

  /// Waits on the main thread for the terminal, for signals and wake-ups, and runs the tasks of the
  /// main actor meanwhile.
  ///
  /// Here it is the main run loop that waits: it serves the main queue, on which the sources of the
  /// terminal and of the wake pipe report.
  @MainActor final class EventLoop {
    private let pipe: WakePipe
    private let input: any DispatchSourceRead
    private let output: any DispatchSourceWrite
    private let signals: any DispatchSourceRead
    private var ready: Readiness = []

    /// Creates a loop that waits for a terminal and a wake pipe.
    init(terminal: Int32, pipe: WakePipe) {
      self.pipe = pipe
      input = DispatchSource.makeReadSource(fileDescriptor: terminal, queue: .main)
      output = DispatchSource.makeWriteSource(fileDescriptor: terminal, queue: .main)
      signals = DispatchSource.makeReadSource(fileDescriptor: pipe.reader, queue: .main)
      input.setEventHandler { [weak self] in
        MainActor.assumeIsolated { _ = self?.ready.insert(.input) }
      }
      output.setEventHandler { [weak self] in
        MainActor.assumeIsolated { _ = self?.ready.insert(.output) }
      }
      signals.setEventHandler { [weak self] in
        MainActor.assumeIsolated { _ = self?.ready.insert(.wake) }
      }
      input.resume()
      signals.resume()
    }

    /// Ends the sources; they must not be released before that.
    func close() {
      output.resume()
      for source in [input, output, signals] as [any DispatchSourceProtocol] { source.cancel() }
    }

    /// Waits until something is ready, a time has passed, or tasks of the main actor have run.
    ///
    /// - Parameters:
    ///   - timeout: How long to wait at most; nil for as long as it takes.
    ///   - needsOutput: Whether to wait for room in the terminal too.
    /// - Returns: What is ready.
    func wait(atMost timeout: Duration?, needsOutput: Bool) -> Readiness {
      ready = []
      if needsOutput { output.resume() }
      let seconds = pipe.willWait() ? timeout.map { $0 / .seconds(1) } ?? 1e9 : 0
      CFRunLoopRunInMode(.defaultMode, max(0, seconds), true)
      if needsOutput { output.suspend() }
      if pipe.didWait(hasBytes: ready.contains(.wake)) { ready.insert(.wake) }
      return ready
    }
  }

#else
  import CDispatch
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// Waits on the main thread for the terminal, for signals and wake-ups, and runs the tasks of the
  /// main actor meanwhile.
  ///
  /// Here it is one `poll` that waits, also for the descriptor by which the main queue says that it
  /// has work: a bare `poll` would starve the tasks of the main actor.
  @MainActor final class EventLoop {
    private let pipe: WakePipe
    private let terminal: Int32
    private lazy var mainQueue = mainQueueDescriptor()

    /// Creates a loop that waits for a terminal and a wake pipe.
    init(terminal: Int32, pipe: WakePipe) {
      self.pipe = pipe
      self.terminal = terminal
    }

    /// Ends the loop; it holds nothing that needs it here.
    func close() {}

    /// Waits until something is ready, a time has passed, or tasks of the main actor have run.
    ///
    /// - Parameters:
    ///   - timeout: How long to wait at most; nil for as long as it takes.
    ///   - needsOutput: Whether to wait for room in the terminal too.
    /// - Returns: What is ready.
    func wait(atMost timeout: Duration?, needsOutput: Bool) -> Readiness {
      let wanted = Int16(needsOutput ? POLLIN | POLLOUT : POLLIN)
      var entries = (
        pollfd(fd: terminal, events: wanted, revents: 0),
        pollfd(fd: pipe.reader, events: Int16(POLLIN), revents: 0),
        pollfd(fd: mainQueue, events: Int16(POLLIN), revents: 0)
      )
      let limit = pipe.willWait() ? timeout.map(EventLoop.milliseconds) ?? -1 : 0
      let count = withUnsafeMutableBytes(of: &entries) {
        poll($0.assumingMemoryBound(to: pollfd.self).baseAddress, 3, limit)
      }
      let isWoken = pipe.didWait(hasBytes: count > 0 && entries.1.revents != 0)
      var ready: Readiness = isWoken ? .wake : []
      guard count > 0 else { return ready }
      if entries.2.revents != 0 { runTasks() }
      ready.formUnion(EventLoop.readiness(entries.0.revents))
      return ready
    }

    private func runTasks() {
      // The count that makes the descriptor readable is taken before the work it announces, so that
      // work which comes meanwhile makes it readable again.
      var count: UInt64 = 0
      _ = read(mainQueue, &count, MemoryLayout<UInt64>.size)
      drainMainQueue(nil)
    }

    private static func readiness(_ events: Int16) -> Readiness {
      var ready: Readiness = []
      if events & Int16(POLLIN) != 0 { ready.insert(.input) }
      if events & Int16(POLLOUT) != 0 { ready.insert(.output) }
      if events & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { ready.insert(.hangUp) }
      return ready
    }

    /// Rounds up, so that a deadline has passed when the waiting for it ends.
    private static func milliseconds(_ time: Duration) -> Int32 {
      let (seconds, attoseconds) = time.components
      guard seconds >= 0, attoseconds >= 0 else { return 0 }
      guard seconds < 1_000_000 else { return 1_000_000_000 }
      return Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }
  }

  // What libdispatch offers to run loops that are not its own.

  @_silgen_name("_dispatch_get_main_queue_handle_4CF")
  private func mainQueueDescriptor() -> Int32

  @_silgen_name("_dispatch_main_queue_callback_4CF")
  private func drainMainQueue(_ message: UnsafeMutableRawPointer?)
#endif
