import Synchronization

/// A record of whether the main thread works or waits, which another thread observes.
///
/// The work between two waits is a turn. The main thread pays one atomic exchange for a turn, and a
/// system call only if the observer sleeps.
struct WorkPhase: ~Copyable {
  /// The number of the turn and the two flags below.
  private let word = Atomic<UInt>(0)

  private static let isAsleep: UInt = 1
  private static let isBusy: UInt = 2
  private static let turn: UInt = 4

  /// A moment of the record.
  struct Moment: Equatable {
    fileprivate let word: UInt

    /// Whether the main thread worked.
    var isBusy: Bool { word & WorkPhase.isBusy != 0 }
  }

  /// The current moment.
  ///
  /// Two moments are equal if they belong to the same turn, or to the same wait.
  var now: Moment { Moment(word: word.load(ordering: .acquiring)) }

  /// Records that a turn begins.
  ///
  /// - Returns: Whether the observer was asleep and must be woken.
  func beginTurn() -> Bool {
    let flags = WorkPhase.isAsleep | WorkPhase.isBusy
    let next = (word.load(ordering: .relaxed) & ~flags) &+ WorkPhase.turn | WorkPhase.isBusy
    return word.exchange(next, ordering: .acquiringAndReleasing) & WorkPhase.isAsleep != 0
  }

  /// Records that the main thread waits.
  func endTurn() { word.bitwiseAnd(~WorkPhase.isBusy, ordering: .acquiringAndReleasing) }

  /// Records that the observer sleeps, unless a turn began after a moment of waiting.
  ///
  /// - Returns: Whether the observer may sleep until it is woken.
  func sleeps(since moment: Moment) -> Bool {
    guard !moment.isBusy else { return false }
    return word.compareExchange(
      expected: moment.word, desired: moment.word | WorkPhase.isAsleep,
      ordering: .acquiringAndReleasing
    ).exchanged
  }
}

/// The states of the terminal.
enum ScreenPhase {
  /// The terminal is not taken.
  static let free: UInt8 = 0
  /// The terminal is taken and idle.
  static let taken: UInt8 = 1
  /// The screen's thread is writing to the terminal.
  ///
  /// A handler on that thread may restore it.
  static let written: UInt8 = 2
  /// A thread is changing the board or restoring the terminal, with all signals blocked.
  static let held: UInt8 = 3
  /// A handler has restored the terminal, and the process is ending.
  static let over: UInt8 = 4
}

extension Atomic<UInt8> {
  /// Changes the state if it is as expected, and returns whether it was.
  borrowing func moves(from expected: UInt8, to desired: UInt8) -> Bool {
    compareExchange(expected: expected, desired: desired, ordering: .acquiringAndReleasing)
      .exchanged
  }
}

/// The reason a session ended.
enum SessionEnding {
  /// The stage asked to quit with an exit status.
  case quit(Int32)
  /// A person ended it by `ctrl+c`, with an exit status.
  case interrupted(Int32)
  /// A signal asked the process to end.
  case signal(Int32)
  /// The terminal is gone.
  case lost

  /// The status of a session whose task was cancelled.
  static let cancelled: Int32 = 130

  /// Whether the person asked for the end.
  var isRequested: Bool {
    switch self {
    case .quit, .interrupted: true
    case .signal, .lost: false
    }
  }
}
