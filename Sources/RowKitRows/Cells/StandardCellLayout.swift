/// The positions of the parts of a standard cell, in columns.
@MainActor package struct StandardCellLayout {
  /// The first column of the image.
  let imageColumn: Int

  /// The first column of the text or content.
  package let contentColumn: Int

  /// The column after the text or content.
  let contentEnd: Int

  /// The number of columns available for the text or content.
  package var contentWidth: Int { max(0, contentEnd - contentColumn) }

  package init(_ cell: TableCell, width: Int) {
    let indentation = min(max(0, cell.indentation), width / 2)
    imageColumn = indentation
    let imageWidth = cell.image.map { TextWidth.width(of: $0.glyph) + 1 } ?? 0
    contentColumn = min(width, indentation + imageWidth)
    let accessoryWidth = cell.accessory == .none ? 0 : Self.width(of: cell.accessory) + 1
    contentEnd = max(contentColumn, width - accessoryWidth)
  }

  private static func width(of accessory: CellAccessory) -> Int {
    switch accessory {
    case .none: 0
    case .detailDisclosureButton: 3
    case .disclosureIndicator, .detailButton, .checkmark: 1
    case .symbol(let text): TextWidth.width(of: text)
    }
  }

  func drawImageAndAccessory(of cell: TableCell, on canvas: Canvas) {
    if let image = cell.image {
      let color = cell.isEnabled ? image.color : .role(.disabledText)
      canvas.text(image.glyph, at: imageColumn, style: Style(foreground: color))
    }
    guard cell.accessory != .none, contentEnd + 1 < canvas.width else { return }
    let style = cell.accessory == .checkmark ? Style.tint : .secondary
    canvas.text(cell.accessory.text, at: contentEnd + 1, style: style)
  }
}

extension TableCell {
  /// Whether the selection bar is drawn behind the cell and replaces its own colours.
  ///
  /// A disabled cell stays grey. Only the mark shows that it has the cursor.
  package var isHighlighted: Bool { hasCursor && selectionStyle == .standard && isEnabled }
}
