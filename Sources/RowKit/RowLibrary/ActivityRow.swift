/// A row with a sign that turns while something is going on.
@MainActor public protocol ActivityRow: CellController where Cell == AnimatedCell {
  /// What is going on.
  var label: String { get }

  /// Whether it is going on. By default true.
  var isActive: Bool { get }
}

extension ActivityRow {
  public var isActive: Bool { true }
  public var searchText: String? { label }

  public func configure(_ cell: AnimatedCell) {
    let label = label
    cell.text = label
    guard isActive else { return }
    cell.animate(every: SpinnerContent.stepDuration) { step in
      SpinnerContent(step: step, text: label)
    }
  }

  public func willDisplay(_ cell: AnimatedCell, row: RowContext) {
    cell.begin(row)
  }

  public func didEndDisplaying(_ cell: AnimatedCell) {
    cell.end()
  }
}
