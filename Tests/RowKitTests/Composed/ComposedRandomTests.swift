import RowKit
import RowKitTesting
import Testing

/// Random changes of a composed table match those of plain lists.
@MainActor struct ComposedRandomTests {
  @Test func `random composing matches a list of cells`() {
    for seed in UInt64(1)...4 {
      var numbers = RandomNumbers(seed: seed)
      var model: [ActiveCell] = []
      let driver = ComposedDriver(height: 40)
      var made = 0
      for _ in 0..<30 {
        made += 1
        let cell = ActiveCell("c\(made)")
        let other = model.randomElement(using: &numbers)
        switch (Int.random(in: 0..<5, using: &numbers), other) {
        case (0, let other?):
          driver.table.remove(other)
          model.removeAll { $0 === other }
        case (1, let other?):
          driver.table.insert(cell, before: other)
          model.insert(cell, at: model.firstIndex { $0 === other } ?? 0)
        case (2, let other?):
          driver.table.add(other)
          model.removeAll { $0 === other }
          model.append(other)
        case (3, let other?): other.key += "'"
        default:
          driver.table.add(cell)
          model.append(cell)
        }
        driver.update()
        let seen = driver.content.map { $0.dropFirst(2) }.filter { !$0.isEmpty }
        #expect(seen == model.map { $0.key[...] }, "seed \(seed)")
        driver.expectConsistentDrawing("seed \(seed)")
      }
    }
  }

  /// Sections of cells as lists of lists say.
  @MainActor private struct SectionModel {
    var sections: [(section: ComposedSection, title: String, cells: [ActiveCell])] = []

    /// The visible lines.
    var seen: [String] {
      sections.flatMap { ($0.title.isEmpty ? [] : [$0.title]) + $0.cells.map { "  " + $0.key } }
    }
  }

  @Test func `random changes of sections and cells match lists of lists`() {
    for seed in UInt64(1)...6 {
      var numbers = RandomNumbers(seed: seed)
      var model = SectionModel()
      let driver = ComposedDriver(height: 60)
      var made = 0
      for _ in 0..<20 {
        driver.table.change(animation: .none) { table in
          for _ in 0..<Int.random(in: 1...6, using: &numbers) {
            made += 1
            ComposedRandomTests.change(&table, &model, made, &numbers)
          }
        }
        driver.update()
        let seen = driver.content.map { $0.hasPrefix(">") ? "  " + $0.dropFirst(2) : $0 }
        #expect(seen.filter { !$0.isEmpty } == model.seen, "seed \(seed)")
        for cell in model.sections.flatMap(\.cells) {
          #expect(cell.row?.path == driver.table.composedTable.path(of: cell), "seed \(seed)")
        }
        driver.expectConsistentDrawing("seed \(seed)")
      }
    }
  }

  /// Makes a random change to a table and to the lists that model it.
  private static func change(
    _ table: inout ComposedTable, _ model: inout SectionModel, _ number: Int,
    _ numbers: inout RandomNumbers
  ) {
    let place = model.sections.indices.randomElement(using: &numbers)
    let cells = model.sections.flatMap(\.cells)
    let cell = ActiveCell("c\(number)")
    switch (Int.random(in: 0..<9, using: &numbers), place, cells.randomElement(using: &numbers)) {
    case (0, let place?, _):
      let section = ComposedSection()
      table.insert(section, before: model.sections[place].section)
      model.sections.insert((section, "", []), at: place)
    case (1, let place?, _) where model.sections.count > 2:
      table.remove(model.sections.remove(at: place).section)
    case (2, let place?, _):
      table.setHeader("t\(number)", of: model.sections[place].section)
      model.sections[place].title = "t\(number)"
    case (3, _, let other?):
      table.remove(other)
      for index in model.sections.indices { model.sections[index].cells.removeAll { $0 === other } }
    case (4, let place?, let other?):
      table.add(other, to: model.sections[place].section)
      for index in model.sections.indices { model.sections[index].cells.removeAll { $0 === other } }
      model.sections[place].cells.append(other)
    case (5, _, let other?):
      table.insert(cell, after: other)
      for index in model.sections.indices {
        guard let row = model.sections[index].cells.firstIndex(where: { $0 === other }) else {
          continue
        }
        model.sections[index].cells.insert(cell, at: row + 1)
      }
    case (6, _, let other?):
      table.replace(other, with: cell)
      for index in model.sections.indices {
        model.sections[index].cells = model.sections[index].cells.map { $0 === other ? cell : $0 }
      }
    case (_, let place?, _):
      table.add(cell, to: model.sections[place].section)
      model.sections[place].cells.append(cell)
    default:
      let section = table.addSection()
      model.sections.append((section, "", []))
    }
  }
}
