/// A ready-made row that shows the progress of a task.
///
/// ```swift
/// ProgressRowController("Downloading Contacts") { download.progress }
/// ```
public final class ProgressRowController: LabeledRowController, ProgressRow {
  private let read: () -> TaskProgress

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The description of the task.
  ///   - id: The row's identity across changes.
  ///   - progress: Returns the progress whenever the row is shown.
  public init(_ label: String, id: RowID? = nil, progress: @escaping () -> TaskProgress) {
    read = progress
    super.init(label, id: id)
  }

  public var progress: TaskProgress { read() }
}

extension CellController where Self == ProgressRowController {
  /// Creates a ``RowLibrary/ProgressRowController``.
  public static func progress(
    _ label: String, id: RowID? = nil, progress: @escaping () -> TaskProgress
  ) -> ProgressRowController {
    ProgressRowController(label, id: id, progress: progress)
  }
}
