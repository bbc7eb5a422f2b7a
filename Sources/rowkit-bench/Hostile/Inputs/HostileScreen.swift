import RowKit
import RowKitSnapshots
import RowKitTesting
import TerminalCodec

/// A screen without a terminal, whose output is checked completely.
@MainActor final class HostileScreen {
  /// The problems so far, only the first of each kind.
  private(set) var problems: [HostileProblem] = []

  /// Whether the screen asked to quit.
  private(set) var hasQuit = false

  private let stage: Stage
  private let subjects: HostileSubjects
  private var encoder: FrameEncoder
  private var now = Duration.zero
  private var picture = ""
  private static let abilities = TerminalAbilities(environment: [
    "TERM": "xterm-256color", "COLORTERM": "truecolor",
  ])

  init(_ screen: ScreenController, size: ScreenSize, _ subjects: HostileSubjects) {
    stage = Stage(root: screen, size: size)
    encoder = FrameEncoder(size: size, abilities: Self.abilities, theme: .dark)
    self.subjects = subjects
    takeFrames()
  }

  /// Sends an event and checks the output.
  func send(_ event: InputEvent) {
    let start = Stopwatch.now
    stage.handle(event, at: now)
    takeFrames()
    let time = Stopwatch.now - start
    if time > 2 { add(HostileProblem(.hang, "\(event) took \(time) s.")) }
  }

  /// Checks that a complete redraw doesn't change the screen, unless animations continue.
  ///
  /// The progress of a long search is left out: without a clock, each event lets it go on, so that a
  /// search that has just begun may replace the rows.
  func expectSameWhenRedrawn() {
    guard settles() else { return }
    let seen = picture
    stage.handle(.redraw, at: now)
    takeFrame()
    guard picture != seen, !picture.contains("Searching…") else { return }
    let lines = [seen, picture].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    // "30,000 of 100,000" in a prompt, or "12… searched 30,000" on the bottom line while it rests.
    let progress = /[0-9,]+( of [0-9,]|… searched)/
    let place = zip(lines[0], lines[1]).enumerated().first { _, pair in
      pair.0 != pair.1 && !(pair.0.contains(progress) && pair.1.contains(progress))
        && !(pair.0 + pair.1).contains("… searched ")
    }
    guard place != nil || lines[0].count != lines[1].count else { return }
    let words = place.map { "line \($0.offset), “\($0.element.0)”, to “\($0.element.1)”" }
    let title = "“\(stage.screen.title)”, \(stage.size.width)x\(stage.size.height)"
    add(
      HostileProblem(
        .value, "Drawing everything again changed \(title): \(words ?? "the number of lines")."))
  }

  /// Takes the next frames, like a terminal that soon receives another event.
  private func takeFrames() {
    for _ in 0..<6 {
      takeFrame()
      guard let deadline = stage.nextDeadline, deadline <= now + .milliseconds(100) else { return }
      now = max(now + .milliseconds(1), deadline)
    }
  }

  /// Advances the time until nothing moves for a second.
  ///
  /// Returns whether that happens.
  private func settles() -> Bool {
    for _ in 0..<200 {
      guard let deadline = stage.nextDeadline, deadline <= now + .seconds(1) else { return true }
      now = max(now + .milliseconds(1), deadline)
      takeFrame()
    }
    return false
  }

  private func takeFrame() {
    guard let frame = stage.frame(at: now) else { return }
    var bytes: [UInt8] = []
    subjects.encode(frame, with: &encoder, into: &bytes)
    if let words = TerminalOutput.problem(in: bytes) { add(HostileProblem(.control, words)) }
    for case .quit in frame.effects { hasQuit = true }
    picture = TextSnapshot.text(of: frame.buffer)
  }

  private func add(_ problem: HostileProblem) {
    if !problems.contains(where: { $0.kind == problem.kind }) { problems.append(problem) }
  }
}
