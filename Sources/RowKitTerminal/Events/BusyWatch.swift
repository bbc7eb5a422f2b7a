#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import CharacterScreen
import Synchronization
import TerminalCodec

/// A thread that answers Ctrl-C and Ctrl-\ while the main thread is busy.
///
/// No screen should work for long on the main thread, but data may be larger than anyone expected,
/// and an app may wait for a file. Once a turn takes longer than ``tick``, the thread reads the
/// terminal in place of the main thread and keeps the bytes for it:
///
/// - The first Ctrl-C shows a notice. The main thread handles the key when it is free.
/// - A second one, ``secondPress`` or more after the notice, restores the terminal and ends the
///   program by SIGINT.
/// - Ctrl-\ ends it by SIGQUIT at once, as always.
///
/// The thread sleeps while the main thread waits.
final class BusyWatch: Sendable {
  /// The answers of a busy program.
  struct Answers: Sendable {
    /// The bytes that show the notice.
    ///
    /// The next frame must be drawn as a whole.
    let notice: [UInt8]

    /// A closure that returns whether the terminal belongs to the session.
    let ownsTerminal: @Sendable () -> Bool

    /// A closure that runs another one while nobody else changes or restores the terminal, or not at
    /// all.
    let whileOwned: @Sendable (() -> Void) -> Void

    /// A closure that ends the program by a signal.
    let end: @Sendable (Int32) -> Void
  }

  /// The duration of a turn after which the main thread counts as busy, in milliseconds.
  static let tick: Int32 = 100

  /// The time after the notice at which another Ctrl-C is a second one.
  ///
  /// The repeated key of a person who holds it for a moment isn't.
  static let secondPress = Duration.milliseconds(500)

  private let device: TerminalDevice
  private let pipe: WakePipe
  private let phase = WorkPhase()
  private let ahead = Mutex(ReadAhead())
  private let isClosed = Atomic(false)
  private let content = Atomic(InputDecoder.Content.keys.rawValue)
  private let hasBytes = Atomic(false)
  private let isOutputComplete = Atomic(true)
  private let hasShownNotice = Atomic(false)
  private let start = ContinuousClock.now
  private let thread = Mutex<BackgroundThread?>(nil)

  /// Creates a watch for a terminal, which begins with `start(_:)`.
  ///
  /// - Parameters:
  ///   - device: The terminal.
  ///   - pipe: The pipe that wakes the main thread.
  init(_ device: TerminalDevice, waking pipe: WakePipe) {
    self.device = device
    self.pipe = pipe
  }

  // MARK: The main thread

  /// Starts the thread.
  ///
  /// If the system refuses one, a busy program isn't watched.
  func start(_ answers: Answers) {
    thread.withLock { $0 = $0 ?? BackgroundThread { [self] in watch($0, answers) } }
  }

  /// Ends the thread, which no longer uses the terminal when this method returns.
  func close() {
    ahead.withLock { _ in isClosed.store(true, ordering: .releasing) }
    thread.withLock { $0.take() }?.close()
  }

  /// Records that the main thread begins to work.
  func beginTurn() {
    if phase.beginTurn() { thread.withLock { $0?.wake() } }
  }

  /// Records that the main thread waits.
  func endTurn() { phase.endTurn() }

  /// Whether the thread has read bytes that the main thread hasn't taken.
  var hasInput: Bool { hasBytes.load(ordering: .acquiring) }

  /// Reads the bytes that the thread has read, or else from the terminal, without waiting.
  func readInput(into buffer: UnsafeMutableRawBufferPointer) -> TransferResult {
    ahead.withLock { ahead in
      guard !ahead.isEmpty else { return device.read(into: buffer) }
      defer { hasBytes.store(!ahead.isEmpty, ordering: .releasing) }
      return .moved(ahead.take(into: buffer))
    }
  }

  /// Records the content that the main thread's decoder expects.
  func noteInput(expecting value: InputDecoder.Content) {
    content.store(value.rawValue, ordering: .releasing)
  }

