#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKitScreens
import TerminalCodec

/// A session that shows a stage on a terminal, from taking the terminal to restoring it.
///
/// Input becomes events for the stage, and its frames become output. A frame is drawn when no more
/// input is waiting and the terminal has accepted the previous frame.
@MainActor final class TerminalSession {
  let stage: Stage

  /// The options, with the theme that the screen requested last.
  var options: TerminalOptions
  let connection: TerminalConnection

  var decoder: InputDecoder
  var pending = PendingInput()
  var encoder: FrameEncoder
  var abilities: TerminalAbilities
  var queue = OutputQueue()
  var timing = FrameTiming()
  var opener = URLOpener()
  var ending: SessionEnding?
  var mustSuspend = false

  /// The place of an inline screen, or `nil` if the screen fills the window.
  var place: InlinePlace?

  /// The time until which replies of the terminal are expected, or `nil` if it has answered
  /// everything.
  var repliesLimit: Duration?

  private let clock: SessionClock

  /// Opens the terminal.
  ///
  /// It stays unchanged until the session runs.
  init(_ stage: Stage, options: TerminalOptions) throws(TerminalError) {
    self.stage = stage
    self.options = options
    clock = SessionClock(from: stage.now)
    connection = try TerminalConnection(to: options.terminal)
    decoder = InputDecoder(escapeDelay: options.escapeDelay)
    abilities = TerminalAbilities(environment: options.environment, color: options.color)
    if !options.takesMouse { abilities.mouse = false }
    encoder = FrameEncoder(
      size: connection.windowSize(options.environment),
      abilities: abilities, theme: options.theme ?? .dark)
    encoder.showsCursor = options.showsCursor
    place = options.inlineHeight.map {
      InlinePlace(height: $0, environment: options.environment)
    }
  }

  /// The time of the stage, which continues from the stage's time before the session.
  var now: Duration { clock.now }

  /// Shows the stage until the session ends, and restores the terminal.
  func run() throws(TerminalError) -> SessionEnding {
    try begin()
    while true {
      if let ending = finished() { return ending }
      turn(connection.loop.wait(atMost: timeout, needsOutput: !queue.isEmpty))
    }
  }

  /// Shows the stage until the session ends or its task is cancelled, and restores the terminal.
  ///
  /// The main actor is free while the session waits.
  func runSuspending() async throws(TerminalError) -> SessionEnding {
    try begin()
    while true {
      if let ending = finished() { return ending }
      let ready = await withTaskCancellationHandler {
        await connection.loop.ready(atMost: timeout, needsOutput: !queue.isEmpty)
      } onCancel: { [pipe = connection.pipe] in
        pipe.wake()
      }
      if Task.isCancelled { end(.quit(SessionEnding.cancelled)) }
      turn(ready)
    }
  }

  private func begin() throws(TerminalError) {
    stage.setWakeHandler { [pipe = connection.pipe] in pipe.wake() }
    stage.supportsFading = abilities.colorDepth != .none
    stage.supportsMouse = abilities.mouse
    stage.isPrivate = true
    stage.showsOnlyASCII = abilities.characters != .unicode
    if options.environment["ROWKIT_MOTION"] == "none" { stage.animatesChanges = false }
    if !["", "0"].contains(options.environment["ROWKIT_ANNOUNCE"] ?? "") {
      stage.announcesChanges = true
    }
    stage.clock = { [clock] in clock.now }
    TerminalSignals.install(waking: connection.pipe.writer)
    try takeTerminal()
    stage.isAttended = true
    startWatch()
  }

  /// Restores the terminal once the session has ended, and returns the reason.
  private func finished() -> SessionEnding? {
    guard let ending else { return nil }
    connection.watch.close()
    giveTerminalBack(after: ending)
    return ending
  }

  /// Releases the session's resources, and restores the terminal if necessary.
  func close() {
    TerminalSignals.giveBack()
    TerminalSignals.uninstall()
    // The handler keeps the pipe.
    stage.setWakeHandler {}
    connection.close()
  }

  // MARK: The loop

  private func turn(_ ready: EventLoop.Readiness) {
    let now = now
    act(on: TerminalSignals.take())
    if timing.mustTrim(at: now) { TerminalSignals.changeClaim { $0.trimOutput() } }
    if ready.contains(.output) { flush() }
    if ready.contains(.input) || connection.watch.hasInput { read(at: now) }
    if ready.contains(.hangUp), !ready.contains(.input) { end(.lost) }
    advancePlace(at: now)
    decoder.expire(at: now) { receive($0, at: now) }
    connection.watch.noteInput(expecting: decoder.content)
    if !pending.isEmpty { actOnInput(at: now) }
    if ready.contains(.wake) || isStageDue(at: now) { timing.request(at: now, isUrgent: false) }
    let canDraw = (queue.isEmpty || pending.mustAnswer) && !isPlaceUnknown
    if ending == nil, canDraw, timing.isDue(at: now) { draw(at: now) }
    if ending == nil, mustSuspend { suspend(group: true) }
  }

  /// The maximum time to wait.
  ///
  /// While the terminal accepts no output, frames don't limit it.
  private var timeout: Duration? {
    if !pending.isEmpty || connection.watch.hasInput { return .zero }
    let isFrameAwaited = queue.isEmpty && !isPlaceUnknown
    let frame = isFrameAwaited ? timing.due ?? stage.nextDeadline : nil
    let host = earlier(decoder.deadline, earlier(place?.deadline, timing.trimTime))
    guard let end = earlier(host, frame) else { return nil }
    return end - now
  }

  /// Returns the earlier one of two times, of which each may be missing.
  private func earlier(_ one: Duration?, _ other: Duration?) -> Duration? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }

  private func isStageDue(at now: Duration) -> Bool {
    guard let deadline = stage.nextDeadline else { return false }
    return deadline <= now
  }

  /// Ends the session unless it has already ended.
  func end(_ ending: SessionEnding) {
    if self.ending == nil { self.ending = ending }
  }
}
