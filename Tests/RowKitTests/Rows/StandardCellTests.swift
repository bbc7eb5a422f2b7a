import RowKit
import RowKitTesting
import Testing

/// The standard appearance of a cell, in height and in words.
@MainActor struct StandardCellTests {
  /// A row with a text and a detail text in some style.
  private final class StyleRow: CellController {
    let style: CellStyle
    let detail: String
    let lines: Int

    init(_ style: CellStyle, detail: String, lines: Int = 1) {
      (self.style, self.detail, self.lines) = (style, detail, lines)
    }

    func configure(_ cell: TableCell) {
      (cell.text, cell.detailText) = ("Name", detail)
      (cell.style, cell.numberOfLines) = (style, lines)
    }
  }

  @Test func `a detail text that isn't shown isn't printed and not found`() {
    let hidden = StyleRow(.default, detail: "secret")
    let table = TableDriver(hidden, StyleRow(.value, detail: "open"), width: 20)
    #expect(Array(table.controller.printedLines(width: 20)) == ["Name", "Name\topen"])
    table.press("/")
    table.type("secret")
    #expect(table.line(with: "Name") == nil, "\(table.text)")
  }

  @Test func `a caption takes one line, however long its text is`() {
    let long = Array(repeating: "word", count: 20).joined(separator: " ")
    let table = TableDriver(
      StyleRow(.caption, detail: long, lines: 0), .text("next"), width: 24)
    #expect(table.content[0].contains("Name") && table.content[1].contains("next"))
    let caption = StyleRow(.caption, detail: "a", lines: 0)
    let cell = TableCell()
    caption.configure(cell)
    cell.text = long
    #expect(cell.height(forWidth: 40) == 1)
  }
}
