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
