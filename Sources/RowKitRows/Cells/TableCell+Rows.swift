/// Appearances shared by several types of rows.
extension TableCell {
  /// Shows a label after a mark, with a detail text below.
  public final func show(
    _ label: String, detail: String?, mark: String, isMarked: Bool, access: FieldAccess
  ) {
    text = label
    detailText = detail
    style = detail == nil ? .default : .subtitle
    isEnabled = access != .disabled
    image = CellImage(mark, color: .role(isMarked ? .tint : .secondaryText))
  }

  /// Shows a label with a value at the right, for a row that leads to other values.
  public final func show(
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
  public final func show(_ control: ControlContent, access: FieldAccess) {
    content = control.access(access)
    isEnabled = access != .disabled
  }

  /// Shows a field.
  ///
  /// The cell isn't highlighted while its text is edited.
  public final func show(_ field: FieldContent) {
    var field = field
    field.refusedText = state.refusedText
    content = field
    isEnabled = field.access != .disabled
    if field.editing != nil { selectionStyle = .none }
  }
}

extension KeyPress {
  /// Whether the key clears an optional value.
  package var clears: Bool { self == KeyPress(.delete) || self == KeyPress(.backspace) }
}
