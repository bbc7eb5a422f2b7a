import RowKit
import RowKitTesting
import Testing

@MainActor struct PageBackgroundTests {
  @Test func `a stroke goes around the card, whatever comes and goes`() {
    let driver = page(style: .grouped, ["a", "b", "c"])
    #expect(strokes(driver) == [true, true, true, true, true])
    driver.page.removeRow(at: 0, in: 0)
    driver.update()
    #expect(strokes(driver) == [true, true, true, true])
    driver.page.addRow(at: 0, in: 0, cell: WordCell.self, data: "stock")
    driver.update()
    #expect(strokes(driver) == [false, false, true, true, true])
    driver.page.addRow(WordCell.self, data: "stock", animation: .none)
    driver.update()
    #expect(strokes(driver) == [false, false, true, true, false, false])
    driver.page.useCustomBackgrounds = false
    driver.update()
    #expect(!strokes(driver).contains(true))
    driver.expectConsistentDrawing()
  }

  @Test func `an edge keeps its stroke where its row is out of view`() {
    let driver = page(style: .grouped, ["a", "b", "c"], height: 5)
    driver.page.addSection()
    driver.page.addRow(WordCell.self, data: "stock")
    driver.press("end")
    #expect(driver.content[0].hasPrefix("╰"))
    #expect(driver.style(column: 3, line: 1).foreground == .rgb(200, 0, 0))
  }

  @Test func `an app's pages share their backgrounds and headers`() {
    class AppBackground: PageCellBackground {
      required init(style: TableStyle) {
        super.init(style: style)
        gradient = Gradient(.rgb(1, 2, 3))
      }
    }
    class AppPage: PageTableController {
      override class var pageCellBackgroundType: PageCellBackground.Type { AppBackground.self }
      override class var useCustomHeadersByDefault: Bool { true }
      override class var defaultTableBackground: Gradient? { Gradient(.rgb(9, 9, 9), nil) }
    }
    final class NumbersPage: AppPage {}
    let page = NumbersPage(style: .plain)
    page.addSection(PageSection("Numbers"))
    page.addRow(WordCell.self, data: "a")
    page.addRow(WordCell.self, data: "b")
    let driver = PageDriver(page)
    #expect(driver.style(column: 9, line: 3).background == .rgb(1, 2, 3))
    #expect(driver.style(column: 9, line: 1).background == .role(.marked))
    #expect(page.tableBackground != nil && page.useCustomHeaders)
  }

  @Test func `a separator is drawn below every row but the last`() {
    let driver = page(style: .grouped, ["a", "b", "c"])
    let lines = (2...4).map { driver.style(column: 9, line: $0).attributes.contains(.underline) }
    #expect(lines == [true, true, false])
  }

  @Test func `a row that has the cursor stands out without colours`() {
    let driver = page(style: .plain, ["a", "b"])
    #expect(driver.style(column: 9, line: 1).attributes.contains(.highlight))
    #expect(!driver.style(column: 9, line: 2).attributes.contains(.highlight))
    driver.press("down")
    #expect(!driver.style(column: 9, line: 1).attributes.contains(.highlight))
    driver.expectConsistentDrawing()
  }

  @Test func `text is readable on colours outside the theme`() {
    let driver = page(style: .plain, ["a", "b"])
    driver.page.addRow(LightCell.self, data: "light")
    driver.update()
    #expect(driver.style(column: 2, line: 2).foreground == .rgb(255, 255, 255))
    #expect(driver.style(column: 2, line: 3).foreground == .rgb(17, 17, 17))
    #expect(driver.style(column: 19, line: 3).background == .rgb(250, 250, 250))
    // The detail, in a role of the theme, matters less than the text and can be read all the same.
    #expect(driver.style(column: 17, line: 3).foreground == .rgb(87, 87, 87))
  }

