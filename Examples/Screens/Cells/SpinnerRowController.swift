import RowKit

/// A row with a spinner that turns while it is visible.
final class SpinnerRowController: CellController {
  private let text: String
  private let isAnimated: Bool
  private var step = 0
  private var row: RowContext?
  private var timer: Int?

  init(_ text: String, isAnimated: Bool) {
    self.text = text
    self.isAnimated = isAnimated
  }

  /// Also resumes the animation: it is called when a screen on top of this one goes away.
  func configure(_ cell: TableCell) {
    cell.content = SpinnerContent(step: step, text: text)
    turnLater()
  }

  func willDisplay(_ cell: TableCell, row: RowContext) {
    self.row = row
    turnLater()
  }

  func didEndDisplaying(_ cell: TableCell) {
    timer.map { row?.screen?.stage?.cancelScheduled($0) }
    timer = nil
    row = nil
  }

  private func turnLater() {
    guard isAnimated, timer == nil, let stage = row?.screen?.stage else { return }
    timer = stage.schedule(after: SpinnerContent.stepDuration) { [weak self] in self?.turn() }
  }

  /// Advances the spinner by one step, unless another screen covers this one.
  private func turn() {
    timer = nil
    guard let screen = row?.screen, screen.stage?.screen === screen else { return }
    step += 1
    row?.reload()
  }
}
