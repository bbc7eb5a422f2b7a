/// The timing of a transition, which is fast at first and slow at its end.
struct TransitionCourse {
  /// The start time on the clock of the stage.
  let start: Duration

  /// The duration of a transition.
  static let duration = Duration.milliseconds(250)

  /// The duration of a frame.
  static let frame = Duration.nanoseconds(16_666_667)

  /// Whether the transition is over.
  func isOver(at now: Duration) -> Bool { now - start >= TransitionCourse.duration }

  /// Returns the remaining fraction of the way, from 1 to 0.
  func rest(at now: Duration) -> Double {
    let rest = 1 - min(1, max(0, (now - start) / TransitionCourse.duration))
    return rest * rest * rest
  }
}
