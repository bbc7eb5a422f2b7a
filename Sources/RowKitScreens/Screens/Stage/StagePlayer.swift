/// A player that drives a stage with its own clock, for scripts of keys, snapshots and tests.
///
/// After each step it advances the clock until nothing is pending, by at most one second.
@MainActor public final class StagePlayer {
  /// The stage.
  public let stage: Stage

  /// The time of the clock, from 0.
  public private(set) var now = Duration.zero

  /// The effects that the stage requested, in order.
  public private(set) var effects: [HostEffect] = []

  /// The last frame, including its effects.
  public private(set) var frame: Frame

  /// The maximum duration of a step.
  private static let patience = Duration.seconds(1)

  /// The time between two frames of a step, of which only the last one is seen.
  private static let frameInterval = Duration.milliseconds(50)

  /// Creates a player of a stage, and lets the stage settle.
  public init(_ stage: Stage) {
    self.stage = stage
    frame = Frame(buffer: ScreenBuffer(size: stage.size))
    settle()
  }

  /// Whether the stage requested to quit.
  public var hasQuit: Bool {
    effects.contains { if case .quit = $0 { true } else { false } }
  }

  /// The theme that the stage requested last, or `nil` if the host chooses one.
  package var theme: Theme? {
    for case .theme(let theme) in effects.reversed() { return theme }
    return nil
  }

  /// Plays the steps of a script.
  public func play(_ tokens: [KeyToken]) {
    for token in tokens where !hasQuit { play(token) }
  }

  /// Plays one step.
  private func play(_ token: KeyToken) {
    switch token {
    case .key(let key): send(.key(key))
    case .text(let text): for character in text { send(.key(KeyPress(character))) }
    case .wait(let duration): advance(by: duration)
    }
  }

  /// Sends the stage an event, and lets it settle.
  public func send(_ event: InputEvent) {
    stage.handle(event, at: now)
    settle()
  }

  /// Advances the clock, handling everything that is due meanwhile.
  public func advance(by duration: Duration) {
    let end = now + max(.zero, duration)
    stage.isWaiting = true
    takeFrame()
    runUntil(end, frameInterval: .zero)
    now = end
    takeFrame()
    stage.isWaiting = false
  }

  /// Advances the clock until nothing is pending, by at most one second.
  private func settle() {
    takeFrame()
    runUntil(now + StagePlayer.patience, frameInterval: StagePlayer.frameInterval)
  }

  /// Takes the frames that are due until a time.
  private func runUntil(_ end: Duration, frameInterval: Duration) {
    var earliest = now
    while let deadline = stage.nextDeadline, deadline <= end, now < end {
      now = min(end, max(deadline, earliest))
      takeFrame()
      // A stage that requests another frame at once must not stop the clock.
      let isNextDue = stage.nextDeadline.map { $0 <= now } ?? false
      earliest = now + (isNextDue ? .milliseconds(1) : frameInterval)
    }
  }

  @discardableResult
  private func takeFrame() -> Bool {
    guard let frame = stage.frame(at: now) else { return false }
    effects += frame.effects
    self.frame = frame
    return true
  }
}
