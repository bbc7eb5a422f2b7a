import RowKitTesting
import Testing

extension ScreenDriver {
  /// Types forty keys at random, and expects after each that all is drawn.
  ///
  /// - Parameters:
  ///   - keys: The keys to choose from.
  ///   - seed: What makes the choice repeatable.
  ///   - pause: Less than how many milliseconds pass after a key.
  ///   - body: What else is expected after each key, given all that were typed.
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
