/// Registration in the controller's own binding.
extension ModelTableController {
  /// Registers a cell and handlers for the models of a type.
  ///
  /// See ``ModelBinding/register(_:for:height:actions:didSelect:configure:)``.
  public final func register<Cell: TableCell, Object>(
    _ cell: Cell.Type, for type: Object.Type, height: ((Object, Int) -> Int?)? = nil,
    actions: ((Object) -> [RowAction])? = nil,
    didSelect: ((Object, RowContext) -> Void)? = nil,
    configure: @escaping (Cell, Object) -> Void
  ) {
    binding.register(
      cell, for: type, height: height, actions: actions, didSelect: didSelect,
      configure: configure)
  }
}
