/// A row with a spinner that turns while an activity is in progress.
@MainActor public protocol ActivityRow: CellController where Cell == AnimatedCell {
  /// The description of the activity.
  var label: String { get }

  /// Whether the activity is in progress. The default is `true`.
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
}
