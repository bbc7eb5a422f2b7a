import RowKit
import TerminalCodec

/// A stage whose frames are turned into the bytes for a terminal, without one.
@MainActor final class BenchStage {
  let stage: Stage

  /// The bytes of the last frame.
  private(set) var bytes: [UInt8] = []

  private var encoder: FrameEncoder
  private var time = Duration.zero
  private static let abilities = TerminalAbilities(environment: ["TERM": "xterm-256color"])

  /// Opens a screen, up to its first frame.
  init(_ screen: ScreenController, size: ScreenSize) {
    stage = Stage(root: screen, size: size)
    encoder = FrameEncoder(size: size, abilities: BenchStage.abilities, theme: .dark)
    takeFrame()
  }

  /// Acts on a key; returns how many bytes the frame after it takes.
  @discardableResult
  func press(_ key: Key) -> Int {
    send(.key(KeyPress(key)))
  }

  /// Acts on what came from outside; returns how many bytes the frame after it takes.
  @discardableResult
  func send(_ event: InputEvent) -> Int {
    stage.handle(event, at: time)
    return takeFrame()
  }

  /// Makes the frame that is due; returns how many bytes it takes.
  @discardableResult
  func takeFrame() -> Int {
    bytes.removeAll(keepingCapacity: true)
    guard let frame = stage.frame(at: time) else { return 0 }
    encoder.encode(frame, into: &bytes)
    return bytes.count
  }

  /// Lets a second pass, so that everything that is on its way arrives.
  func passSecond() {
    time += .seconds(1)
    takeFrame()
  }

  /// Makes frames until there is nothing more to show; returns how many.
  func settle() -> Int {
    var frames = 0
    while stage.nextDeadline == time {
      takeFrame()
      frames += 1
    }
    return frames
  }
}
