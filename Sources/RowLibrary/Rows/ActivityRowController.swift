/// A ready-made row with a spinner that turns while an activity is in progress.
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
  ///   - isActive: Returns whether the activity is in progress. Called whenever the row is shown.
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
