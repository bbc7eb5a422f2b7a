/// The time of a stage during a session, which continues from its time before.
struct SessionClock: Sendable {
  private let start = ContinuousClock.now

  /// The time of the stage when the clock was started.
  private let origin: Duration

  /// Starts a clock at a time of the stage.
  init(from origin: Duration) {
    self.origin = origin
  }

  /// The current time of the stage.
  var now: Duration { origin + start.duration(to: .now) }
}
