/// Registering with the controller's own binding.
extension ModelTableController {
  /// Says which cell shows the models of a type and what is done with them; see
  /// ``ModelBinding/register(_:for:height:actions:didSelect:configure:)``.
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

  /// Says which cell shows the models of a type; see ``ModelBinding/register(_:for:)``.
  public final func register<Cell: TableCell, Object>(_ cell: Cell.Type, for type: Object.Type) {
    binding.register(cell, for: type)
  }
}
