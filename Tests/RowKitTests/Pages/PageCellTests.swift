import RowKit
import RowKitTesting
import Testing

@MainActor struct PageCellTests {
  @Test func `cells are reused by class, and configured with their data before they are seen`() {
    let driver = PageDriver(sections: ["abcdefghijklmnopqrstuvwxyz"], height: 4)
    for _ in 0..<5 { driver.press("pagedown") }
    #expect(driver.seenWords == "pqrs")
    driver.press("home")
    #expect(driver.seenWords == "abcd")
  }

  @Test func `a cell has the position of its row`() {
    let page = PageTableController(style: .plain)
    for word in ["a", "b"] { page.addRow(PlaceCell.self, data: word) }
    let driver = PageDriver(page)
    #expect(driver.seen == "> a 0.0\n  b 0.1")
    page.addRow(at: 0, in: 0, cell: WordCell.self, data: "x")
    let cell = page.tableView.cell(at: RowPath(group: 0, row: 2)) as? PlaceCell
    #expect(cell?.rowPath == RowPath(group: 0, row: 2))
    #expect(cell?.data == "b")
  }

  @Test func `a cell whose row was removed has no position`() {
    let driver = PageDriver(sections: ["abc"])
    let cell = driver.page.tableView.cell(at: RowPath(group: 0, row: 1)) as? WordCell
    #expect(cell?.rowPath == RowPath(group: 0, row: 1))
    driver.page.removeRow(at: 1, in: 0, animation: .none)
    driver.update()
    #expect(cell?.rowPath == nil)
  }

  @Test func `the refresh key goes to the row with the cursor first`() {
    final class RefreshingPage: PageTableController {
      var refreshes = 0
      override func refresh() { refreshes += 1 }
    }
    let page = RefreshingPage(style: .plain)
    let row = KeyRow()
    page.tableGroups = [TableGroup(rows: [row])]
    let driver = PageDriver(page)
    driver.press("r")
    #expect(row.keys == 1 && page.refreshes == 0)
    row.respondsToKeys = false
    driver.press("r")
    #expect(row.keys == 1 && page.refreshes == 1)
  }

  @Test func `a cell that isn't shown has the position of its row, too`() {
    let page = PageTableController(style: .plain)
    for word in ["a", "b"] { page.addRow(PlaceCell.self, data: word) }
    #expect(Array(page.printedLines(width: 20)) == ["a 0.0", "b 0.1"])
    let driver = LinearDriver(page)
    driver.type("")
    #expect(driver.transcript.contains("1 a 0.0\n2 b 0.1"), "\(driver.transcript)")
  }

  @Test func `each row begins with the look that the construction of its cell gave`() {
    final class Constructed: PageCell<String> {
      override func finishConstruction() {
        (detailText, style, accessory) = ("mm", .value, .checkmark)
      }

      override func configure(for data: String) {
        text = data
        if data == "b" { (detailText, accessory) = ("changed", .none) }
      }
    }
    let page = PageTableController(style: .plain)
    for word in "abcdef" { page.addRow(Constructed.self, data: String(word)) }
    let driver = PageDriver(page, height: 2)
    #expect(driver.seen == "> a            mm ✓\n  b         changed\n  c            mm ✓")
    driver.press("down", "down", "down")
    #expect(driver.seen == "  b         changed\n  c            mm ✓\n> d            mm ✓")
  }

  @Test func `a cell has its row when it is first configured`() {
    final class Asking: PageCell<String> {
      override func configure(for data: String) {
        super.configure(for: data)
        text = "\(data) \(row?.path.map { "\($0)" } ?? "nowhere")"
      }
    }
    let page = PageTableController(style: .plain)
    for word in ["a", "b"] { page.addRow(Asking.self, data: word) }
    #expect(PageDriver(page).seen == "> a 0.0\n  b 0.1")
  }

  @Test func `a row out of view acts as its cell says`() {
    final class Calling: PageCell<String> {
      override func handleSelection() { row?.showMessage("Calling \(data ?? "")") }
    }
    let page = PageTableController(style: .plain)
    for number in 0..<30 { page.addRow(Calling.self, data: "\(number)") }
    let driver = PageDriver(page)
    page.select(RowPath(group: 0, row: 25))
    driver.update()
    #expect(driver.lines.last?.contains("Calling 25") == true)
  }

  @Test func `rows of a page for multiple selection stay selected`() {
    let driver = PageDriver(sections: ["abc"])
    driver.page.tableView.selectionMode = .multiple
    driver.press("return", "down", "return")
    driver.advance(by: .seconds(2))
    #expect(driver.page.tableView.selection.count == 2)
    driver.press("return")
    #expect(driver.page.tableView.selection.count == 1)
  }

  @Test func `the height is that of the class, by data and width`() {
    let page = PageTableController(style: .plain)
    for word in ["a", "two lines"] { page.addRow(TallCell.self, data: word) }
    page.addRow(WordCell.self, data: "end")
    let driver = PageDriver(page)
    #expect(driver.seen == "> a\n  two lines\n\n  end")
    driver.resize(width: 30, height: 12)
    #expect(driver.seen == "> a\n\n  two lines\n\n\n  end")
  }

