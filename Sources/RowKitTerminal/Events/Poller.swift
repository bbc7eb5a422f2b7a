#if !canImport(Darwin)
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// A thread that waits for descriptors while the main actor is free for other work.
  ///
  /// Requests reach the thread through its pipe.
  struct Poller: Sendable {
    /// The conditions that ended a wait.
    struct Result: Sendable {
      /// The events of the first descriptor.
      let events: Int16

      /// Whether the second descriptor is readable.
      let isOtherReady: Bool
    }

    private final class Request: Sendable {
      let (first, wanted, second, limit): (Int32, Int16, Int32, Int32)
      let continuation: CheckedContinuation<Result, Never>

      init(
        _ first: Int32, _ wanted: Int16, _ second: Int32, _ limit: Int32,
        _ continuation: CheckedContinuation<Result, Never>
      ) {
        (self.first, self.wanted, self.second, self.limit) = (first, wanted, second, limit)
        self.continuation = continuation
      }

      func perform(_ ended: () -> Void) {
        let result = Poller.look(first, for: wanted, and: second, atMost: limit)
        ended()
        continuation.resume(returning: result ?? Result(events: 0, isOtherReady: false))
      }
    }

    private let thread: BackgroundThread

    /// Starts the thread, or returns `nil` if the system doesn't allow it.
    ///
    /// - Parameter ended: A closure that the thread calls when a wait has ended, before the main actor
    ///   learns of it.
    init?(whenWaitEnds ended: @escaping @Sendable () -> Void) {
      guard let thread = BackgroundThread({ Poller.serve($0, ended) }) else { return nil }
      self.thread = thread
    }

    /// Suspends until one of two descriptors is ready or a time in milliseconds has passed.
    ///
    /// A negative time means no limit.
    func wait(
      _ first: Int32, for wanted: Int16, and second: Int32, atMost limit: Int32
    ) async -> Result {
      await withCheckedContinuation { continuation in
        let request = Request(first, wanted, second, limit, continuation)
        var address = Int(bitPattern: Unmanaged.passRetained(request).toOpaque())
        _ = write(thread.writer, &address, MemoryLayout<Int>.size)
      }
    }

    /// Waits on this thread, and returns `nil` if neither descriptor is ready in time.
    static func look(
      _ first: Int32, for wanted: Int16, and second: Int32, atMost limit: Int32
    ) -> Result? {
      var entries = (
        pollfd(fd: first, events: wanted, revents: 0),
        pollfd(fd: second, events: Int16(POLLIN), revents: 0)
      )
      let count = withUnsafeMutableBytes(of: &entries) {
        pollEntries($0.assumingMemoryBound(to: pollfd.self).baseAddress, 2, limit)
      }
      guard count > 0 else { return nil }
      return Result(events: entries.0.revents, isOtherReady: entries.1.revents != 0)
    }

    /// Ends the thread.
    func close() { thread.close() }

    /// Handles requests until the pipe is closed.
    private static func serve(_ control: BackgroundThread.Control, _ ended: () -> Void) {
      var address = 0
      while read(control.reader, &address, MemoryLayout<Int>.size) == MemoryLayout<Int>.size {
        guard let pointer = UnsafeRawPointer(bitPattern: address) else { break }
        Unmanaged<Request>.fromOpaque(pointer).takeRetainedValue().perform(ended)
      }
    }
  }

  // The C function whose name is also that of a method.
  private func pollEntries(_ entries: UnsafeMutablePointer<pollfd>?, _ count: UInt, _ limit: Int32)
    -> Int32
  { poll(entries, count, limit) }
#endif
