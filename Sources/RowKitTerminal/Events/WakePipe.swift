#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Synchronization

/// A pipe that wakes an event loop from any thread and from signal handlers.
///
/// Waking costs a system call only while the loop is waiting. Several wake-ups are combined.
final class WakePipe: Sendable {
  /// The end that the loop waits on.
  let reader: Int32

  /// The end that a signal handler writes a byte to.
  let writer: Int32

  private enum Phase {
    static let running: UInt8 = 0
    static let waiting: UInt8 = 1
    static let woken: UInt8 = 2
  }

  private let phase = Atomic(Phase.running)

  /// Opens the pipe with two non-blocking ends.
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

  /// Makes the loop run once more.
  func wake() {
    guard phase.exchange(Phase.woken, ordering: .acquiringAndReleasing) == Phase.waiting
    else { return }
    var byte: UInt8 = 0
    _ = write(writer, &byte, 1)
  }

  /// Announces that the loop is about to wait.
  ///
  /// - Returns: `false` if the loop was already woken and must not wait.
  func willWait() -> Bool {
    phase.compareExchange(
      expected: Phase.running, desired: Phase.waiting, ordering: .acquiringAndReleasing
    ).exchanged
  }

  /// Announces that the loop stopped waiting, and drains the pipe if it has bytes.
  ///
  /// - Returns: Whether the loop was woken.
  func didWait(hasBytes: Bool) -> Bool {
    if hasBytes { drain() }
    return phase.exchange(Phase.running, ordering: .acquiringAndReleasing) == Phase.woken
  }

  /// Cancels a pending wake-up, because the work that follows makes it unnecessary.
  func settle() {
    phase.store(Phase.running, ordering: .sequentiallyConsistent)
  }

  private func drain() {
    withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { buffer in
      while read(reader, buffer.baseAddress, buffer.count) == buffer.count {}
    }
  }
}

extension WakePipe {
  /// The number of descriptors that the main queue, its timers and a screen need at most.
  private static let neededDescriptors = 16

  /// Throws an error unless enough descriptors are free for a loop, before the terminal is changed.
  ///
  /// The main queue creates its own when it is first used, and ends the program if it can't.
  func requireDescriptors() throws(TerminalError) {
    var opened: [Int32] = []
    defer { for descriptor in opened { close(descriptor) } }
    while opened.count < WakePipe.neededDescriptors {
      let descriptor = fcntl(reader, F_DUPFD_CLOEXEC, 3)
      guard descriptor >= 0 else { throw .descriptorsRefused(code: errno) }
      opened.append(descriptor)
    }
  }
}
