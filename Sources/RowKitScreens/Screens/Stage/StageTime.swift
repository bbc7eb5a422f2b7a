/// The time of a stage, and the actions that are scheduled.
@MainActor final class StageTime {
  /// Returns the current time, or `nil` if the host has no clock.
  var clock: (() -> Duration)?

  /// Whether a script advances the time.
  var isPassing = false

  /// The time of the current event or frame, measured from the host's start.
  private(set) var now = Duration.zero

  /// The time of the clock, or ``now`` without one.
  ///
  /// It differs from ``now`` between events, where a task or a signal acts.
  var current: Duration { max(now, clock?() ?? now) }

  /// The time of the next action, or `nil` if there is none.
  ///
  /// A copy of that of the timers, which is read several times for each key.
  private(set) var nextDeadline: Duration?

  private var timers = StageTimers()

  /// Advances to a time and performs the actions that are due, in order, unless one of them cancels
  /// another.
  ///
  /// A time before the current one counts as the current one. Actions that are scheduled meanwhile wait
  /// for the next time.
  func advance(to time: Duration) {
    now = max(now, time)
    let last = timers.lastNumber
    while let nextDeadline, nextDeadline <= now {
      let action = timers.takeDue(at: now, upTo: last)
      self.nextDeadline = timers.nextDeadline
      guard let action else { return }
      action()
    }
  }

  /// Schedules an action after a delay and returns a number that cancels it.
  func schedule(after delay: Duration, _ action: @escaping () -> Void) -> Int {
    defer { nextDeadline = timers.nextDeadline }
    return timers.schedule(at: current + delay, action)
  }

  /// Cancels an action by its number.
  ///
  /// Does nothing if it was performed.
  func cancel(_ number: Int) {
    timers.cancel(number)
    nextDeadline = timers.nextDeadline
  }
}

/// Scheduled actions, ordered by time.
@MainActor struct StageTimers {
  private struct Entry {
    let number: Int
    let deadline: Duration
    let action: () -> Void
  }

  private var entries: [Entry] = []

  /// The number of the action that was scheduled last.
  private(set) var lastNumber = 0

  /// The time of the next action, or `nil` if there is none.
  var nextDeadline: Duration? { entries.first?.deadline }

  /// Schedules an action at a time and returns a number that cancels it.
  mutating func schedule(at deadline: Duration, _ action: @escaping () -> Void) -> Int {
    lastNumber += 1
    let index = entries.firstIndex { $0.deadline > deadline } ?? entries.endIndex
    entries.insert(Entry(number: lastNumber, deadline: deadline, action: action), at: index)
    return lastNumber
  }

  /// Cancels an action by its number.
  ///
  /// Does nothing if it was performed.
  mutating func cancel(_ number: Int) {
    entries.removeAll { $0.number == number }
  }

  /// Removes and returns the first action that is due and has at most a number, or returns `nil` if
  /// there is none.
  mutating func takeDue(at now: Duration, upTo number: Int) -> (() -> Void)? {
    let due = entries.firstIndex { $0.deadline > now || $0.number <= number }
    guard let due, entries[due].deadline <= now else { return nil }
    return entries.remove(at: due).action
  }
}

/// The purposes of the next frame of a stage.
///
/// A request for more includes those for less: a redraw draws everything, and drawing everything takes
/// a frame.
struct WantedFrame {
  /// Whether anything must be redrawn.
  private var isRequested = true

  /// The extent of a frame.
  enum Kind: Comparable {
    /// Only what changed is drawn.
    case partial

    /// Everything is drawn, over what was drawn before.
    case full

    /// Everything is drawn, and the host shows it again, because its screen may show something else.
    case redrawn
  }

  /// The extent of the next frame.
  private(set) var kind = Kind.redrawn

  /// Whether an event came since the last frame.
  private var answersEvent = false

  private var effects: [HostEffect] = []

  /// Whether a frame is to be drawn.
  var isWanted: Bool { isRequested || !effects.isEmpty }

  /// Whether the host is asked to quit with the frame.
  var quits: Bool {
    effects.contains { if case .quit = $0 { true } else { false } }
  }

  /// Records that an event came, which the frame answers.
  mutating func noteEvent() { answersEvent = true }

  /// Returns whether the frame answers an event, once.
  mutating func takeEvent() -> Bool {
    defer { answersEvent = false }
    return answersEvent
  }

  /// Requests a frame.
  mutating func request() { isRequested = true }

  /// Requests a frame in which everything is drawn.
  mutating func requestFullDrawing() { (isRequested, kind) = (true, max(kind, .full)) }

  /// Requests a frame in which everything is drawn and shown again.
  mutating func requestRedraw() { (isRequested, kind) = (true, .redrawn) }

  /// Adds an effect to the frame, and requests it.
  mutating func add(_ effect: HostEffect) {
    effects.append(effect)
    isRequested = true
  }

  /// Begins the frame and returns its extent: later requests are for the next one, which is requested
  /// if there is more to draw.
  mutating func begin(hasMore: Bool) -> Kind {
    defer { (isRequested, kind) = (hasMore, .partial) }
    return kind
  }

  /// Removes and returns the effects.
  mutating func takeEffects() -> [HostEffect] {
    defer { effects.removeAll() }
    return effects
  }
}
