import Synchronization

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
