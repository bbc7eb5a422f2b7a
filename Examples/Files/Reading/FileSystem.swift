import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The calls by which files are reached, none of which keeps its caller waiting for long.
///
/// A FIFO without a writer, a tape, or a network mount whose server is gone can hold a call for ever.
/// So calls are made on another thread, and who asks gets no answer after ``patience``. Until the
/// call returns after all, the same path isn't asked again, so that neither waiting nor threads add
/// up.
public final class FileSystem: Sendable {
  /// The calls themselves; tests replace them.
  struct Calls: Sendable {
    /// Opens a path for reading; returns the descriptor, or the number of an error, negated.
    var open: @Sendable (String) -> Int32 = { path in
      let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
      let descriptor = systemOpen(path, flags)
      return descriptor >= 0 ? descriptor : -errno
    }

    /// Looks at what a path leads to.
    var status: @Sendable (String) -> FileStatus? = { FileStatus(path: $0) }

    /// Looks at what is open.
    var look: @Sendable (Int32) -> FileStatus? = { FileStatus(descriptor: $0) }

    /// Reads bytes of a descriptor from a place on; returns them, fewer at the end.
    var read: @Sendable (Int32, Int, Int) -> [UInt8] = { descriptor, offset, count in
      [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
        let bytes = UnsafeMutableRawBufferPointer(buffer)
        read = OpenFile.transfer(descriptor, at: offset, into: bytes)
      }
    }

    /// Whether reading a descriptor may wait for another machine or program.
    var mayWait: @Sendable (Int32) -> Bool = { FileStatus.isRemote($0) }
  }

  /// The files of this machine.
  public static let machine = FileSystem()

  /// The files that the system makes itself, such as those of `/proc`: the calls are made at once.
  public static let direct = FileSystem(patience: nil)

  let calls: Calls
  let patience: Duration?
  private let silent = Mutex<Set<String>>([])

  /// Creates a file system of some calls.
  ///
  /// - Parameters:
  ///   - calls: The calls.
  ///   - patience: How long a caller waits for one of them; nil to make calls on its own thread.
  init(_ calls: Calls = Calls(), patience: Duration? = .seconds(1)) {
    self.calls = calls
    self.patience = patience
  }

  /// Makes a call on another thread, and waits for its answer, though not for ever.
  ///
  /// - Parameters:
  ///   - path: The path that the call is about.
  ///   - work: The call.
  ///   - discard: Called with an answer that came too late.
  /// - Returns: The answer; nil when there was none in time, or the path owes one already.
  func ask<Answer: Sendable>(
    about path: String, _ work: @escaping @Sendable () -> Answer,
    discard: @escaping @Sendable (Answer) -> Void = { _ in }
  ) -> Answer? {
    guard let patience else { return work() }
    guard silent.withLock({ !$0.contains(path) }) else { return nil }
    let question = Question<Answer>()
    DispatchQueue(label: "files").async { [self] in
      let answer = work()
      guard !question.take(answer) else { return }
      discard(answer)
      _ = silent.withLock { $0.remove(path) }
    }
    let (seconds, attoseconds) = patience.components
    let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    _ = question.isAnswered.wait(timeout: .now() + .nanoseconds(nanoseconds))
    return question.end { _ = silent.withLock { $0.insert(path) } }
  }
}

/// A question that is answered, or given up.
private final class Question<Answer: Sendable>: Sendable {
  private enum State {
    case open
    case answered(Answer)
    case givenUp
  }

  let isAnswered = DispatchSemaphore(value: 0)
  private let state = Mutex(State.open)

  /// Takes the answer; returns false when nobody waits for it any more.
  func take(_ answer: Answer) -> Bool {
    let isWanted = state.withLock { state in
      if case .givenUp = state { return false }
      state = .answered(answer)
      return true
    }
    isAnswered.signal()
    return isWanted
  }

  /// Ends the waiting; returns the answer, or gives the question up.
  func end(givingUp: () -> Void) -> Answer? {
    state.withLock { state in
      if case .answered(let answer) = state { return answer }
      givingUp()
      state = .givenUp
      return nil
    }
  }
}

private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
