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
  /// Takes the terminal: changes its settings and modes, and redraws everything.
  func takeTerminal() throws(TerminalError) {
    let leaving =
      place == nil ? TerminalModes.leave(abilities) : TerminalModes.leaveInline(abilities)
    var claim = TerminalOwnership(connection.device, leaving: leaving)
    claim.catchOutput()
    TerminalSignals.claim(claim)
    try enterRawMode()
    if place != nil { return beginInline() }
    enterModes()
  }

  /// Changes the modes of the terminal, which answers questions about its abilities soon.
  private func enterModes() {
    queue.append { $0 += TerminalModes.enter(abilities) }
    repliesLimit = abilities.answers ? now + .seconds(1) : nil
    updateSize()
  }

  /// Takes the terminal again after the process was stopped without a request, because another
  /// program may have changed the terminal meanwhile.
  func retakeTerminal() {
    do throws(TerminalError) {
      try enterRawMode()
    } catch {
      return end(.lost)
    }
    if place != nil { return continueInline() }
    queue.append { $0 += TerminalModes.leave(abilities) }
    enterModes()
  }

  /// Restores the terminal, stops until the person continues the program, and takes the terminal
  /// again.
  ///
  /// - Parameter group: Whether to stop the whole process group.
  func suspend(group: Bool) {
    mustSuspend = false
    guard TerminalSignals.canStop else {
      return refuse(stage.words[RefusalStrings.cannotSuspend])
    }
    queue.removeAll()
    leaveTerminal()
    let wasStopped = TerminalSignals.stopProcess(group: group)
    let arrived = TerminalSignals.take()
    if let number = arrived.ending { return end(.signal(number)) }
    if arrived.contains(.child), opener.reap() { refuse(stage.words[RefusalStrings.cannotOpen]) }
    if !wasStopped { refuse(stage.words[RefusalStrings.cannotSuspend]) }
    do throws(TerminalError) { try takeTerminal() } catch { end(.lost) }
  }

  /// Restores the terminal at the end of the session.
  func giveTerminalBack(after ending: SessionEnding) {
    if ending.isRequested {
      endInline()
      var writer = BlockingWriter(to: connection.device.descriptor)
      TerminalSignals.whileTaken { queue.drain { writer.write($0) } }
    } else if !queue.isEmpty {
      // The frame is obsolete, and the terminal may have stopped reading.
      tcflush(connection.device.descriptor, TCOFLUSH)
      queue.removeAll()
    }
    leaveTerminal()
  }

  private func enterRawMode() throws(TerminalError) {
    let device = connection.device
    try TerminalSignals.whileTaken { () throws(TerminalError) in try device.enterRawMode() }
  }

  private func leaveTerminal() {
    takeLateReplies()
    fflush(nil)
    TerminalSignals.giveBack()
  }

  /// Waits briefly for outstanding replies of the terminal, which the shell would take for typing.
  ///
  /// Keys that arrive meanwhile wait until the program is continued.
  private func takeLateReplies() {
    var entry = pollfd(fd: connection.device.descriptor, events: Int16(POLLIN), revents: 0)
    if repliesLimit == nil, place?.isAsking == true { repliesLimit = now + .milliseconds(100) }
    while let limit = repliesLimit, now < limit,
      connection.watch.hasInput || poll(&entry, 1, 100) > 0,
      case .moved(let count) = connection.read()
    {
      decoder.decode(connection.bytes(count), at: now) {
        switch $0 {
        case .reply(.deviceAttributes), .reply(.cursor): repliesLimit = nil
        case .event: receive($0, at: now)
        default: break
        }
      }
    }
    repliesLimit = nil
  }
}