  @Test func `the table has a background behind everything`() {
    let page = PageTableController(style: .grouped)
    page.tableBackground = Gradient(.rgb(0, 0, 0), .rgb(0, 0, 90))
    page.addSection(PageSection("Title", footer: "Foot"))
    page.addRow(WordCell.self, data: "a")
    page.addRow(WordCell.self, data: "b")
    let driver = PageDriver(page, height: 10)
    #expect(driver.style(column: 9, line: 1).background == .rgb(0, 0, 0))
    #expect(driver.style(column: 9, line: 4).background == .rgb(0, 0, 30))
    #expect(driver.style(column: 9, line: 3).background == .role(.selection))
    #expect(driver.style(column: 9, line: 10).background == .rgb(0, 0, 90))
    #expect(driver.style(column: 3, line: 1).foreground == .rgb(255, 255, 255))
    driver.expectConsistentDrawing()
    page.tableBackground = nil
    driver.update()
    #expect(driver.style(column: 9, line: 10).background == .standard)
    driver.expectConsistentDrawing()
  }

  @Test func `colours stay at their place while rows move`() {
    let page = PageTableController(style: .plain)
    page.tableBackground = Gradient(.rgb(0, 0, 0), .rgb(0, 0, 90))
    for number in 0..<30 { page.addRow(WordCell.self, data: "\(number)", animation: .none) }
    let driver = PageDriver(page, height: 10)
    for key in ["down", "pagedown", "down", "up", "end", "up", "home"] {
      driver.press(key)
      driver.expectConsistentDrawing("after \(key)")
    }
    for line in [3, 9] {
      #expect(driver.style(column: 9, line: line).background == .rgb(0, 0, UInt8(line - 1) * 10))
    }
    page.addRow(at: 1, in: 0, cell: WordCell.self, data: "new", animation: .left)
    driver.update()
    driver.expectConsistentDrawing()
  }

  @Test(arguments: [
    (0.0, Color.rgb(10, 20, 30)), (0.5, .rgb(15, 30, 20)), (1, .rgb(20, 40, 10)),
    (-3, .rgb(10, 20, 30)), (7, .rgb(20, 40, 10)),
  ])
  func `a gradient has every step between its colours`(share: Double, color: Color) {
    #expect(Gradient(.rgb(10, 20, 30), .rgb(20, 40, 10)).color(at: share) == color)
  }

  @Test func `a gradient of colours that can't be mixed is the first one`() {
    #expect(Gradient(.role(.tint), .rgb(1, 2, 3)).color(at: 1) == .role(.tint))
    #expect(Gradient(.rgb(1, 2, 3)).color(at: 1) == .rgb(1, 2, 3))
  }

  private func page(style: TableStyle, _ words: [String], height: Int = 10) -> PageDriver {
    let page = PageTableController(style: style)
    for word in words { page.addRow(StrokedCell.self, data: word) }
    return PageDriver(page, height: height)
  }

  /// Whether each line of the first card has a border in the stroke's colour, on both sides.
  private func strokes(_ driver: PageDriver) -> [Bool] {
    let lines = 1...(driver.lines.firstIndex { $0.hasPrefix("╰") } ?? 1)
    return lines.map { line in
      [0, 19].allSatisfy { driver.style(column: $0, line: line).foreground == .rgb(200, 0, 0) }
    }
  }
}

private class StrokedCell: PageCell<String> {
  override class var pageCellBackgroundType: PageCellBackground.Type { RedBackground.self }

  override func configure(for data: String) {
    super.configure(for: data)
    text = data
  }
}

private final class RedBackground: PageCellBackground {
  required init(style: TableStyle) {
    super.init(style: style)
    gradient = Gradient(.rgb(40, 0, 0))
    selectedGradient = Gradient(.rgb(120, 0, 0))
    strokeColor = .rgb(200, 0, 0)
    drawsSeparator = true
  }
}

private final class LightCell: StrokedCell {
  override class var style: CellStyle { .value }

  override class var pageCellBackgroundType: PageCellBackground.Type { LightBackground.self }

  override func configure(for data: String) {
    super.configure(for: data)
    detailText = "more"
  }
}

private final class LightBackground: PageCellBackground {
  required init(style: TableStyle) {
    super.init(style: style)
    gradient = Gradient(.rgb(250, 250, 250))
  }
}
