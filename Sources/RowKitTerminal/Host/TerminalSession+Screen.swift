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
  /// Takes the terminal once the process is in the foreground: changes its settings and modes, and
  /// redraws everything.
  ///
  /// The session ends instead if a signal asks for that.
  func takeTerminal() throws(TerminalError) {
    guard try comesToForeground() else { return }
    let leaving =
      place == nil ? TerminalModes.leave(abilities) : TerminalModes.leaveInline(abilities)
    var claim = TerminalOwnership(connection.device, leaving: leaving)
    timing.captures(claim.catchOutput(), at: now)
    TerminalSignals.claim(claim)
    queue.hasStarted = false
    guard try entersRawMode() else { return }
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
      guard try entersRawMode() else { return }
    } catch {
      return end(.lost)
    }
    stage.handle(.windowFocus(true), at: now)
    if place != nil { return continueInline() }
    queue.append { $0 += TerminalModes.leave(abilities, isLast: false) }
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
    let wasStopped = TerminalSignals.stopProcess(by: SIGTSTP, group: group)
    if !wasStopped { refuse(stage.words[RefusalStrings.cannotSuspend]) }
    do throws(TerminalError) { try takeTerminal() } catch { return end(.lost) }
    if wasStopped, ending == nil { stage.handle(.windowFocus(true), at: now) }
  }

  /// Restores the terminal at the end of the session.
  func giveTerminalBack(after ending: SessionEnding) {
    if ending.isRequested {
      endInline()
      claimModes()
      var writer = BlockingWriter(to: connection.device.descriptor)
      TerminalSignals.whileTaken { queue.drain { writer.write($0) } }
    } else if !queue.isEmpty {
      // The frame is obsolete, and the terminal may have stopped reading.
      connection.device.discardOutput()
      queue.removeAll()
    }
    leaveTerminal()
  }

  /// Waits until the process is in the foreground, and returns whether the session goes on.
  private func comesToForeground() throws(TerminalError) -> Bool {
    let arrived = try TerminalSignals.awaitForeground(of: connection.device)
    if let number = arrived.ending { end(.signal(number)) }
    if arrived.contains(.child), opener.reap() { refuse(stage.words[RefusalStrings.cannotOpen]) }
    return ending == nil
  }

  /// Puts the terminal into raw mode once the process is in the foreground, and returns whether the
  /// session goes on.
  private func entersRawMode() throws(TerminalError) -> Bool {
    let device = connection.device
    var isRefused: Bool
    repeat {
      guard try comesToForeground() else { return false }
      isRefused = false
      try TerminalSignals.whileTaken { () throws(TerminalError) in
        isRefused = try !device.enterRawMode()
      }
    } while isRefused
    return true
  }

  private func leaveTerminal() {
    takeLateReplies()
    TerminalSignals.changeClaim { $0.flushOutput() }
    TerminalSignals.giveBack()
  }

  /// Waits briefly for outstanding replies of the terminal, which the shell would take for typing.
  ///
  /// Keys that arrive meanwhile wait until the program is continued. In the background, replies and keys
  /// are the shell's.
  private func takeLateReplies() {
    defer { repliesLimit = nil }
    guard !connection.device.isInBackground else { return }
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
  }
}
