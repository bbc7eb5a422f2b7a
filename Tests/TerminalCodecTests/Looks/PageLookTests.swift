@testable import CharacterScreen
import RowKit
import RowKitTesting
@testable import TerminalCodec
import Testing

@MainActor struct PageLookTests {
  @Test(arguments: ColorDepth.allCases, ["dark", "light"])
  func `a page looks right in every number of colours`(depth: ColorDepth, theme: String) throws {
    let stage = Stage(root: DuskPage(), size: ScreenSize(width: 40, height: 19))
    stage.animatesChanges = false
    let frame = try #require(stage.frame(at: .zero))
    let map = LookMap(
      frame.buffer, theme: try #require(Theme.named(theme)), depth: depth)
    expectGolden(map.text, named: "page-\(depth)-\(theme).txt")
  }

  @Test func `a selection with its own colours is reversed without colours`() {
    var resolver = StyleResolver(theme: .dark, depth: .none)
    let cell = ScreenCell(
      glyph: 0x61, foreground: .rgb(255, 255, 255), background: .rgb(0, 0, 90),
      attributes: [.highlight, .bold], width: 1)
    #expect(
      resolver.style(of: unsafeBitCast(cell, to: PackedCell.self)).attributes
        == [.reverse, .bold])
    for depth in ColorDepth.allCases where depth != .none {
      var resolver = StyleResolver(theme: .dark, depth: depth)
      let style = resolver.style(of: unsafeBitCast(cell, to: PackedCell.self))
      #expect(style.attributes == .bold)
    }
  }
}

/// A page with everything that a background can have.
private final class DuskPage: PageTableController {
  init() {
    super.init(title: "Page", style: .grouped)
    useCustomHeaders = true
    tableBackground = Gradient(.rgb(0x10, 0x10, 0x20), .rgb(0x30, 0x10, 0x30))
    addSection(PageSection("Dusk", footer: "Footer", isCollapsible: true))
    for word in ["cursor", "middle", "end"] { addRow(DuskCell.self, data: word) }
    addSection(PageSection("Stock"))
    addRow(StockCell.self, data: "stock")
    addSection(PageSection("Hidden", isCollapsed: true))
    addRow(StockCell.self, data: "hidden")
  }
}

private final class StockCell: PageCell<String> {
  override class var style: CellStyle { .value }

  override func configure(for data: String) {
    text = data
    detailText = "detail"
  }
}

private final class DuskCell: PageCell<String> {
  override class var style: CellStyle { .value }

  override class var pageCellBackgroundType: PageCellBackground.Type { DuskBackground.self }

  override func configure(for data: String) {
    super.configure(for: data)
    text = data
    detailText = "detail"
    accessory = .checkmark
  }
}

private final class DuskBackground: PageCellBackground {
  required init(style: TableStyle) {
    super.init(style: style)
    gradient = Gradient(.rgb(0xE0, 0xE0, 0xF0), .rgb(0xF8, 0xF0, 0xF0))
    selectedGradient = Gradient(.rgb(0x1D, 0x4E, 0xD8), .rgb(0x7C, 0x22, 0xCE))
    strokeColor = .rgb(0xD0, 0x60, 0xA0)
    drawsSeparator = true
  }
}
