/// The course of what is on its way: fast at first, slow at its end.
struct TransitionCourse {
  /// When it began, on the clock of the stage.
  let start: Duration

  /// How long it takes.
  static let duration = Duration.milliseconds(250)

  /// How long a frame of it lasts.
  static let frame = Duration.nanoseconds(16_666_667)

  /// Whether it is over.
  func isOver(at now: Duration) -> Bool { now - start >= TransitionCourse.duration }

  /// How much of the way is left, from 1 to 0.
  func rest(at now: Duration) -> Double {
    let rest = 1 - min(1, max(0, (now - start) / TransitionCourse.duration))
    return rest * rest * rest
  }
}
