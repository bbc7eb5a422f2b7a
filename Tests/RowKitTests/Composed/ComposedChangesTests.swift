import RowKit
import RowKitTesting
import Testing

@MainActor struct ComposedChangesTests {
  @Test func `a cell is inserted above or below another`() {
    let (driver, cells) = letters()
    driver.table.insert(ActiveCell("x"), before: cells[0])
    driver.table.insert(ActiveCell("y"), after: cells[2])
    expect(driver, "x > a b c y")
  }

  @Test func `a cell is removed, and the others stay the same`() {
    let (driver, cells) = letters()
    driver.table.remove(cells[1])
    expect(driver, "> a c")
    cells[1].key = "unseen"
    driver.update()
    expect(driver, "> a c")
    driver.table.add(cells[1])
    expect(driver, "> a c unseen")
  }

  @Test func `a cell takes the place of another`() {
    let (driver, cells) = letters()
    driver.table.replace(cells[1], with: ActiveCell("x"))
    expect(driver, "> a x c")
  }

  @Test func `adding a cell again moves it`() {
    let (driver, cells) = letters()
    driver.table.add(cells[0])
    expect(driver, "b c > a")
    cells[0].key = "live"
    driver.update()
    expect(driver, "b c > live")
  }

  @Test func `a discarded copy of the table changes nothing`() {
    let (driver, cells) = letters()
    var copy = driver.table.composedTable
    copy.remove(cells[0])
    copy.reset()
    driver.table.add(cells[0])
    expect(driver, "b c > a")
  }

  @Test(arguments: ["section", "cells", "everything"])
  func `cells removed together can be added again one by one`(way: String) {
    let (driver, cells) = letters()
    let section = driver.table.composedTable.lastSection
    let below = driver.table.addSection()
    switch way {
    case "section": driver.table.remove(section)
    case "cells": driver.table.removeAllCells(in: section)
    default: driver.table.reset()
    }
    #expect(cells.allSatisfy { $0.row?.path == nil })
    for cell in cells { driver.table.add(cell, to: way == "section" ? below : section) }
    expect(driver, "> a b c")
    #expect(cells.allSatisfy { $0.row?.path != nil })
  }

  @Test func `a cell moves to another section`() {
    let (driver, cells) = letters()
    let more = driver.table.addSection()
    driver.table.add(cells[0], to: more)
    #expect(driver.counts == [2, 1])
    #expect(driver.table.composedTable.section(of: cells[0]) == more)
    expect(driver, "b c > a")
  }

  @Test func `a cell that is removed and added again at once still shows changes`() {
    let (driver, cells) = letters()
    driver.table.remove(cells[0])
    driver.table.add(cells[0])
    cells[0].value = "1"
    driver.update()
    #expect(driver.seen == "> b\n  c\n  a               1")
    driver.advance(by: .seconds(1))
    cells[0].value = "2"
    driver.update()
    #expect(driver.seen == "> b\n  c\n  a               2")
    driver.expectConsistentDrawing()
  }

  @Test func `sections are added and removed by reference, with their titles`() {
    let (driver, _) = letters()
    let letters = driver.table.composedTable.lastSection
    let above = driver.table.insertSection(before: letters)
    let below = driver.table.insertSection(after: letters)
    for (section, name) in [(above, "Above"), (letters, "Letters"), (below, "Below")] {
      driver.table.setHeader(name, of: section)
    }
    driver.table.setFooter("End", of: below)
    driver.table.add(ActiveCell("x"), to: above)
    driver.update()
    #expect(driver.seen == "Above\n  x\nLetters\n> a\n  b\n  c\nBelow\nEnd")
    driver.table.remove(letters)
    driver.update()
    #expect(driver.seen == "Above\n> x\nBelow\nEnd")
    driver.table.removeAllCells(in: above)
    driver.table.setHeader("Nothing", of: above)
    driver.update()
    #expect(driver.seen == "Nothing\nBelow\nEnd")
    #expect(driver.table.composedTable.sections == [above, below])
    driver.expectConsistentDrawing()
  }

