/// The time of a stage, and the actions that are scheduled.
@MainActor struct StageTime {
  /// Returns the current time, or `nil` if the host has no clock.
  var clock: (() -> Duration)?

  /// Whether a script advances the time.
  var isPassing = false

  /// The time of the current event or frame, measured from the host's start.
  private(set) var now = Duration.zero

  private var timers = StageTimers()

  /// The time of the next action, or `nil` if there is none.
  var nextDeadline: Duration? { timers.nextDeadline }

  /// Advances to a time and returns the actions that are due.
  ///
  /// A time before the current one counts as the current one.
  mutating func advance(to time: Duration) -> [() -> Void] {
    now = max(now, time)
    return timers.takeDue(at: now)
  }

  /// Schedules an action after a delay and returns a number that cancels it.
  mutating func schedule(after delay: Duration, _ action: @escaping () -> Void) -> Int {
    timers.schedule(at: now + delay, action)
  }

  /// Cancels an action by its number.
  ///
  /// Does nothing if it was performed.
  mutating func cancel(_ number: Int) { timers.cancel(number) }
}
