/// The text and detail text of a standard cell, arranged by its style.
@MainActor struct StandardCellContent {
  private let cell: TableCell

  init(_ cell: TableCell) {
    self.cell = cell
  }

  /// The maximum number of lines of a value below the text.
  private static let valueLimit = 3

  func height(forWidth width: Int) -> Int {
    if cell.style == .caption { return 1 }
    let lines = textLines(width)
    guard let detail = cell.detailText, !detail.isEmpty else { return lines }
    switch cell.style {
    case .default, .caption: return lines
    case .value:
      guard valueLayout(detail, width)?.isBelow == true else { return lines }
      return lines + TextWrapping.lineCount(detail, width: width, limit: Self.valueLimit)
    case .subtitle:
      return lines
        + (cell.numberOfLines == 1
          ? 1 : TextWrapping.lineCount(detail, width: width, limit: limit))
    }
  }

  func draw(on canvas: Canvas) {
    switch cell.style {
    case .default: drawText(on: canvas)
    case .value: drawValue(on: canvas)
    case .subtitle: drawSubtitle(on: canvas)
    case .caption: drawCaption(on: canvas)
    }
  }

  private var limit: Int { cell.numberOfLines > 0 ? cell.numberOfLines : .max }

  private func textLines(_ width: Int) -> Int {
    fitsInOneLine(width) ? 1 : TextWrapping.lineCount(cell.text, width: width, limit: limit)
  }

  /// Whether the text is drawn in one line, whole or truncated.
  ///
  /// A plain text has as many columns as bytes, so it isn't measured.
  private func fitsInOneLine(_ width: Int) -> Bool {
    if cell.numberOfLines == 1 { return true }
    let bytes = cell.text.utf8
    return bytes.count <= width && bytes.allSatisfy { (0x20..<0x7F).contains($0) }
  }

  private var textStyle: Style { cell.isEnabled ? cell.textStyle : .disabled }

  private var detailStyle: Style { cell.isEnabled ? cell.detailStyle : .disabled }

  /// Draws the text, in one line or wrapped, and returns the number of lines drawn.
  @discardableResult
  private func drawText(on canvas: Canvas) -> Int {
    if fitsInOneLine(canvas.width) {
      canvas.text(cell.text, aligned: cell.alignment, line: 0, style: textStyle)
      return 1
    }
    let lines = canvas.wrappedLines(of: cell.text, limit: limit)
    for line in canvas.visibleLines.clamped(to: 0..<lines.count) {
      canvas.text(lines[line], aligned: cell.alignment, line: line, style: textStyle)
    }
    return max(1, lines.count)
  }

  /// Returns the layout of text and value, or `nil` if both fit into one line.
  private func valueLayout(
    _ detail: String, _ width: Int, height: Int = .max
  ) -> LabelLayout? {
    // Without tabs, a text has no more columns than bytes, so its width needn't be measured.
    if cell.text.utf8.count + detail.utf8.count + 2 <= width, !cell.text.utf8.contains(0x09),
      !detail.utf8.contains(0x09)
    {
      return nil
    }
    let valueWidth = TextWidth.width(of: detail)
    let textWidth = TextWidth.width(of: cell.text)
    // Text that may wrap can always be read in lines of its own.
    return LabelLayout(
      labelWidth: cell.numberOfLines == 1 ? textWidth : min(textWidth, width),
      wanted: valueWidth, needed: valueWidth, width: width, height: height)
  }

  private func drawValue(on canvas: Canvas) {
    guard let detail = cell.detailText, !detail.isEmpty else { return _ = drawText(on: canvas) }
    let layout = valueLayout(detail, canvas.width, height: canvas.height)
    if layout?.isBelow == true { return drawValue(detail, below: drawText(on: canvas), canvas) }
    let start = canvas.trailingText(
      detail, endingAt: canvas.width, width: layout?.columns.count ?? canvas.width,
      style: detailStyle)
    let rest = canvas.inset(right: canvas.width - max(0, start - 1))
    _ = drawText(on: rest)
  }

  private func drawValue(_ value: String, below line: Int, _ canvas: Canvas) {
    let lines = TextWrapping.cutLines(value, width: canvas.width, limit: Self.valueLimit)
    for (offset, words) in lines.enumerated() where canvas.visibleLines.contains(line + offset) {
      canvas.trailingText(
        words, endingAt: canvas.width, line: line + offset, width: canvas.width,
        style: detailStyle)
    }
  }

  private func drawSubtitle(on canvas: Canvas) {
    let lines = drawText(on: canvas)
    guard let detail = cell.detailText else { return }
    if cell.numberOfLines == 1 {
      canvas.truncatedText(detail, line: lines, width: canvas.width, style: detailStyle)
      return
    }
    let wrapped = canvas.wrappedLines(of: detail, from: lines, limit: limit)
    for (line, text) in wrapped.enumerated() where canvas.visibleLines.contains(lines + line) {
      canvas.text(text, line: lines + line, style: detailStyle)
    }
  }

  private func drawCaption(on canvas: Canvas) {
    let column = min(canvas.width / 3, 16)
    let captionStyle = cell.isEnabled ? Style.tint : .disabled
    canvas.trailingText(cell.text, endingAt: column, width: column, style: captionStyle)
    canvas.truncatedText(
      cell.detailText ?? "", at: column + 2, width: canvas.width - column - 2,
      style: cell.isEnabled ? .plain : .disabled)
  }
}

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
