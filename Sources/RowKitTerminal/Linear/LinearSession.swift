#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKitLinear
import RowKitScreens

/// A session that uses a stage in lines of text.
///
/// Lines are appended, and nothing else is written: no escape sequence, no cursor movement. The
/// terminal keeps its settings, so that its own line editing works, except that typing isn't shown
/// while a secret is asked for, and that `ctrl+z` discards nothing if the process can't be stopped.
///
/// Output waits for its reader, however long that takes. The next line is answered after it was
/// taken. Only a signal or a cancelled task ends the session before.
@MainActor final class LinearSession {
  private let stage: Stage
  private let reason: String
  private let conversation: LinearConversation
  private var channel: LinearChannel
  private let pipe: WakePipe
  private let loop: EventLoop
  private let workLoop: EventLoop
  private let outputLoop: EventLoop
  private let input = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 1)
  private var lines: LinearLines
  private var inputEnd: InputEnd?
  private var settling: Settling?
  private var ending: SessionEnding?
  private let start = ContinuousClock.now
  private let origin: Duration

  /// The time to wait for more changes after the last one.
  private static let quiet = Duration.milliseconds(60)

  /// The time that an answer may take before the report says so.
  private static let patience = Duration.milliseconds(600)

  /// The time that work may take that a person has asked for.
  private static let workPatience = Duration.seconds(3)

  /// The time between two looks at the stage while a person types.
  private static let idlePause = Duration.milliseconds(250)

  /// Opens the session.
  init(_ stage: Stage, because reason: String, _ channel: LinearChannel) throws(TerminalError) {
    self.stage = stage
    self.reason = reason
    self.channel = channel
    lines = LinearLines(limit: channel.lineLimit)
    origin = stage.now
    conversation = LinearConversation(stage)
    pipe = try WakePipe()
    try pipe.requireDescriptors()
    loop = EventLoop(terminal: channel.input, pipe: pipe)
    workLoop = EventLoop(terminal: pipe.reader, pipe: pipe)
    outputLoop = EventLoop(terminal: channel.output, pipe: pipe, readsInput: false)
  }

  /// Whether output waits for its reader.
  var isBehind: Bool { channel.isBehind }

  private var now: Duration { origin + start.duration(to: .now) }

  /// Runs the conversation until it ends.
  func run() -> SessionEnding {
    begin()
    while true {
      turn(awaited.wait(atMost: timeout, needsOutput: channel.isBehind))
      if let ending = finished() { return ending }
    }
  }

  /// Runs the conversation until it ends or its task is cancelled.
  ///
  /// The main actor is free while the session waits.
  func runSuspending() async -> SessionEnding {
    begin()
    while true {
      let ready = await withTaskCancellationHandler {
        await awaited.ready(atMost: timeout, needsOutput: channel.isBehind)
      } onCancel: { [pipe] in
        pipe.wake()
      }
      if Task.isCancelled { cancel() }
      turn(ready)
      if let ending = finished() { return ending }
    }
  }

  /// Ends the session because its task was cancelled, on a line of its own.
  private func cancel() {
    if ending == nil, settling == nil { channel.write("\n") }
    endAtOnce(ending ?? .quit(SessionEnding.cancelled))
  }

  private func begin() {
    stage.setWakeHandler { [pipe] in pipe.wake() }
    stage.clock = { [origin, start] in origin + start.duration(to: .now) }
    TerminalSignals.install(waking: pipe.writer)
    if let terminal = channel.terminal {
      TerminalSignals.claim(TerminalOwnership(terminal, leaving: []))
      stage.isAttended = true
    }
    settle { [unowned self] in show(conversation.begin(because: reason)) }
  }

  /// Restores the terminal once the session has ended and its output was taken, and returns the
  /// reason.
  private func finished() -> SessionEnding? {
    guard let ending, !channel.isBehind else { return nil }
    channel.restoreSettings()
    TerminalSignals.giveBack()
    return ending
  }

  /// Releases the session's resources, and shows typing again.
  func close() {
    TerminalSignals.giveBack()
    TerminalSignals.uninstall()
    // The handler keeps the pipe.
    stage.setWakeHandler {}
    loop.close()
    workLoop.close()
    outputLoop.close()
    channel.close()
    input.deallocate()
  }

  // MARK: The loop

  /// Whether the session waits for a line, rather than for work or for the reader of its output.
  private var awaitsLine: Bool { settling == nil && !channel.isBehind }

  /// The loop of what the session waits for.
  private var awaited: EventLoop {
    if channel.isBehind { return outputLoop }
    return settling == nil ? loop : workLoop
  }

  private func turn(_ ready: EventLoop.Readiness) {
    let mayRead = awaitsLine && !ready.isDisjoint(with: [.input, .hangUp])
    act(on: TerminalSignals.take())
    channel.flush()
    guard ending == nil else { return }
    if let settling { return settle(settling, ready) }
    if mayRead { read(isHungUp: ready.contains(.hangUp)) }
    work()
    conversation.keepMessage()
    guard conversation.exitStatus != nil else { return nextLine() }
    // The cursor is behind the prompt, unless a line was typed there.
    if !mayRead { channel.write("\n") }
    show(conversation.report())
  }

  /// Answers the next line, or ends the conversation if there is none.
  ///
  /// Does nothing until the output was taken.
  private func nextLine() {
    guard !channel.isBehind else { return }
    if let line = lines.next() {
      answer(line)
    } else if inputEnd != nil {
      finish()
    }
  }

  /// The maximum time to wait for a line, or for the next change.
  private var timeout: Duration? {
    if ending != nil { return nil }
    if let settling { return max(.milliseconds(1), settling.deadline(stage) - now) }
    return stage.nextDeadline.map { max($0 - now, LinearSession.idlePause) }
  }

  private func read(isHungUp: Bool) {
    switch channel.read(into: input) {
    case .moved(let count): lines.append(UnsafeRawBufferPointer(rebasing: input[..<count]))
    case .mustWait: break
    case .lost: inputEnd = isHungUp && channel.terminal != nil ? .terminalLost : .endOfFile
    }
  }

  private func answer(_ line: LinearLines.Line) {
    if channel.terminal == nil { channel.write(echo(of: line) + "\n") }
    if conversation.isSecret, channel.terminal != nil { channel.write("\n") }
    if let fault = line.fault {
      conversation.refuseLine(because: fault)
    } else {
      conversation.answer(line.text)
    }
    settle { [unowned self] in
      let lines = conversation.report()
      if conversation.hasSavedInReport { work() }
      show(lines)
    }
  }

  /// Returns what a reader of the output finds of a line that nobody typed there.
  private func echo(of line: LinearLines.Line) -> String {
    conversation.isSecret ? "" : SpokenLine(stage.words).text(line.text)
  }

  /// Ends the conversation at the end of the input.
  private func finish() {
    if !lines.isEmpty {
      // The answer follows the line, which no newline ended.
      if channel.terminal != nil { channel.write("\n") }
      answer(lines.rest())
    } else if inputEnd == .terminalLost {
      endAtOnce(.lost)
    } else {
      channel.write("\n")
      conversation.cancel()
      show(conversation.report())
    }
  }

  private func show(_ lines: [String]) {
    channel.write(lines.map { $0 + "\n" }.joined() + prompt)
    channel.setEcho(!conversation.isSecret)
    if let status = conversation.exitStatus { end(.quit(status)) } else { nextLine() }
  }

  /// The prompt for the next line, or nothing if the conversation is over.
  private var prompt: String { conversation.exitStatus == nil ? conversation.prompt : "" }

  private func end(_ ending: SessionEnding) {
    if self.ending == nil { self.ending = ending }
  }

  /// Ends the session, with at most a second for the reader of its output.
  ///
  /// Typed lines go to their rows, although nobody may hear of those that don't.
  private func endAtOnce(_ ending: SessionEnding) {
    _ = conversation.endEarly()
    self.ending = ending
    channel.finish()
  }

  private func act(on signals: SignalSet) {
    if let number = signals.ending {
      channel.write(conversation.endEarly().map { "\n" + $0 }.joined() + "\n")
      channel.discardInput()
      return endAtOnce(.signal(number))
    }
    if signals.contains(.stop) {
      channel.restoreSettings()
      let wasStopped = TerminalSignals.stopProcess(by: SIGTSTP, group: false)
      goOn(wasStopped ? "" : stage.words[RefusalStrings.cannotSuspend] + "\n")
    } else if channel.terminal != nil, !signals.isDisjoint(with: [.resume, .refused]) {
      goOn("")
    }
  }

  /// Goes on once the process is in the foreground, whose terminal the shell may have changed.
  ///
  /// - Parameter remark: A line to write before the prompt, or nothing.
  private func goOn(_ remark: String) {
    if let terminal = channel.terminal {
      guard let arrived = try? TerminalSignals.awaitForeground(of: terminal) else {
        return endAtOnce(.lost)
      }
      if arrived.ending != nil { return act(on: arrived) }
    }
    stage.handle(.windowFocus(true), at: now)
    channel.setEcho(!conversation.isSecret)
    channel.write("\n" + remark + (settling == nil ? prompt : ""))
  }

  // MARK: The stage

  /// Takes a frame of the stage, and performs its effects.
  private func work() {
    pipe.settle()
    guard let frame = stage.frame(at: now) else { return }
    for effect in frame.effects { conversation.perform(effect) }
  }

  /// Takes frames of the stage until nothing changes for a moment, or the time for it is over, and
  /// then calls a closure.
  private func settle(_ then: @escaping () -> Void) {
    settling = Settling(began: now, lastChange: now, then: then)
    work()
  }

  private func settle(_ settling: Settling, _ ready: EventLoop.Readiness) {
    if ready.contains(.wake) || stage.nextDeadline.map({ $0 <= now }) == true {
      self.settling?.lastChange = now
      work()
    }
    guard let settling = self.settling else { return }
    let isBusy = conversation.isBusy
    let limit = isBusy ? LinearSession.workPatience : LinearSession.patience
    let isQuiet = now >= settling.quietEnd && !isBusy
    guard isQuiet || now >= settling.began + limit || conversation.exitStatus != nil else { return }
    self.settling = nil
    settling.then()
  }

  /// The reason for which no more lines come.
  private enum InputEnd {
    /// The input ended, or a person typed `ctrl+d`.
    case endOfFile

    /// The terminal is gone.
    case terminalLost
  }

  /// A wait for the changes that follow an answer.
  private struct Settling {
    let began: Duration
    var lastChange: Duration
    let then: () -> Void

    /// The time at which nothing has changed for a moment.
    @MainActor var quietEnd: Duration { lastChange + LinearSession.quiet }

    /// The time of the next look at the stage.
    @MainActor func deadline(_ stage: Stage) -> Duration {
      min(stage.nextDeadline ?? quietEnd, quietEnd)
    }
  }
}
