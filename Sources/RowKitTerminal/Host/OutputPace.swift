/// Tells whether a terminal takes frames as fast as they may come.
///
/// One that is still taking a frame when the next could be drawn is behind, until it has taken a
/// whole frame within its share of a second again.
struct OutputPace {
  /// Whether the terminal is behind.
  private(set) var isBehind = false

  private var begin: Duration?

  /// Notes that a frame is handed over.
  mutating func began(at now: Duration) {
    begin = now
  }

  /// Notes that the terminal took some of the frame, or has taken all of it.
  mutating func wrote(everything: Bool, at now: Duration) {
    guard let begin else { return }
    let isLate = now - begin > FramePacer.interval
    if everything {
      isBehind = isLate
      self.begin = nil
    } else if isLate {
      isBehind = true
    }
  }
}
