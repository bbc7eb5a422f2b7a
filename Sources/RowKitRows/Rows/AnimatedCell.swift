/// A cell whose content is animated while it is visible.
///
/// A row that uses it calls `begin(_:)` when the cell comes into view and `end()` when it leaves.
/// The animation pauses while another screen covers the cell, and doesn't run where animations are
/// off. No timer fires then.
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
  ///
  /// Call this method when the row comes into view.
  public func begin(_ row: RowContext) {
    self.row = row
    goOnLater()
  }

  /// Ends the animation.
  ///
  /// Call this method when the row leaves the view.
  public func end() {
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
    guard let frame, let row, row.isOnVisibleScreen else { return }
    step += 1
    content = frame(step)
    goOnLater()
  }
}
