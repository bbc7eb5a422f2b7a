/// Looks that several kinds of rows share.
extension TableCell {
  /// Shows words behind a mark, and more about them below.
  final func show(
    _ label: String, detail: String?, mark: String, isMarked: Bool, access: FieldAccess
  ) {
    text = label
    detailText = detail
    style = detail == nil ? .default : .subtitle
    isEnabled = access != .disabled
    image = CellImage(mark, color: .role(isMarked ? .tint : .secondaryText))
  }

  /// Shows a value at the right, which a screen or rows below lead to others of.
  final func show(
    _ label: String, value: String?, image: CellImage?, accessory: CellAccessory,
    access: FieldAccess
  ) {
    style = .value
    text = label
    detailText = value
    self.image = image
    self.accessory = access == .editable ? accessory : .none
    isEnabled = access != .disabled
  }

  /// Shows a label and a control.
  final func show(_ control: ControlContent, access: FieldAccess) {
    content = control.access(access)
    isEnabled = access != .disabled
  }
}

extension KeyPress {
  /// Whether it clears a value that may be nil.
  var clears: Bool { self == KeyPress(.delete) || self == KeyPress(.backspace) }
}
