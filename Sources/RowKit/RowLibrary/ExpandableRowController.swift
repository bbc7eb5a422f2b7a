/// The ready row that opens to show other rows under it.
///
/// ```swift
/// ExpandableRowController("Advanced") {
///   ValueRowController("IP Address") { radio.address }
/// }
/// ```
public final class ExpandableRowController: ExpandableRow {
  public let label: String
  public let image: CellImage?
  public let rowID: RowID?
  private let value: () -> String?
  private let makeChildren: () -> [any CellController]
  private lazy var made = makeChildren()

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The words of the row.
  ///   - value: What stands at the right, read whenever the row is shown.
  ///   - image: The picture at the left.
  ///   - id: What makes it the same row after a change.
  ///   - children: The rows that belong to it, made once, when they are first needed.
  public init(
    _ label: String, value: @escaping () -> String? = { nil }, image: CellImage? = nil,
    id: RowID? = nil, @RowBuilder children: @escaping () -> [any CellController]
  ) {
    self.label = label
    self.image = image
    self.value = value
    rowID = id
    makeChildren = children
  }

  public var currentValue: String? { value() }

  public var children: [any CellController] { made }
}

extension CellController where Self == ExpandableRowController {
  /// Creates an ``ExpandableRowController``.
  public static func expandable(
    _ label: String, value: @escaping () -> String? = { nil }, image: CellImage? = nil,
    id: RowID? = nil, @RowBuilder children: @escaping () -> [any CellController]
  ) -> ExpandableRowController {
    ExpandableRowController(label, value: value, image: image, id: id, children: children)
  }

  /// Creates an ``ExpandableRowController`` of listed rows.
  public static func expandable(
    _ label: String, value: @escaping () -> String? = { nil }, image: CellImage? = nil,
    id: RowID? = nil, children: @autoclosure @escaping () -> [any CellController]
  ) -> ExpandableRowController {
    ExpandableRowController(label, value: value, image: image, id: id) { children() }
  }
}
