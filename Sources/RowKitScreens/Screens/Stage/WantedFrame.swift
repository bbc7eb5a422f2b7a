/// The purposes of the next frame of a stage.
///
/// A request for more includes those for less: a redraw draws everything, and drawing everything takes
/// a frame.
struct WantedFrame {
  /// Whether anything must be redrawn.
  private var isRequested = true

  /// Whether everything must be drawn, over what was drawn before.
  private(set) var isDrawnInFull = true

  /// Whether the host must show everything again, because its screen may show something else.
  private(set) var isRedrawn = true

  /// Whether an event came since the last frame.
  private var answersEvent = false

  private var effects: [HostEffect] = []

  /// Whether a frame is to be drawn.
  var isWanted: Bool { isRequested || !effects.isEmpty }

  /// Records that an event came, which the frame answers.
  mutating func noteEvent() { answersEvent = true }

  /// Returns whether the frame answers an event, once.
  mutating func takeEvent() -> Bool {
    defer { answersEvent = false }
    return answersEvent
  }

  /// Requests a frame.
  mutating func request() { isRequested = true }

  /// Requests a frame in which everything is drawn.
  mutating func requestFullDrawing() { (isRequested, isDrawnInFull) = (true, true) }

  /// Requests a frame in which everything is drawn and shown again.
  mutating func requestRedraw() { (isRequested, isDrawnInFull, isRedrawn) = (true, true, true) }

  /// Adds an effect to the frame, and requests it.
  mutating func add(_ effect: HostEffect) {
    effects.append(effect)
    isRequested = true
  }

  /// Begins the frame: later requests are for the next one, which is requested if there is more to
  /// draw.
  mutating func begin(hasMore: Bool) { isRequested = hasMore }

  /// Removes and returns the effects.
  mutating func takeEffects() -> [HostEffect] {
    defer { effects.removeAll() }
    return effects
  }

  /// Records that everything was drawn.
  mutating func didDraw() { (isDrawnInFull, isRedrawn) = (false, false) }
}
