/// A row whose accessory performs its own action when it is clicked or when `i` is pressed.
@MainActor public protocol AccessoryRow: CellController {
  /// Performs the accessory's action.
  func didActivateAccessory(_ row: RowContext)

  /// Whether the accessory can be used now. The default is `true`.
  var isAccessoryEnabled: Bool { get }
}

extension AccessoryRow {
  public var isAccessoryEnabled: Bool { true }
}
