/// A thin bar filled in proportion to the progress of work.
package struct ProgressBarContent: CellContent, Hashable, Sendable {
  private let fraction: Double
  private let style: Style

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - fraction: The filled fraction, from 0 to 1. Values out of range are clamped.
  ///   - style: The style of the filled part. The default is the tint.
  package init(_ fraction: Double, style: Style = .tint) {
    self.fraction = fraction
    self.style = style
  }

  package var plainText: String { percentage.text }

  package var spokenText: SpokenText { SpokenText(percentage) }

  private var percentage: SpokenText.Sign {
    SpokenText.Sign(percentage: Int((fraction.asFraction * 100).rounded(.down)))
  }

  package func draw(on canvas: Canvas) {
    let halves = Int((fraction.asFraction * Double(canvas.width * 2)).rounded(.down))
    let rest = Style(foreground: .role(.separator))
    for column in 0..<canvas.width {
      switch halves - column * 2 {
      case 2...: canvas.text("━", at: column, style: style.adding(.bold))
      case 1: canvas.text("╸", at: column, style: style.adding(.bold))
      default: canvas.text("─", at: column, style: rest)
      }
    }
  }
}

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
