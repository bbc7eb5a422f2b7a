/// A row with a spinner that turns while an activity is in progress.
@MainActor public protocol ActivityRow: CellController where Cell == AnimatedCell {
  /// The description of the activity.
  var label: String { get }

  /// Whether the activity is in progress. The default is `true`.
  ///
  /// If `false`, the row shows its label without a spinner. To remove the row, construct the groups
  /// without it.
  var isActive: Bool { get }
}

extension ActivityRow {
  public var isActive: Bool { true }

  public func configure(_ cell: AnimatedCell) {
    let label = label
    cell.text = label
    guard isActive else { return }
    cell.spokenStates = [.other(cell.words[SpeechStrings.inProgress])]
    cell.animate(every: SpinnerContent.stepDuration) { step in
      SpinnerContent(step: step, text: label)
    }
  }
}

/// A row with a spinner that turns while an activity is in progress.
///
/// ```swift
/// ActivityRowController("Looking for phones nearby…") { radio.isScanning }
/// ```
public final class ActivityRowController: LabeledRowController, ActivityRow {
  private let read: () -> Bool

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The description of the activity.
  ///   - id: The row's identity across changes.
  ///   - isActive: Returns whether the activity is in progress. Otherwise, the row shows its label
  ///     without a spinner. Called whenever the row is shown.
  public init(_ label: String, id: RowID? = nil, isActive: @escaping () -> Bool = { true }) {
    read = isActive
    super.init(label, id: id)
  }

  public var isActive: Bool { read() }
}

extension CellController where Self == ActivityRowController {
  /// Creates an ``RowLibrary/ActivityRowController``.
  public static func activity(
    _ label: String, id: RowID? = nil, isActive: @escaping () -> Bool = { true }
  ) -> ActivityRowController {
    ActivityRowController(label, id: id, isActive: isActive)
  }
}
