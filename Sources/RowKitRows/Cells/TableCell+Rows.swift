/// Appearances shared by several types of rows.
extension TableCell {
  /// Shows a label after a mark, with a detail text below.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - detail: The text below the label. The default is `nil`.
  ///   - mark: One or two characters.
  ///   - isMarked: Whether the mark has the colour of the tint. The default is `false`.
  ///   - access: The access to the value, or `nil`, the default, if the cell's `isEnabled` tells it.
  public final func show(
    _ label: String, detail: String? = nil, mark: String, isMarked: Bool = false,
    access: FieldAccess? = nil
  ) {
    text = label
    detailText = detail
    style = detail == nil ? .default : .subtitle
    enable(for: access)
    image = CellImage(mark, color: .role(isMarked ? .tint : .secondaryText))
  }

  /// Shows a label with a value at the right, for a row that leads to other values.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - value: The text at the right, or `nil` for none.
  ///   - image: The symbol before the label. The default is `nil`.
  ///   - accessory: The symbol at the right edge of an editable row. The default is none.
  ///   - access: The access to the value, or `nil`, the default, if the cell's `isEnabled` tells it.
  public final func show(
    _ label: String, value: String?, image: CellImage? = nil, accessory: CellAccessory = .none,
    access: FieldAccess? = nil
  ) {
    style = .value
    text = label
    detailText = value
    self.image = image
    enable(for: access)
    let leadsOn = access == .editable || access == nil && isEnabled
    self.accessory = leadsOn ? accessory : .none
  }

  /// Shows a label and a control.
  ///
  /// - Parameters:
  ///   - control: The label and the control.
  ///   - access: The access to the value, or `nil`, the default, if the cell's `isEnabled` tells it.
  public final func show(_ control: ControlContent, access: FieldAccess? = nil) {
    enable(for: access)
    content = control.access(access ?? (isEnabled ? .editable : .disabled))
  }

  /// Shows a field.
  ///
  /// A field in a cell that isn't enabled is disabled. The cell isn't highlighted while its text is
  /// edited.
  public final func show(_ field: FieldContent) {
    var field = field
    field.refusedText = state.refusedText
    if !isEnabled { field.access = .disabled }
    enable(for: field.access)
    content = field
    if field.editing != nil { selectionStyle = .none }
  }
}

extension TableCell {
  private func enable(for access: FieldAccess?) {
    if let access { isEnabled = access != .disabled }
  }

  /// Says whether the row is expanded, if it can be.
  package final func sayExpansion(if isExpandable: Bool) {
    spokenStates = isExpandable ? [state.isExpanded ? .expanded : .collapsed] : []
  }
}

extension KeyPress {
  /// Whether the key clears an optional value.
  package var clears: Bool { self == KeyPress(.delete) || self == KeyPress(.backspace) }
}

/// Locating the edited text in a cell.
extension TableCell {
  /// Returns the position of the caret in a cell of a width, or `nil` if there is none.
  package final func caret(forWidth width: Int) -> ScreenPoint? {
    let layout = StandardCellLayout(self, width: width)
    guard let content = shownContent as? any EditableContent,
      var point = content.caret(forWidth: layout.contentWidth)
    else { return nil }
    point.column += layout.contentColumn
    return point
  }

  /// Returns the place in the text at a point of the cell, or `nil` if there is none.
  package final func place(at point: ScreenPoint, forWidth width: Int) -> Int? {
    let layout = StandardCellLayout(self, width: width)
    let inner = ScreenPoint(column: point.column - layout.contentColumn, line: point.line)
    return (shownContent as? any EditableContent)?.place(at: inner, forWidth: layout.contentWidth)
  }

  /// Returns the index of the suggestion at a point of the cell, or `nil` if there is none.
  package final func suggestion(at point: ScreenPoint, forWidth width: Int) -> Int? {
    let layout = StandardCellLayout(self, width: width)
    let inner = ScreenPoint(column: point.column - layout.contentColumn, line: point.line)
    return (shownContent as? any EditableContent)?
      .suggestion(at: inner, forWidth: layout.contentWidth)
  }

  /// Returns the number of columns scrolled out of view at the left, in a cell of a width.
  package final func textOffset(forWidth width: Int) -> Int {
    (shownContent as? any EditableContent)?.offset(forWidth: contentWidth(forWidth: width)) ?? 0
  }

  /// Returns the number of columns of the content in a cell of a width.
  package final func contentWidth(forWidth width: Int) -> Int {
    StandardCellLayout(self, width: width).contentWidth
  }
}
