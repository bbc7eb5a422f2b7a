/// A bar on which a piece moves back and forth, for work of unknown duration.
struct MovingBarContent: CellContent, Hashable, Sendable {
  /// The step to show.
  ///
  /// May be any number.
  var step: Int

  /// Creates a bar.
  init(step: Int = 0) {
    self.step = step
  }

  /// The duration of a step.
  static let stepDuration = Duration.milliseconds(80)

  func draw(on canvas: Canvas) {
    let length = max(1, canvas.width / 5)
    let way = max(1, canvas.width - length)
    let place = (step % (2 * way) + 2 * way) % (2 * way)
    let start = place < way ? place : 2 * way - place
    for column in 0..<canvas.width {
      let isPiece = (start..<start + length).contains(column)
      canvas.text(
        isPiece ? "━" : "─", at: column,
        style: isPiece ? .tint.adding(.bold) : Style(foreground: .role(.separator)))
    }
  }
}
