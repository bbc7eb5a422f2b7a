import RowKit
import RowKitSnapshots
import Testing

/// The widths of contents side by side.
struct ColumnsContentTests {
  private func picture(_ width: Int, _ columns: [ColumnsContent.Column]) -> String {
    let buffer = ScreenBuffer(size: ScreenSize(width: width, height: 1))
    ColumnsContent(columns).draw(on: Canvas(buffer))
    return TextSnapshot.text(of: buffer)
  }

  private func fixed(_ width: Int, _ text: String) -> ColumnsContent.Column {
    .fixed(width, TextContent(text, numberOfLines: 1))
  }

  private func flexible(_ text: String) -> ColumnsContent.Column {
    .flexible(TextContent(text, numberOfLines: 1))
  }

  @Test func `fixed columns keep their width while the flexible one has twelve columns`() {
    let columns = [fixed(11, "20 Nov 2026"), fixed(9, "1,234.50"), flexible("Groceries and rent")]
    #expect(picture(40, columns) == "20 Nov 2026  1,234.50   Groceries and r…")
    #expect(picture(36, columns) == "20 Nov 2026  1,234.50   Groceries a…")
  }

  @Test func `in a narrow screen the widest columns become narrower first`() {
    let columns = [fixed(11, "20 Nov 2026"), fixed(6, "12.50"), flexible("Groceries")]
    #expect(picture(28, columns) == "20 No…  12.50   Groceries")
    #expect(picture(4, columns).count <= 4)
  }

  @Test func `fixed columns of any width fit`() {
    let columns = [fixed(.max, "a"), fixed(.max, "b"), flexible("c")]
    #expect(picture(28, columns) == "a       b       c")
    #expect(picture(0, columns) == "")
  }
}
