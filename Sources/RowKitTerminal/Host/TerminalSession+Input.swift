#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKitScreens
import TerminalCodec

extension TerminalSession {
  /// The number of bytes to read before the loop attends to other work.
  private static let inputLimit = 64 * 1024

  /// The number of bytes below which a read took all of the input.
  ///
  /// A terminal passes on as much as there is, so reading again would only cost time.
  private static let shortRead = 64

  /// The time to handle input before the loop attends to other work.
  private static let slice = Duration.milliseconds(10)

  /// The time for one event after which a waiting Ctrl-C precedes the others.
  private static let slow = Duration.milliseconds(250)

  /// The number of characters to handle as keys before the time is checked.
  private static let keysAtOnce = 256

  /// Reads the available input and passes it to the stage.
  func read(at now: Duration) {
    var count = 0
    while ending == nil, count < TerminalSession.inputLimit, !pending.isFull {
      switch connection.read() {
      case .moved(let read):
        count += read
        decoder.decode(connection.bytes(read), at: now) { receive($0, at: now) }
        if read < TerminalSession.shortRead { return }
      case .mustWait: return
      case .lost: end(.lost)
      }
    }
    pending.noteMore()
  }

  /// Handles an input of the terminal.
  func receive(_ input: DecodedInput, at now: Duration) {
    switch input {
    // In raw mode the quit key arrives like any other key.
    case .event(.key(ReadAhead.quit)): end(.signal(SIGQUIT))
    case .event(.mouse(let event)): if let event = placed(event) { pending.append(.mouse(event)) }
    case .event(let event): pending.append(event)
    case .reply(.cursor(let position)): learn(position: position)
    case .pasteWasCut: sayPasteWasCut()
    case .reply(let reply):
      if case .deviceAttributes = reply { repliesLimit = nil }
      learn(from: reply, at: now)
    }
  }

  /// Handles waiting events for a slice of time.
  ///
  /// After a Ctrl-C, a frame is drawn before the next event. No event is handled once the stage has asked
  /// to quit.
  func actOnInput(at now: Duration) {
    pending.beginSlice()
    var time = self.now
    let end = time + TerminalSession.slice
    while ending == nil, !stage.isQuitting, time < end, let event = nextInput() {
      stage.handle(event, at: time)
      timing.request(at: now, isUrgent: TerminalSession.isUrgent(event))
      if pending.handled(event) { return }
      let after = self.now
      if after - time >= TerminalSession.slow { pending.hurry() }
      time = after
    }
    if pending.takeHasMore() { timing.calm() }
  }

  /// Returns the next event, with as much text as there is if it is likely to be inserted as a whole.
  private func nextInput() -> InputEvent? {
    pending.next(textLimit: stage.editsText ? .max : TerminalSession.keysAtOnce)
  }

  /// Shows a message about a paste that was cut.
  private func sayPasteWasCut() {
    let megabytes = InputDecoder.pasteLimit / 1_000_000
    stage.showMessage(stage.words.pasteWasCut(megabytes: megabytes))
  }

  /// Handles signals that have arrived.
  func act(on signals: SignalSet) {
    if signals.isEmpty { return }
    if let number = signals.ending { return end(.signal(number)) }
    if signals.contains(.child), opener.reap() { refuse(stage.words[RefusalStrings.cannotOpen]) }
    if !signals.isDisjoint(with: [.resume, .refused]) { retakeTerminal() }
    guard ending == nil else { return }
    if signals.contains(.resize) { updateSize() }
    if signals.contains(.stop) { suspend(group: false) }
  }

  /// Updates the stage's size and redraws everything, because the terminal may have moved its
  /// contents.
  ///
  /// An inline screen is drawn again once its place is known.
  func updateSize() {
    if place != nil {
      let window = connection.windowSize(options.environment)
      place?.windowChanged(to: window, at: now)
      return
    }
    let size = connection.windowSize(options.environment)
    encoder.forget()
    let now = now
    stage.handle(size == stage.size ? .redraw : .resize(size), at: now)
    timing.request(at: now, isUrgent: false)
  }

  /// Begins to watch for Ctrl-C while the main thread is busy.
  func startWatch() {
    let notice = BusyNotice(
      stage.words[ScreenStrings.stillWorking], abilities, isInline: place != nil)
    let group = options.interruptsGroup
    connection.watch.start(
      BusyWatch.Answers(
        notice: notice.bytes, ownsTerminal: { TerminalSignals.isTaken },
        whileOwned: { TerminalSignals.whileIdle($0) },
        end: { TerminalSignals.endStuckProcess(by: $0, group: group && $0 == SIGINT) }))
  }

  /// Updates the abilities of the terminal, and the theme that depends on them.
  private func learn(from reply: TerminalReply, at now: Duration) {
    abilities.learn(from: reply)
    encoder.abilities = abilities
    updateTheme(at: now)
  }

  /// Draws everything in the theme that was chosen, or in the one that suits the terminal.
  func updateTheme(at now: Duration) {
    let wanted = options.theme ?? (abilities.isBackgroundDark == false ? .light : .dark)
    guard wanted != encoder.theme else { return }
    encoder.theme = wanted
    stage.handle(.redraw, at: now)
    timing.request(at: now, isUrgent: true)
  }

  /// Returns whether a person is waiting for the result of an event.
  ///
  /// Mouse motion, wheel events and hundreds of letters arrive faster than anyone can see.
  private static func isUrgent(_ event: InputEvent) -> Bool {
    switch event {
    case .text(let text): text.utf8.count < 256
    case .mouse(let mouse):
      switch mouse.action {
      case .drag, .wheelUp, .wheelDown, .wheelLeft, .wheelRight: false
      case .press, .release, .otherPress: true
      }
    default: true
    }
  }
}
