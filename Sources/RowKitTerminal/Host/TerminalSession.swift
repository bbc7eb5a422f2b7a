import RowKit
import TerminalCodec

/// A session that shows a stage on a terminal, from taking the terminal to restoring it.
///
/// Input becomes events for the stage, and its frames become output. A frame is drawn when no more
/// input is waiting and the terminal has accepted the previous frame.
@MainActor final class TerminalSession {
  let stage: Stage
  let options: TerminalOptions
  let device: TerminalDevice
  let pipe: WakePipe
  let loop: EventLoop
  let input = UnsafeMutableRawBufferPointer.allocate(byteCount: 16 * 1024, alignment: 1)

  var decoder: InputDecoder
  var inputs = InputQueue()

  /// Whether more input may be available.
  var hasMoreInput = false

  /// Whether the last key was Ctrl-C.
  var wasInterrupted = false

  /// Whether a Ctrl-C is waiting for its frame.
  ///
  /// That frame is drawn even if the terminal accepts no output, since it may end the session.
  var mustAnswer = false

  var encoder: FrameEncoder
  var abilities: TerminalAbilities
  var queue = OutputQueue()
  var pacer = FramePacer()
  var pace = OutputPace()
  var opener: URLOpener
  var ending: SessionEnding?
  var mustSuspend = false

  var frameCount = 0

  /// The time until which replies of the terminal are expected, or `nil` if it has answered
  /// everything.
  var repliesLimit: Duration?

  private let start = ContinuousClock.now
  private let origin: Duration

  /// Opens the terminal.
  ///
  /// It stays unchanged until the session runs.
  init(_ stage: Stage, options: TerminalOptions) throws(TerminalError) {
    self.stage = stage
    self.options = options
    origin = stage.now
    pipe = try WakePipe()
    device = try TerminalDevice(chosen: options.terminal)
    loop = EventLoop(terminal: device.descriptor, pipe: pipe)
    opener = URLOpener(environment: options.environment)
    decoder = InputDecoder(escapeDelay: options.escapeDelay)
    abilities = TerminalAbilities(environment: options.environment, color: options.color)
    if !options.takesMouse { abilities.mouse = false }
    encoder = FrameEncoder(
      size: TerminalSize.of(device.descriptor, environment: options.environment),
      abilities: abilities, theme: options.theme ?? .dark)
    encoder.showsCursor = options.showsCursor
  }

  /// The time of the stage, which continues from the stage's time before the session.
  var now: Duration { origin + start.duration(to: .now) }

  /// Shows the stage until the session ends, and restores the terminal.
  func run() throws(TerminalError) -> SessionEnding {
    stage.setWakeHandler { [pipe] in pipe.wake() }
    stage.supportsFading = abilities.colorDepth != .none
    stage.clock = { [origin, start] in origin + start.duration(to: .now) }
    TerminalSignals.install(waking: pipe.writer)
    try takeTerminal()
    while true {
      turn()
      guard let ending else { continue }
      giveTerminalBack(after: ending)
      return ending
    }
  }

  /// Releases the session's resources, and restores the terminal if necessary.
  func close() {
    TerminalSignals.giveBack()
    TerminalSignals.uninstall()
    loop.close()
    device.close()
    input.deallocate()
  }

  // MARK: The loop

  private func turn() {
    let ready = loop.wait(atMost: timeout, needsOutput: !queue.isEmpty)
    let now = now
    act(on: TerminalSignals.take())
    if ready.contains(.output) { flush() }
    if ready.contains(.input) { read(at: now) }
    if ready.contains(.hangUp), !ready.contains(.input) { end(.lost) }
    decoder.expire(at: now) { receive($0, at: now) }
    if !inputs.isEmpty { actOnInput(at: now) }
    if ready.contains(.wake) || isStageDue(at: now) { pacer.request(at: now, isUrgent: false) }
    if ending == nil, queue.isEmpty || mustAnswer, pacer.isDue(at: now) { draw(at: now) }
    if ending == nil, mustSuspend { suspend(group: true) }
  }

  /// The maximum time to wait.
  ///
  /// While the terminal accepts no output, frames don't limit it.
  private var timeout: Duration? {
    if !inputs.isEmpty { return .zero }
    var deadlines = [decoder.deadline, nil]
    if queue.isEmpty { deadlines[1] = pacer.due ?? stage.nextDeadline }
    return deadlines.compactMap(\.self).min().map { $0 - now }
  }

  private func isStageDue(at now: Duration) -> Bool {
    stage.nextDeadline.map { $0 <= now } ?? false
  }

  /// Ends the session unless it has already ended.
  func end(_ ending: SessionEnding) {
    if self.ending == nil { self.ending = ending }
  }
}
