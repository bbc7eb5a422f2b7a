import RowKit
import RowKitTesting
import Testing

@MainActor struct PageRowsTests {
  @Test(arguments: [0, 3, -1]) func `a row for an empty page makes one section`(section: Int) {
    let driver = PageDriver()
    driver.page.addRow(at: 0, in: section, cell: WordCell.self, data: "a")
    #expect(driver.words == ["a"])
    #expect(driver.seenWords == "a")
  }

  @Test func `a row that gets other data is looked at by a search that goes on`() {
    let driver = PageDriver(sections: ["abc"])
    driver.press("/")
    driver.type("x")
    driver.page.setData("x", forRow: 1, in: 0)
    #expect(driver.seenWords == "x")
  }

  @Test func `rows that a cell adds keep their order`() {
    let driver = PageDriver()
    driver.page.addRow(AddingCell.self, data: "a")
    #expect(driver.seenWords == "axyz")
    #expect(driver.repairs.isEmpty)
  }

  @Test func `a row needs no section to be named`() {
    let driver = PageDriver()
    driver.page.addRow(WordCell.self, data: "a")
    driver.page.addRow(WordCell.self, data: "b")
    driver.page.addSection()
    driver.page.addRow(WordCell.self, data: "c")
    #expect(driver.words == ["ab", "c"])
    #expect(driver.repairs.isEmpty)
  }

  @Test(arguments: [2, 7, -1]) func `a section beyond the last is appended`(position: Int) {
    let driver = PageDriver(sections: ["a", "b"])
    driver.page.addSection(PageSection("New"), at: position)
    #expect(driver.words == ["a", "b", ""])
    #expect(driver.page.description(ofSection: 2)?.title == "New")
    #expect(driver.repairs == (position == 2 ? [] : [.appended]))
  }

  @Test(arguments: [2, 9, -1])
  func `a row for a section beyond the last goes into the last`(section: Int) {
    let driver = PageDriver(sections: ["a", "bc"])
    driver.page.addRow(at: 1, in: section, cell: WordCell.self, data: "x")
    #expect(driver.words == ["a", "bxc"])
    #expect(driver.repairs == [.lastGroup])
    #expect(driver.seenWords == "abxc")
  }

  @Test(arguments: [4, 99, Int.max, -1, Int.min])
  func `a row beyond the end, or negative, is appended`(position: Int) {
    let driver = PageDriver(sections: ["abc", "d"])
    driver.page.addRow(at: position, in: 0, cell: WordCell.self, data: "x")
    #expect(driver.words == ["abcx", "d"])
    #expect(driver.repairs == [.appended])
  }

  @Test(arguments: [(0, 3), (0, -1), (2, 0), (-1, 0)])
  func `what is not there is not removed, not set, and reads as nil`(section: Int, row: Int) {
    let driver = PageDriver(sections: ["abc", "d"])
    driver.page.removeRow(at: row, in: section)
    driver.page.setData("x", forRow: row, in: section)
    driver.page.refreshCell(forRow: row, in: section)
    #expect(driver.words == ["abc", "d"])
    #expect(driver.repairs == [.ignored, .ignored])
    #expect(driver.page.data(String.self, forRow: row, in: section) == nil)
    #expect(driver.page.cellType(forRow: row, in: section) == nil)
    guard section != 0 else { return }
    driver.page.removeSection(at: section)
    #expect(driver.page.allData(String.self, in: section) == nil)
    #expect(driver.page.rowCount(in: section) == nil)
    #expect(driver.page.description(ofSection: section) == nil)
    #expect(driver.words == ["abc", "d"])
  }

  @Test func `emptying a section keeps it, and the one after the last is added`() {
    let driver = PageDriver(sections: ["abc", "d"])
    driver.page.emptySection(at: 0)
    #expect(driver.words == ["", "d"])
    driver.page.emptySection(at: 2)
    #expect(driver.words == ["", "d", ""])
    #expect(driver.repairs.isEmpty)
    driver.page.emptySection(at: 4)
    driver.page.emptySection(at: -1)
    #expect(driver.words == ["", "d", ""])
    #expect(driver.repairs == [.ignored, .ignored])
  }

  @Test func `exactly what an operation concerns changes, after the model`() {
    let driver = PageDriver(sections: ["abc", "d"])
    var seen: [[String]] = []
    let note = driver.page.onChange
    driver.page.onChange = { changes in
      note?(changes)
      seen.append(driver.words)
    }
    driver.page.addRow(at: 1, in: 0, cell: WordCell.self, data: "x", animation: .left)
    driver.page.removeRow(at: 0, in: 0, animation: .right)
    driver.page.emptySection(at: 0, animation: .fade)
    #expect(seen == [["axbc", "d"], ["xbc", "d"], ["", "d"]])
    let inserted = driver.changes.map { $0.insertedRows.map(\.rows) }
    let removed = driver.changes.map { $0.removedRows.map(\.rows) }
    #expect(inserted == [[1..<2], [], []])
    #expect(removed == [[], [0..<1], [0..<3]])
    #expect(driver.seenWords == "d")
    driver.expectConsistentDrawing()
  }

