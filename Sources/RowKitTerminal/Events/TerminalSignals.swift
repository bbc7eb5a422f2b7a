#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Synchronization

/// Everything that signals have to do with a screen: noting those that the loop acts on, and giving
/// the terminal back at once by those that end the program.
///
/// This is the only file with global mutable state, because a C signal handler has no other way to
/// reach anything. Handlers use atomics and the board, which is made before they are installed. Who
/// changes the board, or writes to the terminal, has the screen: see ``ScreenPhase``. So a handler
/// on another thread finds neither half done, and nothing is written after it gave the terminal back.
enum TerminalSignals {
  // MARK: Installing

  /// Begins to note signals, each announced by a byte into a pipe, and to give the terminal back
  /// by those that end the program at once.
  ///
  /// Signals that the program was started to ignore, as by `nohup`, stay ignored. Those for which
  /// the app has handlers of its own keep them, but for faults and requests to end.
  static func install(waking writer: Int32) {
    precondition(board.pointee.wakeWriter < 0, "A stage is being shown already.")
    registerExit()
    board.pointee.wakeWriter = writer
    board.pointee.thread = pthread_self()
    pending.store(0, ordering: .relaxed)
    firstEnding.store(0, ordering: .relaxed)
    phase.store(ScreenPhase.free, ordering: .releasing)
    useAlternateStack()
    for number in SignalSet.faults {
      replace(number, by: end) { !isIgnored($0) || isFault(number) }
    }
    for number in SignalSet.others { replace(number, by: end, where: isDefault) }
    for number in SignalSet.noted { replace(number, by: note) { !isIgnored($0) } }
    replace(SIGPIPE, by: SIG_IGN) { !isIgnored($0) }
  }

  /// Puts back how signals were treated before.
  static func uninstall() {
    for number in Int32(1)...64 { restore(number) }
    board.pointee.wakeWriter = -1
  }

  /// Whether the process may be stopped: not when it was started to ignore that.
  static var canStop: Bool { board.pointee.isInstalled(SIGTSTP) }

  /// Takes the signals that have arrived since the last time.
  static func take() -> SignalSet {
    SignalSet(rawValue: pending.exchange(0, ordering: .acquiringAndReleasing))
  }

  // MARK: The screen

  /// Says that the terminal is about to be taken, and how to give it back.
  static func claim(_ claim: ScreenClaim) {
    withSignalsHeldOff {
      guard phase.moves(from: ScreenPhase.free, to: ScreenPhase.held) else { return }
      board.pointee.claim?.deallocate()
      board.pointee.claim = claim
      phase.store(ScreenPhase.taken, ordering: .releasing)
    }
  }

  /// Changes how the terminal is given back; does nothing while it is not taken.
  static func changeClaim(_ change: (inout ScreenClaim) -> Void) {
    withSignalsHeldOff {
      guard phase.moves(from: ScreenPhase.taken, to: ScreenPhase.held) else { return }
      board.pointee.change(change)
      phase.store(ScreenPhase.taken, ordering: .releasing)
    }
  }

  /// Changes or writes to the terminal, unless it was given back because the program ends.
  ///
  /// What is done must not wait. It can be interrupted by a handler that gives the terminal back.
  static func whileTaken<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) {
    let isOwner = phase.moves(from: ScreenPhase.taken, to: ScreenPhase.written)
    guard isOwner || phase.load(ordering: .acquiring) == ScreenPhase.free else { return }
    defer { if isOwner { _ = phase.moves(from: ScreenPhase.written, to: ScreenPhase.taken) } }
    try body()
  }

  /// Gives the terminal back if it is taken.
  ///
  /// - Returns: Whether it was taken.
  @discardableResult static func giveBack() -> Bool {
    giveScreenBack(leaving: ScreenPhase.free)
  }

  // MARK: Stopping and ending

  /// Stops the process as if nothing had been arranged for that, and returns when it is continued.
  ///
  /// - Parameter group: Whether to stop the whole process group, as the terminal does on `ctrl+z`.
  static func stopProcess(group: Bool) {
    restore(SIGTSTP)
    kill(group ? 0 : getpid(), SIGTSTP)
    replace(SIGTSTP, by: note) { !isIgnored($0) }
  }

  /// Ends the process by a signal, so that its parent sees which.
  static func endProcess(by number: Int32) -> Never {
    fflush(nil)
    var writer = PatientWriter(to: 2)
    SignalName.write(number, to: &writer)
    useDefaultAction(number)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
    // Only if the system doesn't end processes by this signal does the process come here.
    _exit(128 + number)
  }
}

