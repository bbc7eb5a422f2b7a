import RowKit
import RowKitTesting
import Testing

/// Groups are counted when they come near the rows in view, and not before.
@MainActor struct CountingGroupsTests {
  /// A record of the counted groups.
  final class Counter {
    var counted: Set<Int> = []
  }

  /// Five rows that are counted on demand.
  struct Five: @MainActor RandomAccessCollection {
    let group: Int
    let counter: Counter

    @MainActor var startIndex: Int { 0 }
    @MainActor var endIndex: Int {
      counter.counted.insert(group)
      return 5
    }
    @MainActor subscript(row: Int) -> Int { group * 5 + row }
  }

  /// A row that can have the cursor.
  final class Row: SelectableRow {
    let number: Int

    init(_ number: Int) {
      self.number = number
    }

    func configure(_ cell: TableCell) {
      cell.text = "row \(number)"
    }

    func didSelect(_ row: RowContext) {}
  }

  private let counter = Counter()

  private func group(_ place: Int) -> TableGroup {
    TableGroup(
      id: RowID(place),
      rows: RowList(Five(group: place, counter: counter)) { Row($0) })
  }

  private func table(_ count: Int) -> TableDriver {
    let table = TableDriver(TableGroup(), width: 20, height: 8)
    table.controller.tableGroups = (0..<count).map { group($0) }
    table.update()
    return table
  }

  @Test func `opening, jumping and scrolling count nearby groups only`() {
    let table = table(1000)
    #expect(counter.counted.isSubset(of: 0..<5))
    table.press("end")
    #expect(table.content.last == "> row 4999")
    #expect(counter.counted.count < 12)
    table.press("pageup", "up", "up")
    #expect(counter.counted.count < 15)
    table.expectConsistentDrawing()
  }

  @Test func `inserting rows and groups counts no others`() {
    let table = table(1000)
    table.controller.insert([TextRowController("new")], at: RowPath(group: 1, row: 0))
    table.controller.insert(group(1000), at: 1000)
    table.controller.removeGroup(at: 500)
    table.update()
    #expect(counter.counted.isSubset(of: [0, 1, 2, 3, 4, 1000]))
    #expect(table.line(with: "new") != nil)
  }

  @Test func `a difference counts no group that stayed as it was`() {
    let table = table(1000)
    counter.counted.removeAll()
    table.controller.tableGroups.append(group(1000))
    table.controller.tableGroups.remove(at: 700)
    table.update()
    #expect(counter.counted.count < 5)
    table.press("end")
    #expect(table.content.last == "> row 5004")
  }

  @Test func `a group is counted once`() {
    var counts = 0
    struct Rows: @MainActor RandomAccessCollection {
      let onCount: () -> Void
      @MainActor var startIndex: Int { 0 }
      @MainActor var endIndex: Int {
        onCount()
        return 3
      }
      @MainActor subscript(row: Int) -> Int { row }
      @MainActor func index(_ row: Int, offsetBy distance: Int) -> Int { row + distance }
    }
    let list = RowList(Rows { counts += 1 }) { TextRowController("\($0)") }
    #expect(counts == 0)
    #expect(list.count == 3)
    let first = counts
    #expect(list.count == 3 && !list.isEmpty)
    #expect(list[2] != nil && list[3] == nil)
    #expect(counts == first)
    var edited = list
    edited.remove(at: 0)
    #expect(edited.count == 2 && list.count == 3)
  }
}