  /// Records whether the terminal has accepted the whole output.
  func noteOutput(isComplete value: Bool) { isOutputComplete.store(value, ordering: .releasing) }

  /// Returns whether a notice is on the screen, and forgets it.
  func takeNotice() -> Bool {
    guard hasShownNotice.load(ordering: .acquiring) else { return false }
    return hasShownNotice.exchange(false, ordering: .acquiringAndReleasing)
  }

  // MARK: The thread

  /// Watches the turns of the main thread until the watch is closed.
  private func watch(_ control: BackgroundThread.Control, _ answers: Answers) {
    while true {
      let moment = phase.now
      guard control.wait(atMost: BusyWatch.tick) else { return }
      guard phase.now == moment else { continue }
      if moment.isBusy {
        guard attend(moment, control, answers) else { return }
      } else if phase.sleeps(since: moment) {
        guard control.wait(atMost: -1) else { return }
      }
    }
  }

  /// Reads the terminal until a turn ends.
  ///
  /// - Returns: Whether the watch is still open.
  private func attend(
    _ turn: WorkPhase.Moment, _ control: BackgroundThread.Control, _ answers: Answers
  ) -> Bool {
    var noticed: ContinuousClock.Instant?
    while phase.now == turn {
      for key in readAhead(in: turn, answers.ownsTerminal) {
        answer(key, in: turn, &noticed, answers)
      }
      guard control.wait(atMost: BusyWatch.tick / 4) else { return false }
    }
    return true
  }

  /// Shows the notice or ends the program if a turn still lasts.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - turn: The turn.
  ///   - noticed: The time when the notice was shown in this turn.
  ///   - answers: The answers of the program.
  private func answer(
    _ key: KeyPress, in turn: WorkPhase.Moment, _ noticed: inout ContinuousClock.Instant?,
    _ answers: Answers
  ) {
    ahead.withLock { _ in
      guard isOngoing(turn) else { return }
      if key == ReadAhead.quit { return answers.end(SIGQUIT) }
      guard let before = noticed else {
        return noticed = shows(answers.notice, answers.whileOwned) ? .now : nil
      }
      if before.duration(to: .now) >= BusyWatch.secondPress { answers.end(SIGINT) }
    }
  }

  /// Returns whether a turn still lasts and the watch is open.
  private func isOngoing(_ turn: WorkPhase.Moment) -> Bool {
    phase.now == turn && !isClosed.load(ordering: .acquiring)
  }

  /// Shows the notice, unless the terminal still waits for the rest of a frame, and returns whether
  /// it is shown.
  private func shows(_ notice: [UInt8], _ whileOwned: (() -> Void) -> Void) -> Bool {
    guard isOutputComplete.load(ordering: .acquiring) else { return false }
    whileOwned {
      hasShownNotice.store(true, ordering: .releasing)
      _ = notice.withUnsafeBytes { device.write($0) }
    }
    return hasShownNotice.load(ordering: .acquiring)
  }

  /// Reads what the terminal has while a turn lasts, and returns the keys to answer.
  private func readAhead(
    in turn: WorkPhase.Moment, _ ownsTerminal: () -> Bool
  ) -> [KeyPress] {
    guard ownsTerminal() else { return [] }
    var keys: [KeyPress] = []
    while let more = readPart(in: turn) { keys += more }
    if hasInput { pipe.wake() }
    return keys
  }

  private func readPart(in turn: WorkPhase.Moment) -> [KeyPress]? {
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
      ahead.withLock { ahead in
        guard isOngoing(turn), !ahead.isFull, case .moved(let count) = device.read(into: buffer)
        else { return nil }
        hasBytes.store(true, ordering: .releasing)
        let content = InputDecoder.Content(rawValue: content.load(ordering: .acquiring))
        return ahead.append(
          UnsafeRawBufferPointer(rebasing: buffer[..<count]), at: start.duration(to: .now),
          after: content ?? .keys)
      }
    }
  }
}