// MARK: What handlers reach

/// What was prepared for the handlers.
///
/// It is made at first use and never freed: a handler may run at any moment, also while the process
/// ends.
private nonisolated(unsafe) let board: UnsafeMutablePointer<SignalBoard> = {
  let board = UnsafeMutablePointer<SignalBoard>.allocate(capacity: 1)
  board.initialize(to: SignalBoard())
  return board
}()

/// The signals that arrived, a bit for each number.
private let pending = Atomic<UInt64>(0)

/// When the first signal arrived that asks the process to end, in seconds; 0 before that.
private let firstEnding = Atomic<Int>(0)

/// Who has the screen: one of ``ScreenPhase``.
private let phase = Atomic(ScreenPhase.free)

/// What can be going on with the terminal.
private enum ScreenPhase {
  /// It is not taken.
  static let free: UInt8 = 0
  /// It is taken, and nothing is being done with it.
  static let taken: UInt8 = 1
  /// The thread of the screen writes to it; a handler on that thread may give it back.
  static let written: UInt8 = 2
  /// A thread changes the board or gives the terminal back, with all signals held off.
  static let held: UInt8 = 3
  /// A handler has given it back, and the process ends.
  static let over: UInt8 = 4
}

extension Atomic<UInt8> {
  fileprivate borrowing func moves(from expected: UInt8, to desired: UInt8) -> Bool {
    compareExchange(expected: expected, desired: desired, ordering: .acquiringAndReleasing)
      .exchanged
  }
}

private struct SignalBoard {
  var thread: pthread_t?
  var wakeWriter: Int32 = -1
  var claim: ScreenClaim?
  var hasExitHandler = false
  let wantsBacktrace = getenv("SWIFT_BACKTRACE") != nil
  private let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
  private var installed: SignalSet = []

  func isInstalled(_ number: Int32) -> Bool { installed.contains(SignalSet(signal: number)) }

  mutating func install(_ number: Int32, previous action: sigaction) {
    previous[Int(number)] = action
    installed.insert(SignalSet(signal: number))
  }

  mutating func uninstall(_ number: Int32) -> sigaction? {
    guard installed.remove(SignalSet(signal: number)) != nil else { return nil }
    return previous[Int(number)]
  }

  mutating func change(_ change: (inout ScreenClaim) -> Void) {
    guard var changed = claim else { return }
    change(&changed)
    claim = changed
  }
}

// MARK: Handlers

/// A handler, or one of the two numbers that stand for one.
private typealias Handler = @convention(c) (Int32) -> Void

/// Notes a signal and wakes the loop.
///
/// A program that doesn't come round to ending is ended at the second request, unless that follows
/// the first so closely that it belongs to it: terminals and shells send SIGHUP twice.
private let note: Handler = { number in
  let code = errno
  defer { errno = code }
  _ = pending.bitwiseOr(SignalSet(signal: number).rawValue, ordering: .acquiringAndReleasing)
  if isRequest(number) {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let first = firstEnding.compareExchange(
      expected: 0, desired: now.tv_sec, ordering: .acquiringAndReleasing
    ).original
    if first != 0, now.tv_sec - first >= 2 { return endInHandler(by: number) }
  }
  var byte: UInt8 = 0
  _ = write(board.pointee.wakeWriter, &byte, 1)
}

private func isRequest(_ number: Int32) -> Bool {
  switch number {
  case SIGHUP, SIGTERM, SIGINT: true
  default: false
  }
}

/// Gives the terminal back, says what happened, and lets the signal do what it does by itself.
///
/// The runtime's own handler, which was there before, asks questions on the terminal for half a
/// minute; it comes only where a person asked for it with `SWIFT_BACKTRACE`.
private let end: Handler = { number in endInHandler(by: number) }