  @Test func `a change without animation shows at once, and an animated one after it is right`() {
    let driver = PageDriver(sections: ["abc"])
    driver.page.addRow(at: 0, in: 0, cell: WordCell.self, data: "x", animation: .none)
    #expect(driver.seenWords == "xabc")
    driver.page.removeRow(at: 3, in: 0, animation: .left)
    driver.page.addRow(at: 1, in: 0, cell: WordCell.self, data: "y", animation: .right)
    #expect(driver.seenWords == "xyab")
    driver.expectConsistentDrawing()
  }

  @Test(arguments: RowAnimation.allCases)
  func `all sections can be removed, with any animation`(animation: RowAnimation) {
    let driver = PageDriver(sections: ["abc", "d", ""])
    driver.page.removeAllSections(animation: animation)
    #expect(driver.words.isEmpty)
    #expect(driver.seenWords == "")
    driver.page.removeAllSections(animation: animation)
    driver.page.addRow(WordCell.self, data: "new")
    #expect(driver.seenWords == "new")
  }

  @Test func `appending is inserting at the end`() {
    let driver = PageDriver(sections: ["ab", "c"])
    driver.page.appendRow(to: 0, cell: WordCell.self, data: "x")
    driver.page.addRow(at: 3, in: 0, cell: WordCell.self, data: "y")
    driver.page.appendRow(to: 5, cell: WordCell.self, data: "z")
    #expect(driver.words == ["abxy", "cz"])
    #expect(driver.repairs == [.lastGroup])
  }

  @Test func `setting the data of a visible row configures its cell in place`() {
    let driver = PageDriver(sections: ["abc"])
    let path = RowPath(group: 0, row: 1)
    let cell = driver.page.tableView.cell(at: path) as? WordCell
    let count = cell?.count ?? 0
    driver.page.setData("x", forRow: 1, in: 0)
    #expect(driver.page.tableView.cell(at: path) === cell)
    #expect(cell?.text == "x")
    driver.page.refreshCell(forRow: 1, in: 0)
    driver.page.refreshCell(forRow: 1, in: 0)
    #expect(driver.seenWords == "axc")
    #expect(cell?.count == count + 2)
  }

  @Test func `data set for a row out of view is shown when it comes into view`() {
    let driver = PageDriver(sections: ["abcdefghijklmnopqrstuvwxyz"], height: 4)
    driver.page.setData("!", forRow: 25, in: 0)
    driver.press("end")
    #expect(driver.seenWords == "wxy!")
    #expect(driver.page.data(forRow: 25, in: 0) == "!")
  }

  @Test func `data of another type than the cell's is refused`() {
    let driver = PageDriver(sections: ["abc"])
    driver.page.setData(7, forRow: 0, in: 0)
    #expect(driver.words == ["abc"])
    #expect(driver.repairs == [.ignored])
    #expect(driver.page.data(Int.self, forRow: 0, in: 0) == nil)
    #expect(driver.page.allData(Int.self, in: 0) == [])
    #expect(driver.page.cellType(forRow: 0, in: 0) == WordCell.self)
  }

  @Test func `all operations can be combined, and made before the page is shown`() {
    let page = PageTableController(style: .plain)
    page.performUpdates {
      page.addSection(PageSection("A"))
      page.addRow(at: 0, in: 0, cell: WordCell.self, data: "a")
      page.appendRow(to: 0, cell: WordCell.self, data: "b")
    }
    let driver = PageDriver(page)
    #expect(driver.words == ["ab"])
    #expect(driver.seen == "A\n> a\n  b")
    page.performUpdates {
      page.removeRow(at: 0, in: 0)
      page.addSection(PageSection("B"))
      page.appendRow(to: 1, cell: WordCell.self, data: "c")
      page.appendRow(to: 1, cell: WordCell.self, data: "d")
      page.appendRow(to: 0, cell: WordCell.self, data: "e")
    }
    driver.update()
    #expect(driver.words == ["be", "cd"])
    #expect(driver.changes.count == 1)
    driver.expectConsistentDrawing()
  }

  @Test func `random operations match a list of lists`() {
    for seed in UInt64(1)...6 {
      var numbers = RandomNumbers(seed: seed)
      var model: [[String]] = []
      let driver = PageDriver(height: 60)
      for step in 0..<25 {
        let section = Int.random(in: -1...4, using: &numbers)
        let row = Int.random(in: -1...5, using: &numbers)
        let word = String(UnicodeScalar(UInt8(97 + step)))
        PageModel.change(
          &model, driver.page, Int.random(in: 0..<7, using: &numbers), section, row, word, &numbers)
        #expect(driver.words == model.map { $0.joined() }, "seed \(seed) step \(step)")
        #expect(driver.seenWords == model.joined().joined(), "seed \(seed) step \(step)")
        driver.expectConsistentDrawing("seed \(seed) step \(step)")
      }
    }
  }
}

/// A cell that adds rows when it is configured for the first time.
private final class AddingCell: PageCell<String> {
  override func configure(for data: String) {
    super.configure(for: data)
    text = data
    guard let page = row?.screen as? PageTableController, page.rowCount(in: 0) == 1 else { return }
    page.addRow(WordCell.self, data: "x")
    page.appendRow(to: 0, cell: WordCell.self, data: "y")
    page.addRow(WordCell.self, data: "z")
  }
}
