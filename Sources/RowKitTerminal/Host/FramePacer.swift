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
