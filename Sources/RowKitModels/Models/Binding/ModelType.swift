/// A type that handlers were registered for: a class, a value type, or a protocol.
@MainActor struct ModelType {
  let id: ObjectIdentifier
  let isClass: Bool

  /// Returns whether a value is of the type.
  let matches: (Any) -> Bool

  /// Returns whether a type is this class or a subclass of it.
  let isSuperclass: (Any.Type) -> Bool

  let type: Any.Type

  init<Object>(_ type: Object.Type) {
    self.type = type
    id = ObjectIdentifier(type)
    isClass = type is AnyObject.Type
    matches = { $0 is Object }
    isSuperclass = { $0 is Object.Type }
  }

  /// Returns the types that match a value, nearest first: its own, its superclasses, nearest first,
  /// then protocols in their order here.
  static func fitting(_ value: Any, of types: [ModelType]) -> [ModelType] {
    let own = ObjectIdentifier(Swift.type(of: value))
    let fitting = types.filter { $0.matches(value) }
    let classes = fitting.filter { $0.isClass && $0.id != own }.sorted { left, right in
      right.isSuperclass(left.type)
    }
    return fitting.filter { $0.id == own } + classes
      + fitting.filter { !$0.isClass && $0.id != own }
  }
}

/// A type of cell that can show models.
@MainActor struct ModelCellKind {
  /// Creates the row of a model with an identifier.
  let makeRow: (any Model, RowID?, ModelTableController) -> any CellController

  /// The class of its cells.
  let type: TableCell.Type

  private let isKind: (TableCell.Type) -> Bool

  init<Cell: TableCell>(_ cell: Cell.Type) {
    type = cell
    isKind = { $0 is Cell.Type }
    makeRow = { model, id, table in
      table.actions(of: model).isEmpty
        ? ModelRowController<Cell>(model, id: id, table: table)
        : ModelRowWithActions<Cell>(model, id: id, table: table)
    }
  }

  /// Whether its cells can be given to what is made for another kind.
  func isKind(of other: ModelCellKind) -> Bool { other.isKind(type) }
}
