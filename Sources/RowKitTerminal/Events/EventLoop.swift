#if canImport(Darwin)
  import CoreFoundation
  import Darwin
  import Dispatch

  /// An event loop that waits on the main thread for the terminal, signals and wake-ups, and runs
  /// tasks of the main actor meanwhile.
  ///
  /// This implementation waits in the main run loop, which serves the main queue. The event sources
  /// of the terminal and the wake pipe report there.
  @MainActor final class EventLoop {
    private let pipe: WakePipe
    private let terminal: Int32
    private let watch: BusyWatch?
    private let readsInput: Bool

    /// Whether the input is a file, whose end no event source reports.
    private let isFile: Bool
    private let input: any DispatchSourceRead
    private let output: any DispatchSourceWrite
    private let signals: any DispatchSourceRead
    private let timer = DispatchSource.makeTimerSource(queue: .main)
    private var ready: Readiness = []
    private var waiting: CheckedContinuation<Void, Never>?

    /// Creates a loop for a terminal and a wake pipe, whose turns a watch may observe.
    ///
    /// A loop that doesn't read input waits only for room in the terminal and for its end.
    init(terminal: Int32, pipe: WakePipe, watch: BusyWatch? = nil, readsInput: Bool = true) {
      self.pipe = pipe
      self.terminal = terminal
      self.watch = watch
      self.readsInput = readsInput
      var status = stat()
      isFile = readsInput && fstat(terminal, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      input = DispatchSource.makeReadSource(fileDescriptor: terminal, queue: .main)
      output = DispatchSource.makeWriteSource(fileDescriptor: terminal, queue: .main)
      signals = DispatchSource.makeReadSource(fileDescriptor: pipe.reader, queue: .main)
      input.setEventHandler { [weak self] in
        MainActor.assumeIsolated { self?.note(.input) }
      }
      output.setEventHandler { [weak self] in
        MainActor.assumeIsolated { self?.note(.output) }
      }
      signals.setEventHandler { [weak self] in
        MainActor.assumeIsolated { self?.note(.wake) }
      }
      timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.note([]) } }
      if readsInput, !isFile { input.resume() }
      signals.resume()
      timer.resume()
    }

    /// Cancels the event sources, which is required before releasing them.
    func close() {
      output.resume()
      if !readsInput || isFile { input.resume() }
      for source in [input, output, signals, timer] as [any DispatchSourceProtocol] {
        source.cancel()
      }
    }

    /// Waits until something is ready, a time has passed, or tasks of the main actor have run.
    ///
    /// - Parameters:
    ///   - timeout: The maximum time to wait, or `nil` for no limit.
    ///   - needsOutput: Whether to wait for room in the terminal as well.
    /// - Returns: The conditions that are ready.
    func wait(atMost timeout: Duration?, needsOutput: Bool) -> Readiness {
      ready = []
      if needsOutput { output.resume() }
      let seconds = pipe.willWait() && !isFile ? timeout.map { $0 / .seconds(1) } ?? 1e9 : 0
      watch?.endTurn()
      if CFRunLoopRunInMode(.defaultMode, max(0, seconds), true) == .finished {
        waitInPoll(max(0, seconds), needsOutput)
      }
      watch?.beginTurn()
      if needsOutput { output.suspend() }
      if isFile { ready.insert(.input) }
      noteHangUp()
      if pipe.didWait(hasBytes: ready.contains(.wake)) { ready.insert(.wake) }
      return ready
    }

    /// Suspends until something is ready or a time has passed.
    ///
    /// - Parameters:
    ///   - timeout: The maximum time to wait, or `nil` for no limit.
    ///   - needsOutput: Whether to wait for room in the terminal as well.
    /// - Returns: The conditions that are ready.
    func ready(atMost timeout: Duration?, needsOutput: Bool) async -> Readiness {
      ready = []
      if needsOutput { output.resume() }
      watch?.endTurn()
      if pipe.willWait(), !isFile {
        if let timeout { timer.schedule(deadline: .now() + max(0, timeout / .seconds(1))) }
        await withCheckedContinuation { waiting = $0 }
        timer.schedule(deadline: .distantFuture)
      } else {
        await Task.yield()
      }
      watch?.beginTurn()
      if needsOutput { output.suspend() }
      if isFile { ready.insert(.input) }
      noteHangUp()
      if pipe.didWait(hasBytes: ready.contains(.wake)) { ready.insert(.wake) }
      return ready
    }

    /// Waits without the run loop, which serves no main queue inside a task of the main actor.
    private func waitInPoll(_ seconds: Double, _ needsOutput: Bool) {
      let wanted = (readsInput ? POLLIN : 0) | (needsOutput ? POLLOUT : 0)
      var entries = [
        pollfd(fd: terminal, events: Int16(wanted), revents: 0),
        pollfd(fd: pipe.reader, events: Int16(POLLIN), revents: 0),
      ]
      let limit = Int32((min(seconds, 1_000_000) * 1000).rounded(.up))
      guard poll(&entries, 2, limit) > 0 else { return }
      let found = Int32(entries[0].revents)
      if found & POLLIN != 0 { ready.insert(.input) }
      if found & POLLOUT != 0 { ready.insert(.output) }
      if found & (POLLHUP | POLLERR | POLLNVAL) != 0 { ready.insert(.hangUp) }
      if entries[1].revents != 0 { ready.insert(.wake) }
    }

    /// Adds the end of the terminal, which its event source reports as input.
    private func noteHangUp() {
      guard ready.contains(.input), !isFile else { return }
      var entry = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, 0) > 0 else { return }
      if Int32(entry.revents) & (POLLHUP | POLLERR | POLLNVAL) != 0 { ready.insert(.hangUp) }
    }

    private func note(_ condition: Readiness) {
      ready.formUnion(condition)
      waiting?.resume()
      waiting = nil
    }
  }

