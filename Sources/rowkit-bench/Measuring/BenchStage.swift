import RowKit
import TerminalCodec

/// A stage with an encoder but without a terminal.
@MainActor final class BenchStage {
  let stage: Stage

  /// The bytes of the last frame.
  private(set) var bytes: [UInt8] = []

  private var encoder: FrameEncoder
  private var time = Duration.zero
  private static let abilities = TerminalAbilities(environment: ["TERM": "xterm-256color"])

  /// Opens a screen and takes its first frame.
  init(_ screen: ScreenController, size: ScreenSize) {
    stage = Stage(root: screen, size: size)
    encoder = FrameEncoder(size: size, abilities: BenchStage.abilities, theme: .dark)
    takeFrame()
  }

  /// Sends a key and returns the number of bytes of the frame after it.
  @discardableResult
  func press(_ key: Key) -> Int {
    send(.key(KeyPress(key)))
  }

  /// Sends an event and returns the number of bytes of the frame after it.
  @discardableResult
  func send(_ event: InputEvent) -> Int {
    stage.handle(event, at: time)
    return takeFrame()
  }

  /// Takes the next frame and returns its number of bytes.
  @discardableResult
  func takeFrame() -> Int {
    bytes.removeAll(keepingCapacity: true)
    guard let frame = stage.frame(at: time) else { return 0 }
    encoder.encode(frame, into: &bytes)
    return bytes.count
  }

  /// Advances the time by a second, which ends all animations.
  func passSecond() {
    time += .seconds(1)
    takeFrame()
  }

  /// Takes frames until no more are due now, and returns their number.
  func settle() -> Int {
    var frames = 0
    while stage.nextDeadline == time {
      takeFrame()
      frames += 1
    }
    return frames
  }

  /// Sends keys by turns, and takes one frame after them.
  func send(_ keys: [Key], count: Int) {
    for number in 0..<count {
      stage.handle(.key(KeyPress(keys[number % keys.count])), at: .zero)
    }
    takeFrame()
  }
}
