/// A cell whose content moves by itself while it is seen.
///
/// A row that uses it begins and ends with the cell coming into view and leaving it. It stands still
/// where animations are off, and while another screen covers it: then no timer fires.
public final class AnimatedCell: TableCell {
  private var frame: ((Int) -> any CellContent)?
  private var interval = Duration.zero
  private var step = 0
  private var row: RowContext?
  private var timer: Int?

  /// Shows content that changes step by step; call it while the row is configured.
  ///
  /// - Parameters:
  ///   - interval: How long a step lasts.
  ///   - frame: Makes the content of a step, counted from any number.
  public func animate(every interval: Duration, _ frame: @escaping (Int) -> any CellContent) {
    self.interval = interval
    self.frame = frame
    content = frame(step)
    goOnLater()
  }

  /// Begins with the row coming into view.
  public func begin(_ row: RowContext) {
    self.row = row
    goOnLater()
  }

  /// Ends with the row leaving view.
  public func end() {
    timer.map { row?.screen?.stage?.cancelScheduled($0) }
    timer = nil
    row = nil
  }

  public override func prepareForReuse() {
    frame = nil
  }

  private func goOnLater() {
    guard frame != nil, timer == nil, let stage = row?.screen?.stage, stage.animatesChanges else {
      return
    }
    timer = stage.schedule(after: interval) { [weak self] in self?.goOn() }
  }

  private func goOn() {
    timer = nil
    guard let frame, let screen = row?.screen, screen.stage?.screen === screen else { return }
    step += 1
    content = frame(step)
    goOnLater()
  }
}
