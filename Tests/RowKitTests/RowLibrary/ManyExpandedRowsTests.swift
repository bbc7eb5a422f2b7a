import Observation
import RowKit
import RowKitTesting
import Testing

/// Rows that stay expanded when the groups are constructed again, in numbers.
@MainActor struct ManyExpandedRowsTests {
  /// The number of children that were made.
  @MainActor private final class Count {
    var made = 0
  }

  private final class Folders: GenericTableController {
    var rows: () -> RowList = { RowList() }

    override func constructTableGroups() -> [TableGroup] { [TableGroup(rows: rows())] }
  }

  /// An expandable row with lazy children, each of which is expandable.
  private func folder(_ childCount: Int, _ count: Count) -> ExpandableRowController {
    ExpandableRowController(
      "All", id: "All",
      childList: {
        RowList(0..<childCount, id: { $0 }) { number in
          count.made += 1
          return ExpandableRowController("Row \(number)", id: RowID(number)) {
            TextRowController("in \(number)")
          }
        }
      })
  }

  @Test func `the lazy children of a constructed row stay lazy though some of them are open`() {
    let (screen, count) = (Folders(), Count())
    screen.rows = { [self] in RowList([folder(100_000, count)]) }
    let table = ScreenDriver(screen)
    table.press("right down right")
    table.press("end right")
    #expect(table.line(with: "in 99999") != nil)
    count.made = 0
    screen.clearTableGroups()
    table.update()
    #expect(table.line(with: "in 99999") != nil)
    table.press("home")
    #expect(table.line(with: "in 0") != nil)
    #expect(count.made < 200)
  }

  @Observable @MainActor final class Folder {
    var name = "old"
  }

  @Test func `an open lazy child follows its model after the groups were constructed again`() {
    let (screen, folder) = (Folders(), Folder())
    screen.rows = {
      RowList([
        ExpandableRowController(
          "All", id: "All",
          childList: {
            RowList(0..<9, id: { $0 }) { number in
              ExpandableRowController("Row \(number)", id: RowID(number)) {
                TextRowController("\(folder.name) \(number)")
              }
            }
          })
      ])
    }
    let table = ScreenDriver(screen)
    table.press("right down down right")
    #expect(table.line(with: "old 1") != nil)
    screen.clearTableGroups()
    table.update()
    #expect(table.line(with: "old 1") != nil)
    folder.name = "new"
    table.update()
    #expect(table.line(with: "new 1") != nil, "\(table.text)")
  }

  @Test func `an open row created on demand follows its model while it is out of view`() {
    let (screen, folder) = (Folders(), Folder())
    screen.rows = {
      RowList(0..<100, id: { $0 }) { number in
        ExpandableRowController("Row \(number)", id: RowID(number)) {
          TextRowController("\(folder.name) \(number)")
        }
      }
    }
    let table = ScreenDriver(screen)
    table.press("right end")
    folder.name = "new"
    table.update()
    table.press("home")
    #expect(table.line(with: "new 0") != nil, "\(table.text)")
    #expect(table.line(with: "old 0") == nil)
  }

  @Test func `a hundred thousand children of an open row cost nothing when another row comes`() {
    let (screen, count) = (Folders(), Count())
    screen.rows = { [self] in RowList([folder(100_000, count)]) }
    let table = ScreenDriver(screen)
    table.press("right")
    for number in 0..<1_000 {
      screen.insert([TextRowController("New \(number)")], at: RowPath(group: 0, row: 0))
    }
    table.update()
    #expect(screen.isExpanded(RowPath(group: 0, row: 1_000)))
    screen.setExpanded(false, at: RowPath(group: 0, row: 1_000))
    #expect(screen.tableGroups[0].rows.count == 1_001)
  }

  @Test func `a hundred open rows stay open when the groups are constructed again`() {
    let screen = Folders()
    let names = 0..<100
    screen.rows = {
      RowList(
        names.map { number in
          ExpandableRowController("Row \(number)", id: RowID(number)) {
            TextRowController("in \(number)")
          }
        })
    }
    let table = ScreenDriver(screen)
    for number in names.reversed() {
      screen.setExpanded(true, at: RowPath(group: 0, row: number))
    }
    screen.clearTableGroups()
    table.press("end")
    #expect(table.line(with: "in 99") != nil)
  }
}
