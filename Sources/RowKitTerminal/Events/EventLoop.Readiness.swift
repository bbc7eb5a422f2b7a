extension EventLoop {
  /// The conditions that ended a wait.
  ///
  /// It is empty if only time passed or tasks ran.
  struct Readiness: OptionSet {
    let rawValue: UInt8

    /// The terminal has bytes to read.
    static let input = Readiness(rawValue: 1)

    /// The terminal has room for bytes.
    static let output = Readiness(rawValue: 2)

    /// The wake pipe was signalled.
    static let wake = Readiness(rawValue: 4)

    /// The terminal is gone.
    static let hangUp = Readiness(rawValue: 8)
  }
}
