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
}
