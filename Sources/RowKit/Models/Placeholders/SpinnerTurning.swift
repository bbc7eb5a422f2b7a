/// Configures a row again at each step of a spinner, while the row is seen and things may move.
@MainActor final class SpinnerTurning {
  private let row: RowContext
  private var timer: Int?

  init(_ row: RowContext) {
    self.row = row
  }

  /// Has the next step made, unless it is on its way.
  func turnLater() {
    guard timer == nil, let stage = row.screen?.stage, stage.animatesChanges else { return }
    timer = stage.schedule(after: SpinnerContent.stepDuration) { [weak self] in self?.turn() }
  }

  /// Has no further step made.
  func stop() {
    timer.map { row.screen?.stage?.cancelScheduled($0) }
    timer = nil
  }

  /// Makes a step, unless another screen covers this one; the row is configured on return.
  private func turn() {
    timer = nil
    guard row.path != nil, let screen = row.screen, screen.stage?.screen === screen else { return }
    row.reload()
  }
}
