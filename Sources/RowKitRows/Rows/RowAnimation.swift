/// The animation of inserted and removed rows.
///
/// An animation lasts a quarter of a second. Surrounding rows make room line by line, starting from
/// the current state, so a change during another continues smoothly. An animation is skipped if it
/// would not be visible, if animations are off, if there are no colours for fading, or while the
/// terminal doesn't keep up with the frames.
public enum RowAnimation: Hashable, Sendable, CaseIterable {
  /// The default animation: rows fade while others make room.
  case automatic
  /// The row fades from faint to its own colours, or back.
  case fade
  /// The row slides in from the left edge, or out to it.
  case left
  /// The row slides in from the right edge, or out to it.
  case right
  /// The row slides out from under the row above, or back under it.
  case top
  /// The row is revealed from its first line downward, or hidden toward it.
  case bottom
  /// The row is revealed from its middle, or hidden toward it.
  case middle
  /// No animation. The change is shown at once.
  case none
}

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
  func begin(_ row: RowContext) {
    self.row = row
    goOnLater()
  }

  /// Ends the animation.
  func end() {
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
