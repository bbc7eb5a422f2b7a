/// Saying which cells show what. Registering again for the same changes what is said anew and
/// leaves the rest.
extension ModelBinding {
  // MARK: By type

  /// Says which cell shows the models of a type, a class with its subclasses, or a protocol, and
  /// what is done with them.
  ///
  /// - Parameters:
  ///   - cell: The kind of cell.
  ///   - type: What the handlers are for; `(any P).self` for a protocol.
  ///   - height: Gives the height in lines for a width in columns; nil lets the cell decide.
  ///   - actions: Gives what the menu of the row offers.
  ///   - didSelect: Acts on the row's selection.
  ///   - configure: Makes a cell show a model.
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

  /// Says which cell shows the models of a type, and leaves to other handlers what it shows.
  public mutating func register<Cell: TableCell, Object>(
    _ cell: Cell.Type, for type: Object.Type
  ) {
    var route = ModelRoute()
    route.cell = ModelCellKind(cell)
    change(type, route)
  }

  /// Says what is done with the models of a type, whatever cell shows them.
  public mutating func register<Object>(
    for type: Object.Type, height: ((Object, Int) -> Int?)? = nil,
    actions: ((Object) -> [RowAction])? = nil, didSelect: ((Object, RowContext) -> Void)? = nil
  ) {
    change(type, ModelRoute(height: height, actions: actions, didSelect: didSelect))
  }

  // MARK: By name

  /// Says which cell shows the models of a name, and what is done with them.
  ///
  /// The name is the one that ``naming`` finds, or that of the type as it is spelled.
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

  /// Says what is done with the models of a name, whatever cell shows them.
  public mutating func register(
    named name: String, height: ((any Model, Int) -> Int?)? = nil,
    actions: ((any Model) -> [RowAction])? = nil,
    didSelect: ((any Model, RowContext) -> Void)? = nil
  ) {
    change(.name(name), ModelRoute(height: height, actions: actions, didSelect: didSelect))
  }

  // MARK: Any

  /// Says which cell shows models that no other handler is for, and what is done with them.
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

  /// Says which cell shows errors, those among the models and those of loading, and what is done
  /// with them.
  ///
  /// Without `didSelect`, selecting an error of loading tries again.
  public mutating func registerForErrors<Cell: TableCell>(
    _ cell: Cell.Type, height: ((any Error, Int) -> Int?)? = nil,
    didSelect: ((any Error, RowContext) -> Void)? = nil,
    configure: @escaping (Cell, any Error) -> Void
  ) {
    var route = ModelRoute(height: height, didSelect: didSelect)
    route.show(in: cell, configure)
    change(.error, route)
  }

  /// Says which cell shows that models are on their way.
  public mutating func registerForLoading<Cell: TableCell>(
    _ cell: Cell.Type, configure: @escaping (Cell) -> Void
  ) {
    change(.loading, ModelRoute(cell, configure))
  }

  /// Says which cell shows that there are no models.
  public mutating func registerForNoResults<Cell: TableCell>(
    _ cell: Cell.Type, configure: @escaping (Cell) -> Void
  ) {
    change(.noResults, ModelRoute(cell, configure))
  }
}

extension ModelRoute {
  /// What a cell that shows a placeholder comes down to.
  fileprivate init<Cell: TableCell>(_ cell: Cell.Type, _ configure: @escaping (Cell) -> Void) {
    self.init()
    show(in: cell) { (cell: Cell, _: ModelPlaceholder) in configure(cell) }
  }
}
