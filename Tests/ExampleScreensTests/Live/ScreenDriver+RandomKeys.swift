import RowKitTesting
import Testing

extension ScreenDriver {
  /// Types forty random keys and checks the complete picture after each.
  ///
  /// - Parameters:
  ///   - keys: The keys to choose from.
  ///   - seed: The seed of the choice.
  ///   - pause: The upper bound of the pause after a key, in milliseconds.
  ///   - body: Further checks after each key, called with all keys so far.
  func typeAtRandom(
    _ keys: String, seed: UInt64, pause: Int = 0, _ body: (String) -> Void = { _ in }
  ) {
    var random = RandomNumbers(seed: seed)
    var typed = ""
    for _ in 0..<40 {
      let key = random.pick(Array(keys))
      typed.append(key)
      type(String(key))
      if pause > 0 { advance(by: .milliseconds(random.below(pause))) }
      body(typed)
      expectConsistentDrawing("seed \(seed), keys \(typed.debugDescription)")
    }
  }
}
