#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Synchronization

/// Ends the waiting of an event loop, from any thread and from signal handlers.
///
/// A wake-up costs a system call only while the loop waits; many of them are one.
final class WakePipe: Sendable {
  /// The end on which the loop waits.
  let reader: Int32

  /// The end into which a signal handler writes a byte.
  let writer: Int32

  private enum Phase {
    static let running: UInt8 = 0
    static let waiting: UInt8 = 1
    static let woken: UInt8 = 2
  }

  private let phase = Atomic(Phase.running)

  /// Opens the pipe; neither end blocks.
  init() throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .descriptorsRefused(code: errno) }
    (reader, writer) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
  }

  deinit {
    close(reader)
    close(writer)
  }

  /// Makes the loop go round once more.
  func wake() {
    guard phase.exchange(Phase.woken, ordering: .acquiringAndReleasing) == Phase.waiting
    else { return }
    var byte: UInt8 = 0
    _ = write(writer, &byte, 1)
  }

  /// Says that the loop is about to wait.
  ///
  /// - Returns: False when it was woken already and must not wait.
  func willWait() -> Bool {
    phase.compareExchange(
      expected: Phase.running, desired: Phase.waiting, ordering: .acquiringAndReleasing
    ).exchanged
  }

  /// Says that the loop has stopped waiting, and takes the bytes out of the pipe if there are any.
  ///
  /// - Returns: Whether it was woken.
  func didWait(hasBytes: Bool) -> Bool {
    if hasBytes { drain() }
    return phase.exchange(Phase.running, ordering: .acquiringAndReleasing) == Phase.woken
  }

  /// Takes back a wake-up that what is done next makes needless.
  func settle() {
    phase.store(Phase.running, ordering: .sequentiallyConsistent)
  }

  private func drain() {
    withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { buffer in
      while read(reader, buffer.baseAddress, buffer.count) == buffer.count {}
    }
  }
}