  @Test func `a constant row height holds for all rows, at once`() {
    let page = PageTableController(style: .plain)
    page.addRow(TallCell.self, data: "two lines")
    page.addRow(WordCell.self, data: "end")
    let driver = PageDriver(page)
    page.constantRowHeight = true
    driver.update()
    #expect(driver.seen == "> two lines\n  end")
    page.rowHeight = 3
    driver.update()
    #expect(driver.seen == "> two lines\n\n\n  end")
    let asked = TallCell.asked.count
    driver.press("down", "up")
    page.addRow(TallCell.self, data: "three lines more")
    driver.update()
    #expect(TallCell.asked.count == asked)
    page.removeRow(at: 2, in: 0)
    page.constantRowHeight = false
    driver.update()
    #expect(TallCell.asked.count > asked)
    #expect(driver.seen == "> two lines\n\n  end")
    driver.expectConsistentDrawing()
  }

  @Test func `a row is deselected a quarter of a second after it was selected`() {
    let (stage, page) = stage(["a", "b"])
    stage.handle(.key(KeyPress(.return)), at: .zero)
    #expect(page.tableView.selection == [RowPath(group: 0, row: 0)])
    _ = stage.frame(at: .milliseconds(240))
    #expect(page.tableView.selection.count == 1)
    _ = stage.frame(at: .milliseconds(250))
    #expect(page.tableView.selection.isEmpty)
  }

  @Test func `a row selected meanwhile keeps its own selection`() {
    let (stage, page) = stage(["a", "b"])
    stage.handle(.key(KeyPress(.return)), at: .zero)
    stage.handle(.key(KeyPress(.down)), at: .milliseconds(100))
    stage.handle(.key(KeyPress(.return)), at: .milliseconds(200))
    _ = stage.frame(at: .milliseconds(260))
    #expect(page.tableView.selection == [RowPath(group: 0, row: 1)])
    _ = stage.frame(at: .milliseconds(450))
    #expect(page.tableView.selection.isEmpty)
  }

  @Test func `a row selected twice is deselected a quarter of a second after the second time`() {
    let (stage, page) = stage(["a"])
    stage.handle(.key(KeyPress(.return)), at: .zero)
    stage.handle(.key(KeyPress(.return)), at: .milliseconds(200))
    _ = stage.frame(at: .milliseconds(300))
    #expect(page.tableView.selection.count == 1)
    _ = stage.frame(at: .milliseconds(450))
    #expect(page.tableView.selection.isEmpty)
  }

  @Test func `a row may be removed before it is deselected`() {
    let (stage, page) = stage(["a", "b"])
    var diagnostics = 0
    page.onDiagnostic = { _ in diagnostics += 1 }
    stage.handle(.key(KeyPress(.return)), at: .zero)
    page.removeRow(at: 0, in: 0)
    _ = stage.frame(at: .seconds(1))
    #expect(diagnostics == 0)
    #expect(page.tableView.selection.isEmpty)
  }

  @Test func `a selection of one's own is deselected by the framework`() {
    let page = PageTableController(style: .plain)
    page.addRow(PushingCell.self, data: "go")
    page.addRow(PushingCell.self, data: "stay")
    let driver = PageDriver(page)
    driver.press("return")
    #expect(driver.stage.screen !== page)
    #expect(page.tableView.selection.count == 1)
    driver.press("escape", "down", "return")
    #expect(page.tableView.selection.isEmpty)
  }

  @Test func `a row may be one that can't be selected`() {
    let page = PageTableController(style: .plain)
    page.addRow(PushingCell.self, data: "")
    page.addRow(PushingCell.self, data: "go")
    #expect(PageDriver(page).page.tableView.cursor == RowPath(group: 0, row: 1))
  }

  @Test func `a cell is finished once`() {
    #expect(FinishedCell().count == 1)
  }

  @Test func `positions are right after every change`() {
    let page = PageTableController(style: .grouped)
    let driver = PageDriver(page)
    for word in ["a", "b", "c"] {
      page.addRow(at: 0, in: 0, cell: PositionCell.self, data: word, animation: .left)
    }
    driver.update()
    #expect(positions(page) == [.top, .middle, .bottom])
    page.removeRow(at: 0, in: 0)
    driver.update()
    #expect(positions(page) == [.top, .bottom])
    page.removeRow(at: 1, in: 0)
    driver.update()
    #expect(positions(page) == [.only])
    driver.expectConsistentDrawing()
  }

