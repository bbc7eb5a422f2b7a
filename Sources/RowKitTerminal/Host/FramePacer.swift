/// A pacer that decides when to draw the next frame.
///
/// Responses to a person are drawn as soon as no more input is waiting. Continuous changes, such as
/// a flood of input, mouse motion or an updating model, are drawn at most 60 times a second, the
/// first one at once.
struct FramePacer {
  /// The time to draw the next frame, or `nil` if there is nothing to draw.
  private(set) var due: Duration?

  private var latest: Duration?

  /// The minimum time between two frames that don't respond to a person.
  static let interval = Duration.nanoseconds(16_666_667)

  /// Requests a frame, at once if it is urgent, otherwise one interval after the last frame.
  mutating func request(at now: Duration, isUrgent: Bool) {
    let paced = latest.map { max(now, $0 + FramePacer.interval) } ?? now
    let wanted = isUrgent ? now : paced
    due = due.map { min($0, wanted) } ?? wanted
  }

  /// Removes the urgency, because more input is waiting.
  mutating func calm() {
    guard let due, let latest else { return }
    self.due = max(due, latest + FramePacer.interval)
  }

  /// Returns whether a frame is due.
  func isDue(at now: Duration) -> Bool {
    due.map { $0 <= now } ?? false
  }

  /// Records that the stage was asked for a frame.
  mutating func answered(at now: Duration) {
    due = nil
    latest = now
  }
}

/// The times of frames: when the next one is drawn, and whether the terminal accepts them as fast.
struct FrameTiming {
  private var pacer = FramePacer()
  private var pace = OutputPace()

  /// The time of the next look at the size of captured output, or `nil` if none is captured.
  private(set) var trimTime: Duration?

  /// The time between two looks at the size of captured output.
  private static let trimInterval = Duration.seconds(5)

  // MARK: The next frame

  /// The time to draw the next frame, or `nil` if there is nothing to draw.
  var due: Duration? { pacer.due }

  /// Requests a frame, at once if it is urgent, otherwise one interval after the last frame.
  mutating func request(at now: Duration, isUrgent: Bool) {
    pacer.request(at: now, isUrgent: isUrgent)
  }

  /// Removes the urgency, because more input is waiting.
  mutating func calm() { pacer.calm() }

  /// Returns whether a frame is due.
  func isDue(at now: Duration) -> Bool { pacer.isDue(at: now) }

  /// Records that the stage was asked for a frame.
  mutating func answered(at now: Duration) { pacer.answered(at: now) }

  // MARK: Output

  /// Whether the terminal accepts frames more slowly than they are drawn.
  var isOutputThrottled: Bool { pace.isOutputThrottled }

  /// Records the beginning of a frame.
  mutating func began(at now: Duration) { pace.began(at: now) }

  /// Records that the terminal accepted some or all of the frame.
  mutating func wrote(everything: Bool, at now: Duration) {
    pace.wrote(everything: everything, at: now)
  }

  /// Records whether output is captured, which may grow without a frame.
  mutating func captures(_ isCapturing: Bool, at now: Duration) {
    trimTime = isCapturing ? now + FrameTiming.trimInterval : nil
  }

  /// Returns whether captured output is to be trimmed now.
  mutating func mustTrim(at now: Duration) -> Bool {
    guard let trimTime, trimTime <= now else { return false }
    self.trimTime = now + FrameTiming.trimInterval
    return true
  }
}

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
