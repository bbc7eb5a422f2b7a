/// A ready-made row that inserts another row above itself.
///
/// The row only inserts. For a list of values whose rows can also be removed and moved, use
/// `TableGroup(repeating:adding:new:row:)`, or in a form the ``RowKitForms/FormField`` initializer
/// with the same labels.
///
/// ```swift
/// AddItemRowController("Add Telephone Number", canAdd: { contact.phones.count < 5 }) {
///   NumberRowController(contact.addPhone())
/// }
/// ```
public final class AddItemRowController: LabeledRowController, AddItemRow {
  private let canAdd: () -> Bool
  private let make: () -> (any CellController)?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - canAdd: Returns whether another row can be added.
  ///   - id: The row's identity across changes.
  ///   - makeRow: Adds a value to the model and returns its row.
  public init(
    _ label: String, canAdd: @escaping () -> Bool = { true }, id: RowID? = nil,
    makeRow: @escaping () -> (any CellController)?
  ) {
    self.canAdd = canAdd
    make = makeRow
    super.init(label, id: id)
  }

  public var isSelectable: Bool { canAdd() }

  public func makeRow() -> (any CellController)? { make() }
}

extension CellController where Self == AddItemRowController {
  /// Creates a ``RowLibrary/AddItemRowController``.
  public static func addItem(
    _ label: String, canAdd: @escaping () -> Bool = { true }, id: RowID? = nil,
    makeRow: @escaping () -> (any CellController)?
  ) -> AddItemRowController {
    AddItemRowController(label, canAdd: canAdd, id: id, makeRow: makeRow)
  }
}
