/// The timing of a transition, which is fast at first and slow at its end.
package struct TransitionCourse {
  /// The start time on the clock of the stage.
  package let start: Duration

  /// The duration of a transition.
  package static let duration = Duration.milliseconds(250)

  /// The duration of a frame.
  package static let frame = Duration.nanoseconds(16_666_667)

  /// Creates the timing of a transition that starts at a time.
  package init(start: Duration) {
    self.start = start
  }

  /// Whether the transition is over.
  package func isOver(at now: Duration) -> Bool { now - start >= TransitionCourse.duration }

  /// Returns the remaining fraction of the way, from 1 to 0.
  package func rest(at now: Duration) -> Double {
    let rest = 1 - min(1, max(0, (now - start) / TransitionCourse.duration))
    return rest * rest * rest
  }
}
