#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKit

/// A session that uses a stage in lines of text.
///
/// Lines are appended, and nothing else is written: no escape sequence, no cursor movement. The
/// terminal keeps its settings, so that its own line editing works, except that typing isn't shown
/// while a secret is asked for.
@MainActor final class LinearSession {
  private let stage: Stage
  private let reason: String
  private let conversation: LinearConversation
  private let channel: LinearChannel
  private let pipe: WakePipe
  private let loop: EventLoop
  private let workLoop: EventLoop
  private let input = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 1)
  private var lines = LinearLines()
  private var isAtEnd = false
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
    origin = stage.now
    conversation = LinearConversation(stage)
    pipe = try WakePipe()
    loop = EventLoop(terminal: channel.input, pipe: pipe)
    workLoop = EventLoop(terminal: pipe.reader, pipe: pipe)
  }

  private var now: Duration { origin + start.duration(to: .now) }

  /// Runs the conversation until it ends.
  func run() -> SessionEnding {
    stage.setWakeHandler { [pipe] in pipe.wake() }
    stage.clock = { [origin, start] in origin + start.duration(to: .now) }
    TerminalSignals.install(waking: pipe.writer)
    if let terminal = channel.terminal {
      TerminalSignals.claim(TerminalOwnership(terminal, leaving: []))
    }
    settle()
    show(conversation.begin(because: reason))
    while ending == nil { turn() }
    channel.setEcho(true)
    TerminalSignals.giveBack()
    return ending ?? .lost
  }

  /// Releases the session's resources, and shows typing again.
  func close() {
    TerminalSignals.giveBack()
    TerminalSignals.uninstall()
    loop.close()
    workLoop.close()
    input.deallocate()
  }

  // MARK: The loop

  private func turn() {
    if let line = lines.next() { return answer(line) }
    if isAtEnd { return finish() }
    let ready = loop.wait(atMost: timeout, needsOutput: false)
    act(on: TerminalSignals.take())
    if ending == nil, !ready.isDisjoint(with: [.input, .hangUp]) { read() }
    work()
  }

  /// The maximum time to wait for a line.
  private var timeout: Duration? {
    stage.nextDeadline.map { max($0 - now, LinearSession.idlePause) }
  }

  private func read() {
    switch channel.read(into: input) {
    case .moved(let count): lines.append(UnsafeRawBufferPointer(rebasing: input[..<count]))
    case .mustWait: break
    case .lost: isAtEnd = true
    }
  }

  private func answer(_ line: String) {
    if channel.terminal == nil { channel.write((conversation.isSecret ? "" : line) + "\n") }
    if conversation.isSecret, channel.terminal != nil { channel.write("\n") }
    conversation.answer(line)
    settle()
    show(conversation.report())
  }

  /// Ends the conversation at the end of the input.
  private func finish() {
    if !lines.isEmpty {
      answer(lines.rest())
    } else {
      channel.write("\n")
      conversation.cancel()
      show(conversation.report())
    }
  }

  private func show(_ lines: [String]) {
    let isOver = conversation.exitStatus != nil
    channel.write(lines.map { $0 + "\n" }.joined() + (isOver ? "" : conversation.prompt))
    channel.setEcho(!conversation.isSecret)
    if let status = conversation.exitStatus { end(.quit(status)) }
  }

  private func end(_ ending: SessionEnding) {
    if self.ending == nil { self.ending = ending }
  }

  private func act(on signals: SignalSet) {
    if let number = signals.ending {
      channel.write("\n" + stage.words.linear.cancelled + "\n")
      return end(.signal(number))
    }
    if signals.contains(.stop) {
      channel.setEcho(true)
      TerminalSignals.stopProcess(group: false)
      channel.setEcho(!conversation.isSecret)
      channel.write("\n" + conversation.prompt)
    }
  }

  // MARK: The stage

  /// Takes a frame of the stage, and performs its effects.
  private func work() {
    pipe.settle()
    guard let frame = stage.frame(at: now) else { return }
    for effect in frame.effects { conversation.perform(effect) }
  }

  /// Takes frames of the stage until nothing changes for a moment, or its time is over.
  private func settle() {
    let began = now
    var lastChange = began
    work()
    while conversation.exitStatus == nil {
      let limit = conversation.isBusy ? LinearSession.workPatience : LinearSession.patience
      let quietEnd = lastChange + LinearSession.quiet
      guard now < began + limit, now < quietEnd || conversation.isBusy else { return }
      let wanted = min(stage.nextDeadline ?? quietEnd, quietEnd) - now
      let ready = workLoop.wait(atMost: max(.milliseconds(1), wanted), needsOutput: false)
      act(on: TerminalSignals.take())
      if ending != nil { return }
      if ready.contains(.wake) || stage.nextDeadline.map({ $0 <= now }) == true {
        lastChange = now
        work()
      }
    }
  }
}
