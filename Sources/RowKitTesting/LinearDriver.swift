public import RowKit
import RowKitLinear

/// A driver that uses a screen in lines of text, as in the linear mode.
///
/// After each line, the driver advances its clock until nothing changes, so tests never wait. The
/// transcript encloses typed text in `«` and `»`.
///
/// ```swift
/// let driver = LinearDriver(SettingsScreen())
/// driver.type("wi-fi", "no")
/// #expect(driver.transcript.contains("Wi-Fi: off"))
/// ```
@MainActor public final class LinearDriver {
  /// The transcript: all output and all input.
  public private(set) var transcript = ""

  private let player: StagePlayer
  private let conversation: LinearConversation
  private var effectCount = 0

  /// Creates a driver for a screen, with the first report in the transcript.
  ///
  /// - Parameters:
  ///   - screen: The first screen.
  ///   - words: The words of the framework. The default is `english`.
  public init(_ screen: ScreenController, words: LocalizedStrings = .english) {
    let size = ScreenSize(width: 80, height: 24)
    let stage = Stage(root: screen, size: size, words: words)
    conversation = LinearConversation(stage)
    player = StagePlayer(stage)
    show(conversation.begin())
  }

  /// The stage.
  public var stage: Stage { player.stage }

  /// The exit status, or `nil` while the conversation continues.
  public var exitStatus: Int32? { conversation.exitStatus }

  /// Types lines, one after the other, and records the replies.
  public func type(_ lines: String...) {
    for line in lines where exitStatus == nil {
      transcript += conversation.isSecret ? "«•»\n" : "«\(line)»\n"
      conversation.answer(line)
      settle()
      let lines = conversation.report()
      if conversation.hasSavedInReport { advance(by: .zero) }
      show(lines)
    }
  }

  /// Ends the input, as Control-D does.
  public func endInput() {
    transcript += "\n"
    conversation.cancel()
    show(conversation.report())
  }

  /// Advances the time.
  public func advance(by duration: Duration) {
    // A message may be gone at the end.
    conversation.keepMessage()
    player.advance(by: duration)
    conversation.keepMessage()
    performEffects()
  }

  private func settle() {
    // No screen handles this event, which counts as input, and the player settles after it.
    for _ in 0..<10 {
      player.send(.windowFocus(false))
      performEffects()
      guard conversation.isBusy else { return }
    }
  }

  private func performEffects() {
    for effect in player.effects.dropFirst(effectCount) { conversation.perform(effect) }
    effectCount = player.effects.count
  }

  private func show(_ lines: [String]) {
    transcript += lines.map { $0 + "\n" }.joined()
    if exitStatus == nil { transcript += conversation.prompt }
  }
}
