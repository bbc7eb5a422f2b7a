/// The times of frames: when the next one is drawn, and whether the terminal accepts them as fast.
struct FrameTiming {
  private var pacer = FramePacer()
  private var pace = OutputPace()

  /// The number of frames since captured output was last trimmed.
  private var untrimmed = 0

  /// The number of frames after which captured output is trimmed.
  private static let trimInterval = 64

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

  /// Records the beginning of a frame, and returns whether captured output is to be trimmed after it.
  mutating func began(at now: Duration) -> Bool {
    pace.began(at: now)
    untrimmed += 1
    guard untrimmed == FrameTiming.trimInterval else { return false }
    untrimmed = 0
    return true
  }

  /// Records that the terminal accepted some or all of the frame.
  mutating func wrote(everything: Bool, at now: Duration) {
    pace.wrote(everything: everything, at: now)
  }
}
