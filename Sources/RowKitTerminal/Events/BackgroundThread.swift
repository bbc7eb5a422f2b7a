#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A thread that runs beside the main thread and handles no signals but its own faults.
///
/// It is controlled through a pipe, so neither a lock nor a condition is needed.
struct BackgroundThread: Sendable {
  /// The end of the pipe that controls the thread.
  let writer: Int32

  /// Starts a thread, or returns `nil` if the system refuses one.
  ///
  /// - Parameter body: The work of the thread, which should return once the pipe is closed.
  init?(_ body: @escaping @Sendable (Control) -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    writer = ends[1]
    let work = Unmanaged.passRetained(Work(Control(reader: ends[0]), body))
    guard BackgroundThread.start(work.toOpaque()) else {
      work.release()
      for end in ends { _ = closeEnd(end) }
      return nil
    }
  }

  /// Wakes the thread.
  func wake() {
    var byte: UInt8 = 0
    _ = write(writer, &byte, 1)
  }

  /// Closes the pipe.
  func close() { _ = closeEnd(writer) }

  /// The thread's end of the pipe.
  struct Control: Sendable {
    let reader: Int32

    /// Waits until the thread is woken, for some milliseconds at most.
    ///
    /// A negative number means no limit.
    ///
    /// - Returns: Whether the pipe is still open.
    func wait(atMost milliseconds: Int32) -> Bool {
      var entry = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, milliseconds) > 0 else { return true }
      var byte: UInt8 = 0
      return read(reader, &byte, 1) == 1
    }
  }

  private final class Work: Sendable {
    private let control: Control
    private let body: @Sendable (Control) -> Void

    init(_ control: Control, _ body: @escaping @Sendable (Control) -> Void) {
      self.control = control
      self.body = body
    }

    func perform() {
      body(control)
      _ = closeEnd(control.reader)
    }
  }

  /// Starts a detached thread with all signals but faults blocked, and returns whether that succeeded.
  private static func start(_ work: UnsafeMutableRawPointer) -> Bool {
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    for number in SignalSet.faults where number != SIGQUIT { sigdelset(&all, number) }
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    #if canImport(Darwin)
      var thread: pthread_t?
      guard pthread_create(&thread, nil, { BackgroundThread.run($0) }, work) == 0, let thread
      else { return false }
    #else
      var thread = pthread_t()
      guard pthread_create(&thread, nil, { BackgroundThread.run($0) }, work) == 0
      else { return false }
    #endif
    pthread_detach(thread)
    return true
  }

  private static func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().perform() }
    return nil
  }
}

// The C function whose name is also that of a method.
private func closeEnd(_ descriptor: Int32) -> Int32 { close(descriptor) }
