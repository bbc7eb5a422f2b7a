/// A ready-made row that shows the progress of a task.
///
/// ```swift
/// ProgressRowController("Downloading Contacts") { download.progress }
/// ```
public final class ProgressRowController: ProgressRow {
  public let label: String
  public let rowID: RowID?
  private let read: () -> TaskProgress

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The description of the task.
  ///   - id: The row's identity across changes.
  ///   - progress: Returns the progress whenever the row is shown.
  public init(_ label: String, id: RowID? = nil, progress: @escaping () -> TaskProgress) {
    self.label = label
    rowID = id
    read = progress
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

  /// Creates a ``RowLibrary/ProgressRowController``.
  public static func progress(
    _ label: String, progress: Binding<TaskProgress>, id: RowID? = nil
  ) -> ProgressRowController {
    ProgressRowController(label, id: id) { progress.value }
  }

  /// Creates a ``RowLibrary/ProgressRowController``.
  public static func progress(
    _ label: String, progress: TaskProgress, id: RowID? = nil
  ) -> ProgressRowController {
    ProgressRowController(label, id: id) { progress }
  }

  /// Creates a ``RowLibrary/ProgressRowController``.
  public static func progress<Root: AnyObject>(
    _ label: String, _ object: Root, _ keyPath: KeyPath<Root, TaskProgress>, id: RowID? = nil
  ) -> ProgressRowController {
    ProgressRowController(
      label, id: id, progress: WeakProperty.reader(object, keyPath))
  }
}
