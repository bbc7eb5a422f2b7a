import RowKit
import TerminalCodec

/// One showing of a stage on a terminal, from taking the terminal to giving it back.
///
/// Bytes become events for the stage, its frames become bytes. A frame is made when nothing more is
/// waiting to be read and the terminal has taken the frame before.
@MainActor final class TerminalSession {
  /// How a session ended.
  enum Ending {
    /// The stage asked for it, with an exit status.
    case quit(Int32)
    /// A signal asked for it.
    case signal(Int32)
    /// The terminal is gone.
    case lost
  }

  let stage: Stage
  let options: TerminalOptions
  let device: TerminalDevice
  let pipe: WakePipe
  let loop: EventLoop
  let input = UnsafeMutableRawBufferPointer.allocate(byteCount: 16 * 1024, alignment: 1)

  var decoder = InputDecoder()
  var encoder: FrameEncoder
  var abilities: TerminalAbilities
  var queue = OutputQueue()
  var pacer = FramePacer()
  var pace = OutputPace()
  var opener: URLOpener
  var ending: Ending?
  var mustSuspend = false

  var frameCount = 0

  /// Until when answers of the terminal may come; nil when it has answered everything.
  var repliesLimit: Duration?

  private let start = ContinuousClock.now
  private let origin: Duration

  /// Opens the terminal; it is not changed before the session runs.
  init(_ stage: Stage, options: TerminalOptions) throws(TerminalError) {
    self.stage = stage
    self.options = options
    origin = stage.now
    pipe = try WakePipe()
    device = try TerminalDevice(behind: options.terminal)
    loop = EventLoop(terminal: device.descriptor, pipe: pipe)
    opener = URLOpener(environment: options.environment)
    abilities = TerminalAbilities(environment: options.environment, color: options.color)
    if !options.takesMouse { abilities.mouse = false }
    encoder = FrameEncoder(
      size: TerminalSize.of(device.descriptor, environment: options.environment),
      abilities: abilities, theme: options.theme ?? .dark)
  }

  /// The stage's time: it goes on from where the stage was before the session.
  var now: Duration { origin + start.duration(to: .now) }

  /// Shows the stage until something ends that; the terminal has been given back then.
  func run() throws(TerminalError) -> Ending {
    stage.onWake { [pipe] in pipe.wake() }
    stage.canFade = abilities.colorDepth != .none
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

  /// Frees what the session holds, and gives the terminal back if it was not.
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
    if ready.contains(.wake) || isStageDue(at: now) { pacer.request(at: now, isUrgent: false) }
    if ending == nil, queue.isEmpty, pacer.isDue(at: now) { draw(at: now) }
    if ending == nil, mustSuspend { suspend(group: true) }
  }

  /// How long to wait at most; while the terminal takes nothing there is nothing to draw for.
  private var timeout: Duration? {
    var deadlines = [decoder.deadline, nil]
    if queue.isEmpty { deadlines[1] = pacer.due ?? stage.nextDeadline }
    return deadlines.compactMap(\.self).min().map { $0 - now }
  }

  private func isStageDue(at now: Duration) -> Bool {
    stage.nextDeadline.map { $0 <= now } ?? false
  }

  /// Ends the session, if nothing else did before.
  func end(_ ending: Ending) {
    if self.ending == nil { self.ending = ending }
  }
}
