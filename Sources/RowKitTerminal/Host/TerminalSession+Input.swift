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
  /// The number of bytes to read before the loop attends to other work.
  private static let inputLimit = 64 * 1024

  /// Reads the available input and passes it to the stage.
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

  /// Handles an input of the terminal.
  func receive(_ input: DecodedInput, at now: Duration) {
    switch input {
    // In raw mode the quit key arrives like any other key.
    case .event(.key(KeyPress("\\", .control))): end(.signal(SIGQUIT))
    case .event(let event):
      stage.handle(event, at: now)
      pacer.request(at: now, isUrgent: TerminalSession.isUrgent(event))
    case .reply(let reply):
      if case .deviceAttributes = reply { repliesLimit = nil }
      learn(from: reply, at: now)
    }
  }

  /// Handles signals that have arrived.
  func act(on signals: SignalSet) {
    if signals.isEmpty { return }
    if let number = signals.ending { return end(.signal(number)) }
    if signals.contains(.child) { opener.reap() }
    if signals.contains(.resume) { retakeTerminal() }
    if signals.contains(.resize) { updateSize() }
    if signals.contains(.stop) { suspend(group: false) }
  }

  /// Updates the stage's size and redraws everything, because the terminal may have moved its
  /// contents.
  func updateSize() {
    let size = TerminalSize.of(device.descriptor, environment: options.environment)
    encoder.forget()
    let now = now
    stage.handle(size == stage.size ? .redraw : .resize(size), at: now)
    pacer.request(at: now, isUrgent: false)
  }

  /// Updates the abilities of the terminal, and the theme if it depends on them.
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

  /// Returns whether a person is waiting for the result of an event.
  ///
  /// Mouse motion and wheel events arrive faster than anyone can see.
  private static func isUrgent(_ event: InputEvent) -> Bool {
    guard case .mouse(let mouse) = event else { return true }
    switch mouse.action {
    case .drag, .wheelUp, .wheelDown: return false
    case .press, .release, .otherPress: return true
    }
  }
}
