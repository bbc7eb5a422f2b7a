import Observation
import RowKit
import RowKitTesting
import Testing

@MainActor struct PageSectionsTests {
  @Test func `titles stand around the rows, and move with their section`() {
    let driver = described()
    #expect(driver.seen == "One\n> a\n  b\nfoot\nTwo\n  c")
    driver.page.moveGroup(from: 0, to: 1)
    driver.update()
    #expect(driver.seen == "Two\n  c\nOne\n> a\n  b\nfoot")
    driver.page.removeSection(at: 0)
    driver.update()
    #expect(driver.seen == "One\n> a\n  b\nfoot")
    #expect(driver.page.description(ofSection: 0)?.footer == "foot")
  }

  @Test func `a changed title shows`() {
    let driver = described()
    driver.page.setDescription(PageSection("First"), ofSection: 0)
    driver.page.setDescription(PageSection("Nowhere"), ofSection: 5)
    driver.update()
    #expect(driver.seen == "First\n> a\n  b\nTwo\n  c")
    #expect(driver.repairs == [.ignored])
    driver.expectConsistentDrawing()
  }

  @Test func `a collapsed section hides its rows and keeps them`() {
    let driver = described()
    driver.page.collapseSection(at: 0)
    driver.update()
    #expect(driver.seen == "One\nfoot\nTwo\n> c")
    #expect(driver.words == ["ab", "c"])
    #expect(driver.page.rowCount(in: 0) == 2)
    driver.page.appendRow(to: 0, cell: WordCell.self, data: "x")
    driver.page.addRow(at: 0, in: 0, cell: WordCell.self, data: "y")
    driver.page.removeRow(at: 1, in: 0)
    driver.page.setData("z", forRow: 1, in: 0)
    #expect(driver.words == ["yzx", "c"])
    driver.update()
    #expect(driver.seen == "One\nfoot\nTwo\n> c")
    driver.page.expandSection(at: 0, animation: .top)
    driver.update()
    #expect(driver.seen == "One\n  y\n  z\n  x\nfoot\nTwo\n> c")
    driver.page.emptySection(at: 0)
    driver.update()
    #expect(driver.seen == "One\nfoot\nTwo\n> c")
    driver.expectConsistentDrawing()
  }

  @Test func `a section may begin collapsed, and be emptied so`() {
    let driver = PageDriver()
    driver.page.addSection(PageSection("Hidden", isCollapsed: true))
    driver.page.addRow(WordCell.self, data: "a")
    driver.update()
    #expect(driver.seen == ">▸ Hidden")
    #expect(driver.page.isCollapsed(0))
    driver.page.emptySection(at: 0)
    driver.page.appendRow(to: 7, cell: WordCell.self, data: "b")
    driver.page.expandSection(at: 0)
    driver.update()
    #expect(driver.seen == ">▾ Hidden\n  b")
  }

  @Test func `headers of one's own are bold, of the metrics of the style, and can be put off`() {
    let driver = described()
    driver.page.useCustomHeaders = true
    driver.update()
    #expect(driver.seen == "One\n> a\n  b\nfoot\nTwo\n  c")
    #expect(driver.style(column: 5, line: 1).background == .role(.marked))
    driver.page.style = .grouped
    driver.update()
    #expect(driver.seen.hasPrefix("\n  One\n╭"))
    driver.page.useCustomHeaders = false
    driver.update()
    #expect(driver.seen.hasPrefix("  One\n╭"))
    driver.expectConsistentDrawing()
  }

  @Test(arguments: [true, false])
  func `what a description doesn't contain stays when it is set or the style changes`(
    isDescribed: Bool
  ) {
    let page = PageTableController(style: .plain)
    var pressed = 0
    var header = GroupTitle("One", content: TextContent("first"))
    header.onPress = { _ in pressed += 1 }
    let footer = GroupTitle("", content: TextContent("chart"))
    page.tableGroups = [
      TableGroup(header: header, footer: footer, rows: [TextRowController("a")])
    ]
    let driver = PageDriver(page)
    if isDescribed, let description = page.description(ofSection: 0) {
      page.setDescription(description, ofSection: 0)
    } else {
      page.style = .grouped
      page.style = .plain
    }
    driver.update()
    #expect(driver.seen == "first\n> a\nchart")
    driver.click(column: 3, line: 1)
    #expect(pressed == 1)
    page.setDescription(PageSection("One", footer: "f"), ofSection: 0)
    driver.update()
    #expect(driver.seen == "One\n> a\nf")
  }

