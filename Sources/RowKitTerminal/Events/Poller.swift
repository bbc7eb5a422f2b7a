#if !canImport(Darwin)
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// A thread that waits for descriptors while the main actor is free for other work.
  ///
  /// Requests reach the thread through a pipe, so neither a lock nor shared state is needed. The
  /// thread handles no signals.
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

      func perform() {
        var entries = (
          pollfd(fd: first, events: wanted, revents: 0),
          pollfd(fd: second, events: Int16(POLLIN), revents: 0)
        )
        let count = withUnsafeMutableBytes(of: &entries) {
          pollEntries($0.assumingMemoryBound(to: pollfd.self).baseAddress, 2, limit)
        }
        continuation.resume(
          returning: count > 0
            ? Result(events: entries.0.revents, isOtherReady: entries.1.revents != 0)
            : Result(events: 0, isOtherReady: false))
      }
    }

    private let writer: Int32

    /// Starts the thread, or returns `nil` if the system doesn't allow it.
    init?() {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      writer = ends[1]
      var thread = pthread_t()
      var (all, before) = (sigset_t(), sigset_t())
      sigfillset(&all)
      pthread_sigmask(SIG_SETMASK, &all, &before)
      let reader = UnsafeMutableRawPointer(bitPattern: Int(ends[0]))
      let code = pthread_create(&thread, nil, { Poller.serve($0) }, reader)
      pthread_sigmask(SIG_SETMASK, &before, nil)
      guard code == 0 else {
        for end in ends { _ = closeEnd(end) }
        return nil
      }
      pthread_detach(thread)
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
        _ = write(writer, &address, MemoryLayout<Int>.size)
      }
    }

    /// Ends the thread.
    func close() {
      _ = closeEnd(writer)
    }

    /// Handles requests until the pipe is closed.
    private static func serve(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      let reader = Int32(Int(bitPattern: context))
      var address = 0
      while read(reader, &address, MemoryLayout<Int>.size) == MemoryLayout<Int>.size {
        guard let pointer = UnsafeRawPointer(bitPattern: address) else { break }
        Unmanaged<Request>.fromOpaque(pointer).takeRetainedValue().perform()
      }
      _ = closeEnd(reader)
      return nil
    }
  }

  // The C functions whose names are also those of methods.
  private func pollEntries(_ entries: UnsafeMutablePointer<pollfd>?, _ count: UInt, _ limit: Int32)
    -> Int32
  { poll(entries, count, limit) }

  private func closeEnd(_ descriptor: Int32) -> Int32 { close(descriptor) }
#endif
