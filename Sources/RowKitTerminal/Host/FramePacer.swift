/// Decides when the next frame is drawn.
///
/// What answers a person is drawn at once, as soon as nothing more is waiting to be read. What
/// comes without end (a flood of input, a moving mouse, a model that changes all the time) is drawn
/// at most 60 times a second, its first frame at once.
struct FramePacer {
  /// When to draw; nil while there is nothing to draw.
  private(set) var due: Duration?

  private var latest: Duration?

  /// The least time between two frames that don't answer a person.
  static let interval = Duration.nanoseconds(16_666_667)

  /// Asks for a frame: at once if it is urgent, else when one interval has passed since the last.
  mutating func request(at now: Duration, isUrgent: Bool) {
    let paced = latest.map { max(now, $0 + FramePacer.interval) } ?? now
    let wanted = isUrgent ? now : paced
    due = due.map { min($0, wanted) } ?? wanted
  }

  /// Takes away the urgency, because more is waiting to be read.
  mutating func calm() {
    guard let due, let latest else { return }
    self.due = max(due, latest + FramePacer.interval)
  }

  /// Whether a frame is due.
  func isDue(at now: Duration) -> Bool {
    due.map { $0 <= now } ?? false
  }

  /// Notes that a frame was asked for.
  mutating func answered(at now: Duration) {
    due = nil
    latest = now
  }
}
