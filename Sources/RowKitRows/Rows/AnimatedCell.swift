/// A cell whose content is animated while it is visible.
///
/// The animation pauses while another screen covers the cell, and doesn't run where animations are
/// off. No timer fires then. A row that implements `willDisplay` itself has no animation.
public final class AnimatedCell: TableCell {
  private var frame: ((Int) -> any CellContent)?
  private var interval = Duration.zero
  private var step = 0
  private var row: RowContext?
  private var timer: Int?

  /// Shows content that changes step by step.
  ///
  /// Call this method while the row is configured.
  ///
  /// - Parameters:
  ///   - interval: The duration of a step.
  ///   - frame: Returns the content of a step. The number of a step may have any value and
  ///     increases by 1.
  public func animate(every interval: Duration, _ frame: @escaping (Int) -> any CellContent) {
    self.interval = interval
    self.frame = frame
    content = frame(step)
    goOnLater()
  }

  /// Begins the animation.
  fileprivate func begin(_ row: RowContext) {
    self.row = row
    goOnLater()
  }

  /// Ends the animation.
  fileprivate func end() {
    timer.map { row?.stage?.cancelScheduled($0) }
    timer = nil
    row = nil
  }

  public override func prepareForReuse() {
    frame = nil
  }

  private func goOnLater() {
    guard frame != nil, timer == nil, let stage = row?.stage, stage.animatesChanges else {
      return
    }
    timer = stage.schedule(after: interval) { [weak self] in self?.goOn() }
  }

  private func goOn() {
    timer = nil
    guard let frame, let row, host != nil, row.isOnVisibleScreen else { return }
    step += 1
    content = frame(step)
    goOnLater()
  }
}

extension CellController where Cell == AnimatedCell {
  public func willDisplay(_ cell: AnimatedCell, row: RowContext) { cell.begin(row) }
  public func didEndDisplaying(_ cell: AnimatedCell) { cell.end() }
}
