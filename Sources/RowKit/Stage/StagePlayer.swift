/// Plays a stage on a clock of its own: for scripts of keys, snapshots and tests.
///
/// After each step it lets time pass until nothing is going on any more, one second of its own
/// clock at most.
@MainActor public final class StagePlayer {
  /// The stage that is played.
  public let stage: Stage

  /// The time of the clock, from 0 on.
  public private(set) var now = Duration.zero

  /// What the stage asked its host to do, in order.
  public private(set) var effects: [HostEffect] = []

  /// The last frame, with what it asked for.
  public private(set) var frame: Frame

  /// How long a step may go on, at most.
  public static let patience = Duration.seconds(1)

  /// Begins to play a stage, and lets it settle.
  public init(_ stage: Stage) {
    self.stage = stage
    frame = Frame(buffer: ScreenBuffer(size: stage.size))
    settle()
  }

  /// Whether the stage asked to end.
  public var hasQuit: Bool {
    effects.contains { if case .quit = $0 { true } else { false } }
  }

  /// Plays the steps of a script.
  public func play(_ tokens: [KeyToken]) {
    for token in tokens where !hasQuit { play(token) }
  }

  /// Plays one step.
  public func play(_ token: KeyToken) {
    switch token {
    case .key(let key): send(.key(key))
    case .text(let text): for character in text { send(.key(KeyPress(character))) }
    case .wait(let duration): advance(by: duration)
    }
  }

  /// Hands the stage an event, and lets it settle.
  public func send(_ event: InputEvent) {
    stage.handle(event, at: now)
    settle()
  }

  /// Lets time pass, with all that happens in it.
  public func advance(by duration: Duration) {
    let end = now + max(.zero, duration)
    takeFrame()
    runUntil(end)
    now = end
    takeFrame()
  }

  /// Lets time pass until nothing is going on, one second at most.
  private func settle() {
    takeFrame()
    runUntil(now + StagePlayer.patience)
  }

  private func runUntil(_ end: Duration) {
    while let deadline = stage.nextDeadline, deadline <= end, now < end {
      now = max(now, deadline)
      takeFrame()
      // A stage that wants another frame at once must not stop the clock.
      if let next = stage.nextDeadline, next <= now { now += .milliseconds(1) }
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