  @Test(arguments: [true, false])
  func `constructed groups have the headers of the page`(isSetBefore: Bool) {
    let page = ConstructedPage(style: .plain)
    if isSetBefore { page.useCustomHeaders = true }
    let driver = PageDriver(page)
    page.useCustomHeaders = true
    driver.update()
    #expect(driver.content[0] == "A title o…ns, about")
    page.model.word = "b"
    driver.update()
    #expect(driver.seen == "A title o…ns, about\n> b\nTwo\n  c")
    page.useCustomHeaders = false
    driver.update()
    #expect(driver.content[0] == "A title of thirty")
  }

  @Test func `assigned, inserted and replaced groups have the headers of the page`() {
    let page = PageTableController(style: .plain)
    page.useCustomHeaders = true
    let group = { (title: String) in
      TableGroup("\(title) title of thirty columns", rows: [TextRowController(title)])
    }
    page.tableGroups = [group("First"), group("Second")]
    let driver = PageDriver(page)
    #expect(driver.seen == "First tit…y columns\n> First\nSecond ti…y columns\n  Second")
    page.insert(group("New"), at: 0)
    page.replaceGroup(at: 2, with: group("Other"))
    driver.update()
    #expect(driver.content.count { $0.contains("…y columns") } == 3, "\(driver.text)")
    let groups = page.tableGroups
    page.useCustomHeaders = false
    page.tableGroups = groups
    driver.update()
    #expect(!driver.text.contains("…y columns"), "\(driver.text)")
  }

  @Test func `a section that is constructed again stays collapsed after the style has changed`() {
    let page = ConstructedPage(style: .plain)
    page.collapses = true
    let driver = PageDriver(page)
    page.collapseSection(at: 1)
    page.style = .grouped
    page.style = .plain
    page.model.word = "b"
    driver.update()
    #expect(page.isCollapsed(1))
    #expect(driver.changes.allSatisfy { $0.removedGroups.isEmpty })
  }

  @Test func `an empty title is no header`() {
    let driver = PageDriver()
    driver.page.useCustomHeaders = true
    driver.page.addSection(PageSection(""))
    driver.page.addRow(WordCell.self, data: "a")
    driver.update()
    #expect(driver.seen == "> a")
  }

  @Test func `a header follows title and width`() {
    let driver = PageDriver()
    driver.page.useCustomHeaders = true
    driver.page.addSection(PageSection("A title of thirty columns, about"))
    driver.page.addRow(WordCell.self, data: "a")
    driver.update()
    #expect(driver.content[0] == "A title o…ns, about")
    driver.resize(width: 40, height: 12)
    #expect(driver.content[0] == "A title of thirty columns, about")
    driver.page.setDescription(PageSection("New"), ofSection: 0)
    driver.update()
    #expect(driver.content[0] == "New")
  }

  private func described() -> PageDriver {
    let driver = PageDriver()
    driver.page.addSection(PageSection("One", footer: "foot"))
    for word in ["a", "b"] { driver.page.addRow(WordCell.self, data: word) }
    driver.page.addSection(PageSection("Two"))
    driver.page.addRow(WordCell.self, data: "c")
    driver.update()
    return driver
  }
}

@Observable @MainActor private final class Word {
  var word = "a"
}

/// A page that constructs its groups from a model.
private final class ConstructedPage: PageTableController {
  let model = Word()
  var collapses = false

  override func constructTableGroups() -> [TableGroup] {
    var second = TableGroup("Two", rows: [TextRowController("c")])
    second.isCollapsible = collapses
    let title = "A title of thirty columns, about"
    return [TableGroup(title, rows: [TextRowController(model.word)]), second]
  }
}
