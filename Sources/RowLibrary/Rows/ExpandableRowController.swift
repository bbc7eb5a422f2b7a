/// A ready-made row that expands to show other rows below it.
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
  ///   - label: The title of the row.
  ///   - value: Returns the text at the right whenever the row is shown.
  ///   - image: The image at the left.
  ///   - id: The row's identity across changes.
  ///   - children: The rows shown below the expanded row, created once on first use.
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
  /// Creates an ``RowLibrary/ExpandableRowController``.
  public static func expandable(
    _ label: String, value: @escaping () -> String? = { nil }, image: CellImage? = nil,
    id: RowID? = nil, @RowBuilder children: @escaping () -> [any CellController]
  ) -> ExpandableRowController {
    ExpandableRowController(label, value: value, image: image, id: id, children: children)
  }

  /// Creates an ``RowLibrary/ExpandableRowController`` with an array of rows.
  public static func expandable(
    _ label: String, value: @escaping () -> String? = { nil }, image: CellImage? = nil,
    id: RowID? = nil, children: @autoclosure @escaping () -> [any CellController]
  ) -> ExpandableRowController {
    ExpandableRowController(label, value: value, image: image, id: id) { children() }
  }
}
