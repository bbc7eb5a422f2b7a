/// Registration of cells and handlers. Registering again for the same type or name replaces the
/// given parts and keeps the others.
extension ModelBinding {
  // MARK: By type

  /// Registers a cell and handlers for the models of a type: a class with its subclasses, a value
  /// type, or a protocol.
  ///
  /// - Parameters:
  ///   - cell: The type of cell.
  ///   - type: The type of the models. Pass `(any P).self` for a protocol.
  ///   - height: Returns the height in lines for a width in columns, or `nil` to use the cell's
  ///     height.
  ///   - actions: Returns the actions in the menu of the row.
  ///   - didSelect: Called when the row is selected.
  ///   - configure: Configures a cell to show a model.
  public mutating func register<Cell: TableCell, Object>(
    _ cell: Cell.Type, for type: Object.Type, height: ((Object, Int) -> Int?)? = nil,
    actions: ((Object) -> [RowAction])? = nil,
    didSelect: ((Object, RowContext) -> Void)? = nil,
    configure: @escaping (Cell, Object) -> Void
  ) {
    var route = ModelRoute(height: height, actions: actions, didSelect: didSelect)
    route.show(in: cell, configure)
    change(type, route)
  }

  /// Registers a cell for the models of a type.
  ///
  /// Other handlers configure it.
  public mutating func register<Cell: TableCell, Object>(
    _ cell: Cell.Type, for type: Object.Type
  ) {
    var route = ModelRoute()
    route.cell = ModelCellKind(cell)
    change(type, route)
  }

  /// Registers handlers for the models of a type, independent of the cell.
  public mutating func register<Object>(
    for type: Object.Type, height: ((Object, Int) -> Int?)? = nil,
    actions: ((Object) -> [RowAction])? = nil, didSelect: ((Object, RowContext) -> Void)? = nil
  ) {
    change(type, ModelRoute(height: height, actions: actions, didSelect: didSelect))
  }

  // MARK: By name

  /// Registers a cell and handlers for the models with a name.
  ///
  /// The name is that of the type according to ``naming``, or the type's full name.
  public mutating func register<Cell: TableCell>(
    _ cell: Cell.Type, named name: String, height: ((any Model, Int) -> Int?)? = nil,
    actions: ((any Model) -> [RowAction])? = nil,
    didSelect: ((any Model, RowContext) -> Void)? = nil,
    configure: @escaping (Cell, any Model) -> Void
  ) {
    var route = ModelRoute(height: height, actions: actions, didSelect: didSelect)
    route.show(in: cell, configure)
    change(.name(name), route)
  }

  /// Registers handlers for the models with a name, independent of the cell.
  public mutating func register(
    named name: String, height: ((any Model, Int) -> Int?)? = nil,
    actions: ((any Model) -> [RowAction])? = nil,
    didSelect: ((any Model, RowContext) -> Void)? = nil
  ) {
    change(.name(name), ModelRoute(height: height, actions: actions, didSelect: didSelect))
  }

  // MARK: Any

  /// Registers a cell and handlers for models without any other handler.
  public mutating func registerForAny<Cell: TableCell>(
    _ cell: Cell.Type, height: ((any Model, Int) -> Int?)? = nil,
    actions: ((any Model) -> [RowAction])? = nil,
    didSelect: ((any Model, RowContext) -> Void)? = nil,
    configure: @escaping (Cell, any Model) -> Void
  ) {
    var route = ModelRoute(height: height, actions: actions, didSelect: didSelect)
    route.show(in: cell, configure)
    change(.any, route)
  }

  // MARK: Errors and placeholders

  /// Registers a cell and handlers for errors, both models that are errors and loading errors.
  ///
  /// Without `didSelect`, selecting a loading error tries again.
  public mutating func registerForErrors<Cell: TableCell>(
    _ cell: Cell.Type, height: ((any Error, Int) -> Int?)? = nil,
    didSelect: ((any Error, RowContext) -> Void)? = nil,
    configure: @escaping (Cell, any Error) -> Void
  ) {
    var route = ModelRoute(height: height, didSelect: didSelect)
    route.show(in: cell, configure)
    change(.error, route)
  }

  /// Registers a cell for the placeholder shown while models are loading.
  public mutating func registerForLoading<Cell: TableCell>(
    _ cell: Cell.Type, configure: @escaping (Cell) -> Void
  ) {
    change(.loading, ModelRoute(cell, configure))
  }

  /// Registers a cell for the placeholder shown when there are no models.
  public mutating func registerForNoResults<Cell: TableCell>(
    _ cell: Cell.Type, configure: @escaping (Cell) -> Void
  ) {
    change(.noResults, ModelRoute(cell, configure))
  }
}

extension ModelRoute {
  /// Creates a route for a placeholder's cell.
  fileprivate init<Cell: TableCell>(_ cell: Cell.Type, _ configure: @escaping (Cell) -> Void) {
    self.init()
    show(in: cell) { (cell: Cell, _: ModelPlaceholder) in configure(cell) }
  }
}
