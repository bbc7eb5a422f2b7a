/// A tracker of whether a terminal accepts frames as fast as they are drawn.
///
/// A terminal is behind if it is still accepting a frame when the next one could be drawn. It has
/// caught up once it accepts a whole frame within one interval.
struct OutputPace {
  /// Whether the terminal is behind.
  private(set) var isOutputThrottled = false

  private var begin: Duration?

  /// Records the beginning of a frame.
  mutating func began(at now: Duration) {
    begin = now
  }

  /// Records that the terminal accepted some or all of the frame.
  mutating func wrote(everything: Bool, at now: Duration) {
    guard let begin else { return }
    let isLate = now - begin > FramePacer.interval
    if everything {
      isOutputThrottled = isLate
      self.begin = nil
    } else if isLate {
      isOutputThrottled = true
    }
  }
}
