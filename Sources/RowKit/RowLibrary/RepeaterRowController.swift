/// The ready row that adds another row above itself.
///
/// It only adds. A list of values whose rows can be removed and moved too is a group:
/// `TableGroup(repeating:adding:new:row:)`, or in a form ``FormField`` with the same words.
///
/// ```swift
/// RepeaterRowController("Add Telephone Number", canAdd: { contact.phones.count < 5 }) {
///   NumberRowController(contact.addPhone())
/// }
/// ```
public final class RepeaterRowController: RepeaterRow {
  public let label: String
  public let rowID: RowID?
  private let canAdd: () -> Bool
  private let make: () -> (any CellController)?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The words of the row.
  ///   - canAdd: Tells whether there may be one more.
  ///   - id: What makes it the same row after a change.
  ///   - makeRow: Adds one to the model and returns its row.
  public init(
    _ label: String, canAdd: @escaping () -> Bool = { true }, id: RowID? = nil,
    makeRow: @escaping () -> (any CellController)?
  ) {
    self.label = label
    self.canAdd = canAdd
    rowID = id
    make = makeRow
  }

  public var isSelectable: Bool { canAdd() }

  public func makeRow() -> (any CellController)? { make() }
}

extension CellController where Self == RepeaterRowController {
  /// Creates a ``RepeaterRowController``.
  public static func repeater(
    _ label: String, canAdd: @escaping () -> Bool = { true }, id: RowID? = nil,
    makeRow: @escaping () -> (any CellController)?
  ) -> RepeaterRowController {
    RepeaterRowController(label, canAdd: canAdd, id: id, makeRow: makeRow)
  }
}
