#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKit
import TerminalCodec

extension TerminalSession {
  /// How many bytes are read before the loop looks after other things again.
  private static let inputLimit = 64 * 1024

  /// Reads everything that is there and hands it to the stage.
  func read(at now: Duration) {
    var count = 0
    while ending == nil, count < TerminalSession.inputLimit {
      switch device.read(into: input) {
      case .moved(let read):
        count += read
        let bytes = UnsafeRawBufferPointer(rebasing: input[..<read])
        decoder.decode(bytes, at: now) { receive($0, at: now) }
        if read < input.count { return }
      case .mustWait: return
      case .lost: end(.lost)
      }
    }
    pacer.calm()
  }

  /// Takes one thing that the terminal sent.
  func receive(_ input: DecodedInput, at now: Duration) {
    switch input {
    // With the terminal's own keys switched off, this one arrives as any other.
    case .event(.key(KeyPress("\\", .control))): end(.signal(SIGQUIT))
    case .event(let event):
      stage.handle(event, at: now)
      pacer.request(at: now, isUrgent: TerminalSession.isUrgent(event))
    case .reply(let reply):
      if case .deviceAttributes = reply { repliesLimit = nil }
      learn(from: reply, at: now)
    }
  }

  /// Acts on signals that have arrived.
  func act(on signals: SignalSet) {
    if signals.isEmpty { return }
    if let number = signals.ending { return end(.signal(number)) }
    if signals.contains(.child) { opener.reap() }
    if signals.contains(.resume) { retakeTerminal() }
    if signals.contains(.resize) { updateSize() }
    if signals.contains(.stop) { suspend(group: false) }
  }

  /// Tells the stage how large the terminal is now, and to draw everything: the terminal may have
  /// moved what it shows.
  func updateSize() {
    let size = TerminalSize.of(device.descriptor, environment: options.environment)
    encoder.forget()
    let now = now
    stage.handle(size == stage.size ? .redraw : .resize(size), at: now)
    pacer.request(at: now, isUrgent: false)
  }

  /// Draws better with what the terminal said about itself.
  private func learn(from reply: TerminalReply, at now: Duration) {
    abilities.learn(from: reply)
    encoder.abilities = abilities
    guard options.theme == nil, let isDark = abilities.isBackgroundDark else { return }
    let theme: Theme = isDark ? .dark : .light
    guard theme != encoder.theme else { return }
    encoder.theme = theme
    stage.handle(.redraw, at: now)
    pacer.request(at: now, isUrgent: true)
  }

  /// Whether a person waits for what an event changes.
  ///
  /// A moving mouse and a turning wheel say more than anyone can see.
  private static func isUrgent(_ event: InputEvent) -> Bool {
    guard case .mouse(let mouse) = event else { return true }
    switch mouse.action {
    case .drag, .wheelUp, .wheelDown: return false
    case .press, .release, .otherPress: return true
    }
  }
}
