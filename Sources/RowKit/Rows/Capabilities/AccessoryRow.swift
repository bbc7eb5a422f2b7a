/// A row whose accessory does something of its own when it is clicked, or when `i` is pressed.
@MainActor public protocol AccessoryRow: CellController {
  /// Acts on the accessory.
  func didSelectAccessory(_ row: RowContext)

  /// Whether the accessory does something now. By default true.
  var isAccessoryUsable: Bool { get }
}

extension AccessoryRow {
  public var isAccessoryUsable: Bool { true }
}