#else
  import CDispatch
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// An event loop that waits on the main thread for the terminal, signals and wake-ups, and runs
  /// tasks of the main actor meanwhile.
  ///
  /// This implementation waits in `poll`, including for the descriptor by which the main queue
  /// announces work. Without that descriptor, tasks of the main actor would starve.
  @MainActor final class EventLoop {
    private let pipe: WakePipe
    private let watch: BusyWatch?
    private let terminal: Int32
    private let input: Int32
    private let mainQueue = mainQueueDescriptor()
    private var poller: Poller?
    private let startsThread: Bool

    /// The time between two looks without a thread, in milliseconds.
    private static let pause: Int32 = 10

    /// Creates a loop for a terminal and a wake pipe, whose turns a watch may observe.
    ///
    /// A loop that doesn't read input waits only for room in the terminal and for its end. One that
    /// starts no thread looks at the terminal again and again while the main actor is free.
    init(
      terminal: Int32, pipe: WakePipe, watch: BusyWatch? = nil, readsInput: Bool = true,
      startsThread: Bool = true
    ) {
      self.startsThread = startsThread
      self.pipe = pipe
      self.watch = watch
      self.terminal = terminal
      input = readsInput ? POLLIN : 0
    }

    /// Ends the thread that waits while the main actor is free, if there is one.
    func close() {
      poller?.close()
      poller = nil
    }

    /// Waits until something is ready, a time has passed, or tasks of the main actor have run.
    ///
    /// - Parameters:
    ///   - timeout: The maximum time to wait, or `nil` for no limit.
    ///   - needsOutput: Whether to wait for room in the terminal as well.
    /// - Returns: The conditions that are ready.
    func wait(atMost timeout: Duration?, needsOutput: Bool) -> Readiness {
      let wanted = Int16(needsOutput ? input | POLLOUT : input)
      var entries = (
        pollfd(fd: terminal, events: wanted, revents: 0),
        pollfd(fd: pipe.reader, events: Int16(POLLIN), revents: 0),
        pollfd(fd: mainQueue, events: Int16(POLLIN), revents: 0)
      )
      var limit: Int32 = pipe.willWait() ? -1 : 0
      if limit < 0, let timeout { limit = EventLoop.milliseconds(timeout) }
      watch?.endTurn()
      let count = EventLoop.wait(for: &entries, limit)
      watch?.beginTurn()
      let isWoken = pipe.didWait(hasBytes: count > 0 && entries.1.revents != 0)
      var ready: Readiness = isWoken ? .wake : []
      guard count > 0 else { return ready }
      if entries.2.revents != 0 { runTasks() }
      ready.formUnion(EventLoop.readiness(entries.0.revents))
      return ready
    }

    /// Suspends until something is ready or a time has passed.
    ///
    /// - Parameters:
    ///   - timeout: The maximum time to wait, or `nil` for no limit.
    ///   - needsOutput: Whether to wait for room in the terminal as well.
    /// - Returns: The conditions that are ready.
    func ready(atMost timeout: Duration?, needsOutput: Bool) async -> Readiness {
      var limit: Int32 = pipe.willWait() ? -1 : 0
      if limit < 0, let timeout { limit = EventLoop.milliseconds(timeout) }
      if poller == nil, startsThread { poller = Poller { [watch] in watch?.beginTurn() } }
      watch?.endTurn()
      let wanted = Int16(needsOutput ? input | POLLOUT : input)
      let found =
        if let poller {
          await poller.wait(terminal, for: wanted, and: pipe.reader, atMost: limit)
        } else {
          await look(for: wanted, atMost: limit)
        }
      watch?.beginTurn()
      let isWoken = pipe.didWait(hasBytes: found?.isOtherReady == true)
      return EventLoop.readiness(found?.events ?? 0).union(isWoken ? .wake : [])
    }

    /// Looks for what is ready every few milliseconds, because the system refuses a thread.
    private func look(for wanted: Int16, atMost limit: Int32) async -> Poller.Result? {
      var left = limit
      while !Task.isCancelled {
        if let found = Poller.look(terminal, for: wanted, and: pipe.reader, atMost: 0) {
          return found
        }
        guard limit < 0 || left > 0 else { return nil }
        try? await Task.sleep(for: .milliseconds(EventLoop.pause))
        left -= EventLoop.pause
      }
      return nil
    }

    private func runTasks() {
      // The count that makes the descriptor readable is read before the work it announces runs, so
      // that work arriving meanwhile makes it readable again.
      var count: UInt64 = 0
      _ = read(mainQueue, &count, MemoryLayout<UInt64>.size)
      drainMainQueue(nil)
    }

    /// Waits for entries in `poll`, and returns how many are ready.
    ///
    /// Not on the main actor, which the closure would ask for at every turn.
    private nonisolated static func wait(
      for entries: inout (pollfd, pollfd, pollfd), _ limit: Int32
    ) -> Int32 {
      withUnsafeMutableBytes(of: &entries) {
        poll($0.assumingMemoryBound(to: pollfd.self).baseAddress, 3, limit)
      }
    }

    private static func readiness(_ events: Int16) -> Readiness {
      var ready: Readiness = []
      if events & Int16(POLLIN) != 0 { ready.insert(.input) }
      if events & Int16(POLLOUT) != 0 { ready.insert(.output) }
      if events & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { ready.insert(.hangUp) }
      return ready
    }

    /// Returns a duration in milliseconds, rounded up so that a deadline has passed when its wait
    /// ends.
    private static func milliseconds(_ time: Duration) -> Int32 {
      let (seconds, attoseconds) = time.components
      guard seconds >= 0, attoseconds >= 0 else { return 0 }
      guard seconds < 1_000_000 else { return 1_000_000_000 }
      return Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }
  }

  // The functions that libdispatch offers to foreign run loops.

  @_silgen_name("_dispatch_get_main_queue_handle_4CF")
  private func mainQueueDescriptor() -> Int32

  @_silgen_name("_dispatch_main_queue_callback_4CF")
  private func drainMainQueue(_ message: UnsafeMutableRawPointer?)
#endif
