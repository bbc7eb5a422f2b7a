import RowKit
import RowKitTesting
import Testing

@MainActor struct PageBatchTests {
  @Test func `rows are appended in a batch without a report, whatever else goes on`() {
    let driver = PageDriver(sections: ["abc", "d"])
    driver.page.performUpdates {
      driver.page.removeRow(at: 0, in: 0)
      driver.page.appendRow(to: 0, cell: WordCell.self, data: "x")
      driver.page.addRow(at: 0, in: 0, cell: WordCell.self, data: "y")
      driver.page.appendRow(to: 0, cell: WordCell.self, data: "z")
    }
    driver.update()
    #expect(driver.words == ["ybcxz", "d"])
    #expect(driver.repairs.isEmpty)
    driver.expectConsistentDrawing()
  }

  @Test func `a row without a section goes into the last one that a batch leaves`() {
    let driver = PageDriver(sections: ["a", "b"])
    driver.page.performUpdates {
      driver.page.addSection()
      driver.page.addRow(WordCell.self, data: "c")
      driver.page.addRow(WordCell.self, data: "d")
    }
    #expect(driver.words == ["a", "b", "cd"])
    #expect(driver.repairs.isEmpty)
    let empty = PageDriver()
    empty.page.performUpdates {
      empty.page.addRow(WordCell.self, data: "a")
      empty.page.addRow(WordCell.self, data: "b")
    }
    #expect(empty.words == ["ab"])
    #expect(empty.repairs.isEmpty)
  }

  @Test func `sections are appended in a batch without a report, whatever else goes on`() {
    let driver = PageDriver(sections: ["a", "b"])
    driver.page.performUpdates {
      driver.page.addSection(PageSection("P"), at: 0)
      driver.page.addSection(PageSection("Q"))
      driver.page.addSection(PageSection("R"))
    }
    #expect(driver.titles == ["P", "", "", "Q", "R"])
    driver.page.performUpdates {
      driver.page.removeAllSections()
      driver.page.addSection(PageSection("X"))
      driver.page.addRow(WordCell.self, data: "x")
    }
    driver.update()
    #expect(driver.titles == ["X"])
    #expect(driver.words == ["x"])
    #expect(driver.repairs.isEmpty)
    driver.expectConsistentDrawing()
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `what a batch appends comes after all that it leaves`(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    let driver = PageDriver(sections: ["a", "b", "c", "d"])
    var (left, come) = (["a", "b", "c", "d"], [String]())
    driver.page.performUpdates {
      for step in 0..<4 {
        let word = String(UnicodeScalar(UInt8(110 + step)))
        if Bool.random(using: &numbers) {
          left.removeAll { $0 == "abcd".map(String.init)[step] }
          driver.page.removeSection(at: step)
        }
        driver.page.addSection(PageSection(word))
        driver.page.addRow(WordCell.self, data: word)
        come.append("")
      }
    }
    come[3] = "nopq"
    driver.update()
    #expect(driver.words == left + come)
    #expect(driver.titles == left.map { _ in "" } + ["n", "o", "p", "q"])
    #expect(driver.repairs.isEmpty)
    driver.expectConsistentDrawing()
  }

  @Test(arguments: [
    ("sections", ["", "P", "Q"], ["a", "", ""]), ("nothing", [], []), ("row", [""], [""]),
    ("data", [""], ["Ba"]),
  ])
  func `what a row requests while it is configured is done in order`(
    way: String, titles: [String], words: [String]
  ) {
    let driver = PageDriver(sections: ["a"])
    let page = driver.page
    let once = Once {
      switch way {
      case "sections":
        page.addSection(PageSection("P"))
        page.addSection(PageSection("Q"))
      case "nothing":
        page.addSection(PageSection("P"))
        page.removeAllSections()
      case "row":
        page.appendRow(to: 0, cell: WordCell.self, data: "x")
        page.emptySection(at: 0)
      default:
        page.addRow(at: 0, in: 0, cell: WordCell.self, data: "b")
        page.setData("B", forRow: 0, in: 0)
      }
    }
    page.addRow(OnceCell.self, data: once)
    driver.update()
    driver.update()
    #expect(driver.titles == titles)
    #expect(driver.words == words)
    driver.expectConsistentDrawing()
  }

  @Test func `every operation is legal in a batch`() {
    let driver = PageDriver(sections: ["abc", "de", "f"])
    let page = driver.page
    page.performUpdates {
      page.setDescription(PageSection("One", isCollapsible: true), ofSection: 0)
      page.setData("B", forRow: 1, in: 0)
      page.removeSection(at: 2)
      page.emptySection(at: 1)
      page.collapseSection(at: 0)
      page.refreshCell(forRow: 0, in: 0)
      page.addSection(PageSection("New"), at: 0)
      page.appendRow(to: 1, cell: WordCell.self, data: "x")
      #expect(page.data(String.self, forRow: 2, in: 0) == "c")
      #expect(page.cellType(forRow: 2, in: 0) == WordCell.self)
    }
    driver.update()
    #expect(driver.words == ["", "aBcx", ""])
    #expect(page.isCollapsed(1))
    #expect(page.description(ofSection: 1)?.title == "One")
    #expect(driver.repairs.isEmpty)
    driver.expectConsistentDrawing()
  }

  @Test func `every operation is legal before the page is shown`() {
    for seed in UInt64(1)...40 {
      var numbers = RandomNumbers(seed: seed)
      let page = PageTableController(style: .plain)
      var model: [[String]] = []
      for step in 0..<20 {
        let word = String(UnicodeScalar(UInt8(97 + step)))
        let section = Int.random(in: -2...4, using: &numbers)
        let row = Int.random(in: -2...5, using: &numbers)
        PageModel.change(
          &model, page, Int.random(in: 0..<7, using: &numbers), section, row, word, &numbers)
      }
      let driver = PageDriver(page, height: 60)
      #expect(driver.words == model.map { $0.joined() }, "seed \(seed)")
      #expect(driver.seenWords == model.joined().joined(), "seed \(seed)")
    }
  }

  @Test func `a section described as collapsed hides its rows step by step`() {
    let driver = PageDriver(sections: ["ab", "c"])
    driver.page.setDescription(PageSection("One", isCollapsed: true), ofSection: 0)
    #expect(driver.page.isCollapsed(0))
    _ = driver.stage.frame(at: driver.stage.now)
    #expect(driver.lines.contains { $0.hasSuffix("a") })
    driver.update()
    #expect(driver.seen == ">▸ One\n  c")
    driver.expectConsistentDrawing()
  }
}

/// An action that is performed once.
private final class Once {
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }

  func perform() {
    let action = action
    self.action = nil
    action?()
  }
}

/// A cell that performs an action when it is configured.
private final class OnceCell: PageCell<Once> {
  override func configure(for data: Once) {
    super.configure(for: data)
    data.perform()
  }
}
