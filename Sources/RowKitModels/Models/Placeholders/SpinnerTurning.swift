/// A timer that configures a row again at each step of a spinner, while the row is visible and
/// animations are enabled.
@MainActor final class SpinnerTurning {
  private let row: RowContext
  private var timer: Int?

  init(_ row: RowContext) {
    self.row = row
  }

  /// Schedules the next step, unless one is scheduled already.
  func turnLater() {
    guard timer == nil, let stage = row.screen?.stage, stage.animatesChanges else { return }
    timer = stage.schedule(after: SpinnerContent.stepDuration) { [weak self] in self?.turn() }
  }

  /// Cancels the scheduled step.
  func stop() {
    timer.map { row.screen?.stage?.cancelScheduled($0) }
    timer = nil
  }

  /// Performs a step, unless another screen covers this one.
  ///
  /// On return, the row is configured anyway.
  private func turn() {
    timer = nil
    guard row.path != nil, let screen = row.screen, screen.stage?.screen === screen else { return }
    row.reload()
  }
}
