/// Appearances shared by several types of rows.
extension TableCell {
  /// Shows a label after a mark, with a detail text below.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - detail: The text below the label. The default is `nil`.
  ///   - mark: One or two characters.
  ///   - isMarked: Whether the mark has the colour of the tint. The default is `false`.
  ///   - access: The access to the value. The default is `editable`.
  public final func show(
    _ label: String, detail: String? = nil, mark: String, isMarked: Bool = false,
    access: FieldAccess = .editable
  ) {
    text = label
    detailText = detail
    style = detail == nil ? .default : .subtitle
    isEnabled = access != .disabled
    image = CellImage(mark, color: .role(isMarked ? .tint : .secondaryText))
  }

  /// Shows a label with a value at the right, for a row that leads to other values.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - value: The text at the right, or `nil` for none.
  ///   - image: The symbol before the label. The default is `nil`.
  ///   - accessory: The symbol at the right edge of an editable row. The default is none.
  ///   - access: The access to the value. The default is `editable`.
  public final func show(
    _ label: String, value: String?, image: CellImage? = nil, accessory: CellAccessory = .none,
    access: FieldAccess = .editable
  ) {
    style = .value
    text = label
    detailText = value
    self.image = image
    self.accessory = access == .editable ? accessory : .none
    isEnabled = access != .disabled
  }

  /// Shows a label and a control.
  public final func show(_ control: ControlContent, access: FieldAccess = .editable) {
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
