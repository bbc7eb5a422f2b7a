/// A row that expands to show other rows below it.
///
/// ```swift
/// ExpandableRowController("Advanced") {
///   TextRowController("IP Address") { radio.address }
/// }
/// ```
public final class ExpandableRowController: LabeledRowController, ExpandableRow {
  private let value: () -> String?
  private let makeChildren: () -> RowList
  private var made: RowList?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - value: Returns the text at the right whenever the row is shown, or searched while it
  ///     is out of view.
  ///   - image: The image at the left.
  ///   - id: The row's identity across changes.
  ///   - children: The rows shown below the expanded row. Called when the row is first expanded,
  ///     and again when an `@Observable` model that the closure read has changed.
  public convenience init(
    _ label: String, value: @escaping () -> String? = { nil }, image: CellImage? = nil,
    id: RowID? = nil,
    @ListBuilder<any CellController> children: @escaping () -> [any CellController]
  ) {
    self.init(label, value: value, image: image, id: id, childList: { RowList(children()) })
  }

  /// Creates a row with an array of children.
  public convenience init(
    _ label: String, value: @escaping () -> String? = { nil }, image: CellImage? = nil,
    id: RowID? = nil, children: @autoclosure @escaping () -> [any CellController]
  ) {
    self.init(label, value: value, image: image, id: id, childList: { RowList(children()) })
  }

  /// Creates a row with a list of children, of which only those in view are created if it is lazy.
  ///
  /// ```swift
  /// ExpandableRowController("All Contacts", childList: {
  ///   RowList(book.contacts) { TextRowController($0.name) }
  /// })
  /// ```
  ///
  /// Disfavored, so that a trailing closure is a block of rows.
  @_disfavoredOverload
  public init(
    _ label: String, value: @escaping () -> String? = { nil }, image: CellImage? = nil,
    id: RowID? = nil, childList: @escaping () -> RowList
  ) {
    self.value = value
    makeChildren = childList
    super.init(label, image: image, id: id)
  }

  public var currentValue: String? { value() }

  public var children: [any CellController] {
    let list = childList
    return (0..<list.count).compactMap { list[$0] }
  }

  public var childList: RowList {
    if let made { return made }
    let rows = makeChildren()
    made = rows
    return rows
  }

  public func childrenDidChange() {
    made = nil
  }

  public var hasChildren: Bool { access != .disabled }
}

extension CellController where Self == ExpandableRowController {
  /// Creates an ``RowLibrary/ExpandableRowController``.
  public static func expandable(
    _ label: String, value: @escaping () -> String? = { nil }, image: CellImage? = nil,
    id: RowID? = nil,
    @ListBuilder<any CellController> children: @escaping () -> [any CellController]
  ) -> ExpandableRowController {
    ExpandableRowController(label, value: value, image: image, id: id, children: children)
  }

  /// Creates an ``RowLibrary/ExpandableRowController`` with an array of rows.
  public static func expandable(
    _ label: String, value: @escaping () -> String? = { nil }, image: CellImage? = nil,
    id: RowID? = nil, children: @autoclosure @escaping () -> [any CellController]
  ) -> ExpandableRowController {
    ExpandableRowController(label, value: value, image: image, id: id, children: children())
  }
}