  @Test func `removing the last section starts the table over`() {
    let (driver, _) = letters()
    driver.table.remove(driver.table.composedTable.lastSection)
    #expect(driver.counts == [0])
    driver.table.add(ActiveCell("x"))
    expect(driver, "> x")
  }

  @Test func `changing a missing cell does nothing, and is reported once`() {
    let (driver, _) = letters()
    var diagnostics: [TableDiagnostic] = []
    driver.table.onDiagnostic = { diagnostics.append($0) }
    driver.table.remove(ActiveCell("stranger"))
    driver.table.insert(ActiveCell("x"), after: ActiveCell("stranger"))
    driver.table.remove(ComposedSection())
    driver.table.setHeader("Head", of: ComposedSection())
    driver.table.add(ActiveCell("y"), to: ComposedSection())
    expect(driver, "> a b c x y")
    #expect(diagnostics.map(\.repair) == [.ignored, .appended, .ignored, .ignored, .lastGroup])
  }

  @Test func `a cell that is added to a second table is reported there`() {
    let (driver, cells) = letters()
    let other = ComposedDriver()
    var diagnostics: [String] = []
    other.table.onDiagnostic = { diagnostics.append("\($0)") }
    driver.table.remove(cells[0])
    other.table.add(cells[0])
    driver.table.performUpdates {
      driver.table.remove(cells[2])
      other.table.add(cells[2])
    }
    #expect(diagnostics.isEmpty)
    other.table.add(cells[1])
    #expect(
      diagnostics == [
        "a cell was added to a second table (at an unknown place): "
          + "only the last table shows its changes"
      ])
  }

  @Test func `cells change in order within several updates at once`() {
    let (driver, cells) = letters()
    var changes = 0
    driver.table.onChange = { _ in changes += 1 }
    driver.table.performUpdates {
      driver.table.remove(cells[2])
      driver.table.addSection()
      driver.table.add(ActiveCell("x"))
      driver.table.insert(ActiveCell("y"), before: cells[0])
      #expect(driver.counts == [3])
      #expect(driver.table.composedTable.path(of: cells[2]) != nil)
    }
    #expect(changes == 1)
    #expect(driver.counts == [3, 1])
    expect(driver, "y > a b x")
  }

  @Test func `several updates by place come before those by reference`() {
    let (driver, cells) = letters()
    driver.table.performUpdates {
      driver.table.insert(ActiveCell("x"), after: cells[0])
      driver.table.removeRows(at: [RowPath(group: 0, row: 1)])
      driver.table.insert([TextRowController("y")], at: RowPath(group: 0, row: 0))
    }
    expect(driver, "y > a x c")
  }

  @Test func `changes requested during a change are made afterwards`() {
    let (driver, _) = letters()
    driver.table.change { [table = driver.table] composed in
      composed.add(ActiveCell("x"))
      table.add(ActiveCell("y"))
      table.insert([TextRowController("z")], at: RowPath(group: 0, row: 0))
    }
    expect(driver, "z > a b c x y")
  }

  @Test func `discarded updates don't discard the next ones`() {
    let (driver, _) = letters()
    driver.table.performUpdates {
      driver.table.add(ActiveCell("x"))
      driver.table.tableGroups = driver.table.tableGroups
      driver.table.add(ActiveCell("y"))
    }
    driver.table.performUpdates { driver.table.add(ActiveCell("z")) }
    expect(driver, "> a b c y z")
  }

  /// A row that counts reads of its id.
  private final class AskedRow: CellController {
    private let onAsk: () -> Void

    init(onAsk: @escaping () -> Void) {
      self.onAsk = onAsk
    }

    var rowID: RowID? {
      onAsk()
      return nil
    }

    func configure(_ cell: TableCell) { cell.text = "row" }
  }

  @Test func `changing one cell doesn't configure other rows`() {
    let (driver, cells) = letters()
    var asked = 0
    driver.table.add(rows: (0..<5000).map { _ in AskedRow { asked += 1 } })
    driver.update()
    asked = 0
    driver.table.add(ActiveCell("x"))
    driver.table.insert(ActiveCell("y"), before: cells[1])
    driver.table.remove(cells[1])
    driver.table.replace(cells[2], with: ActiveCell("z"))
    driver.table.add(cells[0])
    driver.update()
    #expect(asked < 100)
    #expect(driver.counts == [5004])
    #expect(driver.seen.split(separator: "\n").prefix(3) == ["  y", "  z", "  row"])
  }

  @Test func `changing sections, titles and many cells doesn't configure other rows`() {
    let (driver, cells) = letters()
    var asked = 0
    var changes = 0
    driver.table.add(rows: (0..<5000).map { _ in AskedRow { asked += 1 } })
    let first = driver.table.composedTable.lastSection
    driver.update()
    asked = 0
    driver.table.onChange = { _ in changes += 1 }
    let below = driver.table.addSection()
    driver.table.setHeader("Head", of: first)
    driver.table.sectionFooter = "Foot"
    let middle = driver.table.insertSection(after: first)
    driver.table.remove(middle)
    driver.table.change { table in
      for name in ["x", "y", "z"] { table.add(ActiveCell(name), to: below) }
      table.remove(cells[1])
      table.add(cells[0], to: below)
      table.insert(ActiveCell("new"), before: cells[2])
      table.insert(ComposedSection(), before: first)
    }
    driver.table.remove(cells[2])
    driver.table.add(cells[2])
    driver.table.add(rows: (0..<10).lazy.map { TextRowController("more \($0)") })
    driver.update()
    #expect(asked < 100)
    #expect(changes == 9)
    #expect(driver.counts == [0, 5001, 15])
    #expect(driver.seen.split(separator: "\n").prefix(3) == ["Head", "  new", "  row"])
    driver.press("end", "up")
    driver.expectConsistentDrawing()
  }

  @Test func `cells are found after any number of other cells were removed`() {
    let table = ComposedTableController()
    let cells = (0..<500).map { ActiveCell("c\($0)") }
    for cell in cells { table.add(cell) }
    for cell in cells[..<400] { table.remove(cell) }
    for (row, cell) in cells[400...].enumerated() {
      #expect(table.composedTable.path(of: cell) == RowPath(group: 0, row: row))
    }
    #expect(table.composedTable.path(of: cells[0]) == nil)
  }

  @Test func `a cell that was added to two tables acts on the one in which it is used`() {
    let cell = ActiveCell("a") { $0.row?.showMessage("Here") }
    let drivers = (0..<2).map { _ in
      let table = ComposedTableController()
      table.add(cell)
      return ComposedDriver(table)
    }
    for driver in drivers + drivers {
      driver.press("return")
      #expect(driver.lines.last?.contains("Here") == true)
      driver.advance(by: .seconds(60))
      #expect(driver.lines.last?.contains("Here") == false)
    }
  }

  @Test func `the first selectable cell gets the cursor`() {
    let driver = ComposedDriver()
    driver.table.add(ActiveCell("info"))
    driver.update()
    expect(driver, "> info")
    driver.table.add(ActiveCell("more"))
    driver.table.add(ActiveCell("act") { _ in })
    expect(driver, "info more > act")
    let table = driver.table.composedTable
    driver.table.insert(
      ActiveCell("new") { _ in }, before: table.cells(in: table.lastSection)[0])
    expect(driver, "> new info more act")
  }

  @Test func `an animated change ends as one that is not`() {
    for animation in RowAnimation.allCases {
      let (driver, cells) = letters()
      driver.table.remove(cells[0], animation: animation)
      driver.table.insert(ActiveCell("x"), before: cells[2], animation: animation)
      expect(driver, "> b x c")
    }
  }

  private func letters() -> (driver: ComposedDriver, cells: [ActiveCell]) {
    let cells = ["a", "b", "c"].map { ActiveCell($0) }
    let table = ComposedTableController()
    for cell in cells { table.add(cell) }
    let driver = ComposedDriver(table, height: 10)
    // The cursor of a person stays with its row.
    driver.press("up")
    return (driver, cells)
  }

  private func expect(
    _ driver: ComposedDriver, _ words: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    driver.update()
    let seen = driver.seen.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(seen == words, sourceLocation: sourceLocation)
    driver.expectConsistentDrawing(sourceLocation: sourceLocation)
  }
}
