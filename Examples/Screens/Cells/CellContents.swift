import RowKit

/// The group of contents that can replace a cell's text.
@MainActor enum CellContents {
  static func groups(isAnimated: Bool) -> [TableGroup] {
    [
      TableGroup("Contents", footer: "Values that draw themselves, and combine.") {
        row(columns)
        row(lines)
        row(storage)
        row(symbols)
        SpinnerRowController("Looking for contacts…", isAnimated: isAnimated)
      }
    ]
  }

  private static func row(_ content: any CellContent) -> LookRowController {
    LookRowController(isSelectable: false) { $0.content = content }
  }

  private static var columns: ColumnsContent {
    ColumnsContent([
      .flexible(TextContent("Columns", style: .bold, numberOfLines: 1)),
      .flexible(TextContent("share what is left", style: .secondary, numberOfLines: 1)),
      .fixed(10, TextContent("by fixed", alignment: .trailing, numberOfLines: 1)),
    ])
  }

  private static var lines: LinesContent {
    LinesContent([
      TextContent("Lines", style: .bold),
      TextContent("one below the other", style: .secondary),
    ])
  }

  private static var storage: ColumnsContent {
    ColumnsContent([
      .fixed(10, TextContent("Gauge", numberOfLines: 1)),
      .flexible(GaugeContent(0.62)),
      .fixed(12, TextContent("62 of 100 GB", style: .secondary, numberOfLines: 1)),
    ])
  }

  private static var symbols: ColumnsContent {
    ColumnsContent(
      [
        .fixed(10, TextContent("Symbols", numberOfLines: 1)),
        .fixed(2, SymbolContent("✓", style: Style(foreground: .role(.success)))),
        .fixed(2, SymbolContent("!", style: Style(foreground: .role(.warning)))),
        .fixed(2, SymbolContent("✗", style: .destructive)),
      ], spacing: 1)
  }
}
