extension EventLoop {
  /// What an event loop stopped waiting for; nothing when only time went by or tasks ran.
  struct Readiness: OptionSet {
    let rawValue: UInt8

    /// The terminal has bytes to read.
    static let input = Readiness(rawValue: 1)

    /// The terminal has room for bytes.
    static let output = Readiness(rawValue: 2)

    /// The wake pipe was used.
    static let wake = Readiness(rawValue: 4)

    /// The terminal is gone.
    static let hangUp = Readiness(rawValue: 8)
  }
}
