import RowKit
import RowKitTesting

/// A naive model of the operations of a page.
@MainActor enum PageModel {
  /// Changes a page, and a list of lists as the page should be changed.
  static func change(
    _ model: inout [[String]], _ page: PageTableController, _ operation: Int, _ section: Int,
    _ row: Int, _ word: String, _ numbers: inout RandomNumbers
  ) {
    let isThere = model.indices.contains(section)
    let animation = RowAnimation.allCases.randomElement(using: &numbers) ?? .none
    switch operation {
    case 0:
      model.insert([], at: (0...model.count).contains(section) ? section : model.count)
      page.addSection(at: section, animation: animation)
    case 1:
      if isThere { model.remove(at: section) }
      page.removeSection(at: section, animation: animation)
    case 2:
      if isThere, model[section].indices.contains(row) { model[section].remove(at: row) }
      page.removeRow(at: row, in: section, animation: animation)
    case 3:
      if isThere { model[section] = [] }
      if section == model.count { model.append([]) }
      page.emptySection(at: section, animation: animation)
    case 4:
      if isThere, model[section].indices.contains(row) { model[section][row] = word }
      page.setData(word, forRow: row, in: section)
    default: add(&model, page, section, row, word, animation)
    }
  }

  private static func add(
    _ model: inout [[String]], _ page: PageTableController, _ section: Int, _ row: Int,
    _ word: String, _ animation: RowAnimation
  ) {
    if model.isEmpty { model.append([]) }
    let target = model.indices.contains(section) ? section : model.count - 1
    let end = model[target].count
    model[target].insert(word, at: (0...end).contains(row) ? row : end)
    page.addRow(at: row, in: section, cell: WordCell.self, data: word, animation: animation)
  }
}
