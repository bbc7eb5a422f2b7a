import RowKit

/// A cell that shows a page of text and computes how many lines it takes.
final class DocumentCell: ActiveCell {
  /// The words on the page.
  var document = "" { didSet { setNeedsDisplay() } }

  override func height(forWidth width: Int) -> Int {
    page.height(forWidth: width - 2 * DocumentCell.margin) + 2
  }

  override func draw(on canvas: Canvas) {
    canvas.box()
    let margin = DocumentCell.margin
    page.draw(on: canvas.inset(left: margin, right: margin, top: 1, bottom: 1))
  }

  override var plainText: String { key + "\t" + document }

  private static let margin = 2

  private var page: LinesContent {
    LinesContent([
      TextContent(key, style: .header, alignment: .center),
      TextContent(document, style: isEnabled ? .plain : .disabled),
    ])
  }
}
