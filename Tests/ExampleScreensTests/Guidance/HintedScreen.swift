import ExampleScreens
import RowKit
import RowKitSnapshots
import RowKitTesting

/// A screen of which keys are pressed that it names.
///
/// A key usually shows its effect in the next frame. So unlike a driver, the screen waits for nothing
/// else: on screens that always move, each step of a driver draws a second of frames.
@MainActor final class HintedScreen {
  private let stage: Stage
  private let time: Duration
  private var buffer: ScreenBuffer
  private var caret: ScreenPoint?
  private var effects: [HostEffect]

  /// Takes over from a driver.
  init(_ driver: ScreenDriver) {
    stage = driver.stage
    time = driver.player.now
    buffer = driver.frame.buffer
    caret = driver.frame.caret
    effects = driver.effects
  }

  /// Presses keys in the notation of scripts, or types a text that is none.
  func press(_ script: String) {
    guard let tokens = try? KeyToken.script(script) else { return type(script) }
    for token in tokens {
      switch token {
      case .key(let key): send(key)
      case .text(let text): type(text)
      case .wait: break
      }
    }
  }

  /// Presses Escape and then the keys of a mode, which lead back from most keys, until the screen is in
  /// that mode, and returns whether it is.
  func goesBack(to mode: Mode, by keys: String) -> Bool {
    if self.mode == mode { return true }
    for way in ["escape", keys] where !way.isEmpty {
      press(way)
      if self.mode == mode { return true }
    }
    return false
  }

  /// Whether pressing a key, after others, shows something at once.
  func shows(_ key: String, after others: String = "") -> Bool {
    press(others)
    // The effects of the keys before it are not its own.
    for _ in 0..<4 { takeFrame() }
    let former = look
    press(key)
    return look != former && !TextSnapshot.text(of: buffer).contains("does nothing here")
  }

  private func type(_ text: String) {
    for character in text { send(KeyPress(character)) }
  }

  private func send(_ key: KeyPress) {
    guard !hasQuit else { return }
    stage.handle(.key(key), at: time)
    takeFrame()
  }

  private func takeFrame() {
    guard let frame = stage.frame(at: time) else { return }
    buffer = frame.buffer
    caret = frame.caret
    effects += frame.effects
  }

  private var hasQuit: Bool { effects.contains { if case .quit = $0 { true } else { false } } }

  // MARK: State

  /// The keys that are named, and what they are about.
  struct Mode: Equatable {
    let hints: [String]
    let screens: Int
    let overlays: Int
    let hasQuit: Bool

    /// The keys, each once.
    var keys: Set<String> {
      Set(hints.flatMap { $0.split(separator: " ").map(String.init) })
    }
  }

  var mode: Mode {
    Mode(
      hints: (stage.barHints + stage.listedHints).map { $0.shownKeys(asASCII: true) },
      screens: stage.navigation.screens.count, overlays: stage.overlays.count, hasQuit: hasQuit)
  }

  /// The state of a screen that a person can notice.
  struct Look: Equatable {
    var cells: [ScreenCell] = []
    let caret: ScreenPoint?
    let effects: Int
    let overlays: Int
  }

  var look: Look {
    var look = Look(caret: caret, effects: effects.count, overlays: stage.overlays.count)
    look.cells.reserveCapacity(buffer.size.width * buffer.size.height)
    for line in 0..<buffer.size.height {
      for column in 0..<buffer.size.width { look.cells.append(buffer[column, line]) }
    }
    return look
  }
}