private func endInHandler(by number: Int32) {
  if giveScreenBack(leaving: ScreenPhase.over) {
    var writer = PatientWriter(to: 2)
    SignalName.write(number, to: &writer)
  }
  if board.pointee.wantsBacktrace { restore(number) } else { useDefaultAction(number) }
  // It is held off until the handler returns, then it ends the process where it went wrong.
  raise(number)
}

private func giveScreenBack(leaving end: UInt8) -> Bool {
  // A process in the background that writes to the terminal would be stopped by a signal.
  var isMine = false
  withSignalsHeldOff {
    isMine = holdsScreen()
    guard isMine else { return }
    board.pointee.change { $0.giveBack() }
    phase.store(end, ordering: .releasing)
  }
  return isMine
}

/// Takes hold of the screen to give it back, when no other thread does or did.
///
/// A thread that has the screen is waited for, up to half a second: then it is beyond help, and
/// giving the terminal back twice does no harm.
private func holdsScreen() -> Bool {
  for _ in 0..<500 {
    let found = phase.compareExchange(
      expected: ScreenPhase.taken, desired: ScreenPhase.held, ordering: .acquiringAndReleasing)
    if found.exchanged { return true }
    switch found.original {
    case ScreenPhase.free, ScreenPhase.over: return false
    case ScreenPhase.written where isScreenThread():
      if phase.moves(from: ScreenPhase.written, to: ScreenPhase.held) { return true }
    default: poll(nil, 0, 1)
    }
  }
  phase.store(ScreenPhase.held, ordering: .releasing)
  return true
}

private func isScreenThread() -> Bool {
  guard let thread = board.pointee.thread else { return false }
  return pthread_equal(thread, pthread_self()) != 0
}

// MARK: Arranging

private func replace(
  _ number: Int32, by handler: Handler?, where isReplaced: (sigaction) -> Bool
) {
  var previous = sigaction()
  guard sigaction(number, nil, &previous) == 0, isReplaced(previous) else { return }
  var action = sigaction()
  #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
  #else
    action.__sigaction_handler.sa_handler = handler
  #endif
  action.sa_flags = SA_ONSTACK | SA_RESTART
  sigfillset(&action.sa_mask)
  board.pointee.install(number, previous: previous)
  sigaction(number, &action, nil)
}

private func restore(_ number: Int32) {
  guard var previous = board.pointee.uninstall(number) else { return }
  sigaction(number, &previous, nil)
}

private func useDefaultAction(_ number: Int32) {
  var action = sigaction()
  sigemptyset(&action.sa_mask)
  sigaction(number, &action, nil)
}

private func isIgnored(_ action: sigaction) -> Bool { address(of: action) == address(SIG_IGN) }

private func isDefault(_ action: sigaction) -> Bool { address(of: action) == address(SIG_DFL) }

private func isFault(_ number: Int32) -> Bool { number != SIGQUIT }

private func address(of action: sigaction) -> Int {
  #if canImport(Darwin)
    address(action.__sigaction_u.__sa_handler)
  #else
    address(action.__sigaction_handler.sa_handler)
  #endif
}

private func address(_ handler: Handler?) -> Int { unsafeBitCast(handler, to: Int.self) }

/// Lets handlers run on memory of their own, so that a stack that is used up can be told about.
private func useAlternateStack() {
  var current = stack_t()
  guard sigaltstack(nil, &current) == 0, current.ss_flags & Int32(SS_DISABLE) != 0 else { return }
  let size = 64 * 1024
  var stack = stack_t()
  stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
  stack.ss_size = .init(size)
  sigaltstack(&stack, nil)
}

private func registerExit() {
  guard !board.pointee.hasExitHandler else { return }
  board.pointee.hasExitHandler = true
  atexit { TerminalSignals.giveBack() }
}

private func withSignalsHeldOff(_ body: () -> Void) {
  var all = sigset_t()
  var before = sigset_t()
  sigfillset(&all)
  pthread_sigmask(SIG_SETMASK, &all, &before)
  body()
  pthread_sigmask(SIG_SETMASK, &before, nil)
}
