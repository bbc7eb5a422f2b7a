/// A row that inserts another row above itself whenever it is selected, such as another phone
/// number of a contact.
///
/// The row only inserts. Removing the inserted row is up to that row. For a list of values that a
/// person can extend, shorten and reorder, create a group with `repeating:`, which ends with such a
/// row.
@MainActor public protocol AddItemRow: SelectableRow where Cell == TableCell {
  /// The title of the row.
  var label: String { get }

  /// Adds a value to the model and returns its row, or `nil` if the table constructs its groups
  /// again when the model changes.
  func makeRow() -> (any CellController)?
}

extension AddItemRow {
  public func selectionVerb(in words: LocalizedStrings) -> String { words[ActionStrings.add] }

  public func configure(_ cell: TableCell) {
    cell.text = label
    cell.numberOfLines = 3
    cell.image = CellImage("+", color: .role(isSelectable ? .success : .disabledText))
    cell.textStyle = .tint
    cell.isEnabled = isSelectable
    cell.spokenKind = .button
  }

  public var canStaySelected: Bool { false }

  /// Inserts a row, unless the table has constructed its rows again meanwhile, and moves the cursor to it
  /// if possible.
  public func didSelect(_ row: RowContext) {
    guard let added = makeRow(), let path = row.path, let screen = row.screen,
      screen.row(at: path) === self
    else { return }
    screen.insert([added], at: path)
    if screen.tableView.takesStoredCursor(path) { screen.tableView.moveCursor(to: path) }
    row.reloadVisibleRows()
  }
}

/// A row that inserts another row above itself.
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

  public var isSelectable: Bool { access == .editable && canAdd() }

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