  @Test func `the class determines the background, and without super it is the table's`() {
    let page = PageTableController(style: .plain)
    page.addRow(WordCell.self, data: "cursor")
    page.addRow(PositionCell.self, data: "a")
    page.addRow(PlaceCell.self, data: "stock")
    let driver = PageDriver(page)
    #expect(driver.style(column: 0, line: 2).background == .rgb(0, 0, 0))
    #expect(driver.style(column: 16, line: 2).background == .rgb(200, 200, 200))
    #expect(
      driver.style(column: 8, line: 3).background == driver.style(column: 8, line: 9).background)
    driver.press("down")
    #expect(driver.style(column: 8, line: 2).background == .rgb(0, 0, 90))
    page.useCustomBackgrounds = false
    driver.update()
    #expect(driver.style(column: 8, line: 2).background == .role(.selection))
    driver.expectConsistentDrawing()
  }

  @Test func `the loading indicator is shown in the title bar until it is hidden`() {
    let page = RefreshingPage(title: "Page", style: .plain)
    let driver = PageDriver(page)
    #expect(driver.lines[0].hasSuffix("Page"))
    driver.press("r", "r")
    #expect(page.count == 1)
    #expect(!driver.lines[0].hasSuffix("Page"))
    let first = driver.lines[0]
    driver.advance(by: .milliseconds(80))
    #expect(driver.lines[0] != first)
    page.hideLoadingIndicator()
    driver.update()
    #expect(driver.lines[0].hasSuffix("Page"))
    #expect(driver.stage.nextDeadline == nil)
    driver.press("r")
    #expect(page.count == 2)
  }

  @Test func `the loading indicator stands still where animations are off`() {
    let page = RefreshingPage(title: "Page", style: .plain)
    let driver = PageDriver(page)
    driver.stage.animatesChanges = false
    driver.press("r")
    #expect(!driver.lines[0].hasSuffix("Page"))
    #expect(driver.stage.nextDeadline == nil)
  }

  @Test func `a loading indicator shown before the screen appears turns once a step`() {
    final class EarlyPage: PageTableController {
      override func screenWillAppear() {
        super.screenWillAppear()
        showLoadingIndicator()
      }
    }
    let list = TextScreen(title: "List", text: "")
    let driver = ScreenDriver(list, size: ScreenSize(width: 30, height: 6))
    let page = EarlyPage(title: "Page", style: .plain)
    list.push(page)
    driver.update()
    let first = driver.lines[0]
    driver.advance(by: .milliseconds(80))
    let second = driver.lines[0]
    #expect(second != first)
    page.hideLoadingIndicator()
    driver.update()
    #expect(driver.stage.nextDeadline == nil)
  }

  @Test func `the loading indicator doesn't turn while another screen is visible`() {
    let page = RefreshingPage(title: "Page", style: .plain)
    let driver = PageDriver(page)
    driver.press("r")
    page.push(TextScreen(title: "Over", text: ""))
    driver.update()
    #expect(driver.stage.nextDeadline == nil)
    driver.press("escape")
    #expect(driver.stage.nextDeadline != nil)
  }

  private func positions(_ page: PageTableController) -> [GroupPosition] {
    page.tableView.visibleRows.compactMap {
      (page.tableView.cell(at: $0) as? PositionCell)?.pageBackground?.position
    }
  }

  private func stage(_ words: [String]) -> (Stage, PageTableController) {
    let page = PageTableController(style: .plain)
    for word in words { page.addRow(WordCell.self, data: word) }
    let stage = Stage(root: page, size: ScreenSize(width: 20, height: 10))
    _ = stage.frame(at: .zero)
    return (stage, page)
  }
}

private final class PlaceCell: PageCell<String> {
  override func configure(for data: String) {
    text = data + " \(rowPath.map(String.init(describing:)) ?? "?")"
  }
}

private final class TallCell: PageCell<String> {
  /// A counter of requests for heights.
  final class Counter {
    var count = 0
  }

  static let asked = Counter()

  override class func rowHeight(for data: String, width: Int) -> Int? {
    asked.count += 1
    return data.split(separator: " ").count + (width > 20 ? 1 : 0)
  }

  override func configure(for data: String) {
    super.configure(for: data)
    text = data
  }
}

private final class PushingCell: PageCell<String> {
  override class func isSelectable(_ data: String) -> Bool { !data.isEmpty }

  override func configure(for data: String) {
    super.configure(for: data)
    text = data
  }

  override func handleSelection() {
    if data == "go" { row?.push(TextScreen(title: "Detail", text: "")) }
  }
}

private final class FinishedCell: PageCell<Int> {
  private(set) var count = 0

  override func finishConstruction() { count += 1 }
}

private final class PositionCell: PageCell<String> {
  override class var pageCellBackgroundType: PageCellBackground.Type { GreyBackground.self }
}

private final class GreyBackground: PageCellBackground {
  required init(style: TableStyle) {
    super.init(style: style)
    gradient = Gradient(.rgb(0, 0, 0), .rgb(200, 200, 200))
    selectedGradient = Gradient(.rgb(0, 0, 90))
  }
}

private final class RefreshingPage: PageTableController {
  private(set) var count = 0

  override func refresh() {
    count += 1
    showLoadingIndicator()
  }
}

/// A row that counts the keys that it handles.
private final class KeyRow: SelectableRow, KeyRespondingRow {
  var respondsToKeys = true
  private(set) var keys = 0

  func configure(_ cell: TableCell) { cell.text = "row" }

  func didSelect(_ row: RowContext) {}

  func handle(_ key: KeyPress, row: RowContext) -> Bool {
    keys += 1
    return true
  }
}
