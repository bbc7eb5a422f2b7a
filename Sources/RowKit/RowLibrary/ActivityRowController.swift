/// The ready row with a sign that turns while something is going on.
///
/// ```swift
/// ActivityRowController("Looking for phones nearby…") { radio.isScanning }
/// ```
public final class ActivityRowController: ActivityRow {
  public let label: String
  public let rowID: RowID?
  private let read: () -> Bool

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: What is going on.
  ///   - id: What makes it the same row after a change.
  ///   - isActive: Tells whether it is going on, whenever the row is shown.
  public init(_ label: String, id: RowID? = nil, isActive: @escaping () -> Bool = { true }) {
    self.label = label
    rowID = id
    read = isActive
  }

  public var isActive: Bool { read() }
}

extension CellController where Self == ActivityRowController {
  /// Creates an ``ActivityRowController``.
  public static func activity(
    _ label: String, id: RowID? = nil, isActive: @escaping () -> Bool = { true }
  ) -> ActivityRowController {
    ActivityRowController(label, id: id, isActive: isActive)
  }

  /// Creates an ``ActivityRowController``.
  public static func activity<Root: AnyObject>(
    _ label: String, _ object: Root, _ keyPath: KeyPath<Root, Bool>, id: RowID? = nil
  ) -> ActivityRowController {
    ActivityRowController(label, id: id) { object[keyPath: keyPath] }
  }
}
