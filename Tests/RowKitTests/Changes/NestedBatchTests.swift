import RowKit
import RowKitTesting
import Testing

/// Batches within batches, from any caller at any time.
@MainActor struct NestedBatchTests {
  private let table = TableDriver(.stops("A", count: 4), width: 12)
  private var controller: GenericTableController { table.controller }

  @Test func `batches within a batch are one change, named by the table before all`() {
    var changes = 0
    controller.onChange = { _ in changes += 1 }
    controller.performUpdates {
      controller.removeRows(at: [at(0)])
      controller.performUpdates {
        controller.performUpdates { controller.removeRows(at: [at(3)]) }
        controller.insert([StopRow("new")], at: at(1))
      }
      controller.moveRow(from: at(2), to: at(0))
    }
    table.update()
    #expect(changes == 1)
    table.expect(
      """
      A
      > a3
        new
        a2
      """)
  }

  @Test func `groups cleared in a batch are read until it ends`() {
    let screen = CountedGroups()
    let table = ScreenDriver(screen, size: ScreenSize(width: 12, height: 8))
    screen.count = 3
    screen.performUpdates {
      screen.removeRows(at: [at(0)])
      screen.clearTableGroups()
      #expect(screen.tableGroups[0].rows.count == 2)
    }
    table.update()
    #expect(screen.tableGroups[0].rows.count == 3)
  }

  @Test func `groups are cleared after all other changes of the batch`() {
    let screen = CountedGroups()
    let table = ScreenDriver(screen, size: ScreenSize(width: 12, height: 8))
    screen.count = 3
    screen.performUpdates {
      screen.clearTableGroups()
      screen.changeRows(ofGroup: 0) { $0 = RowList() }
    }
    table.update()
    #expect(screen.tableGroups[0].rows.count == 3)
  }

  @Test func `a hundred thousand missing rows are reported in order`() {
    var rows: [Int] = []
    controller.onDiagnostic = { diagnostic in
      if case .row(let path) = diagnostic.position { rows.append(path.row) }
    }
    controller.removeRows(at: (100..<100_100).map { at($0) })
    #expect(rows == Array(100..<100_100))
  }

  @Test func `a batch within a discarded batch is discarded`() {
    controller.performUpdates {
      controller.performUpdates { controller.removeRows(at: [at(0)]) }
      controller.tableGroups = [.stops("B", count: 1)]
      controller.performUpdates { controller.insert([StopRow("b2")], at: at(1)) }
    }
    table.update()
    table.expect(
      """
      B
      > b1
        b2
      """)
  }

  @Test func `a row that is selected may make batches within a batch`() {
    let row = ProbeRow("all") { row in
      row.screen?.performUpdates {
        row.remove()
        row.screen?.performUpdates {
          row.insertBelow([StopRow("never")])
          row.screen?.insert([StopRow("one"), StopRow("two")], at: RowPath(group: 0, row: 0))
        }
        #expect(row.path == RowPath(group: 0, row: 0))
      }
      #expect(row.path == nil)
    }
    let table = TableDriver(row, width: 12)
    var reports: [TableDiagnostic.Code] = []
    table.controller.onDiagnostic = { reports.append($0.code) }
    table.press("return")
    table.expect(
      """
      > one
        two
      """)
    #expect(reports == [.staleRowContext])
  }

  @Test func `rows ask for rows below them in one batch, and each gets its own`() {
    let rows = (0..<4).map { controller.context(at: at($0)) }
    controller.performUpdates {
      for (number, row) in rows.enumerated() { row.insertBelow([StopRow("\(number + 1)")]) }
      controller.moveRow(from: at(3), to: at(0))
    }
    table.update()
    let words = table.content[1...7].map { $0.dropFirst(2) }
    #expect(words == ["a4", "4", "a1", "1", "a2", "2", "a3"])
  }

  @Test func `changes that rows requested before a batch are made before it`() {
    let rows = (1...2).map { number in
      AskingRow("r\(number)") { [controller] in
        controller.performUpdates {
          controller.insert([StopRow("n\(number)")], at: RowPath(group: 0, row: 0))
        }
      }
    }
    controller.insert(rows, at: at(4))
    // The new rows were configured as they came, and what they asked for waits.
    #expect(controller.group(at: 0)?.rows.count == 6)
    let second = controller.row(at: at(1))
    controller.performUpdates {
      #expect(controller.group(at: 0)?.rows.count == 8)
      let place = (0..<8).first { controller.row(at: at($0)) === second }
      controller.removeRows(at: [at(place ?? 0)])
    }
    table.update()
    #expect(controller.group(at: 0)?.rows.count == 7)
    #expect(!(0..<7).contains { controller.row(at: at($0)) === second })
    table.expectConsistentDrawing()
  }

  @Test func `contexts of adjacent rows are independent in a batch`() {
    var reports: [TableDiagnostic.Code] = []
    controller.onDiagnostic = { reports.append($0.code) }
    let (first, twin) = (controller.context(at: at(0)), controller.context(at: at(0)))
    let (second, third) = (controller.context(at: at(1)), controller.context(at: at(2)))
    controller.performUpdates {
      first.remove()
      controller.performUpdates {
        second.remove()
        twin.remove()
        third.insertBelow([StopRow("below")])
      }
      controller.moveRow(from: at(2), to: at(1))
    }
    #expect(reports == [.rowRemovedTwice])
    #expect([first.path, twin.path, second.path] == [nil, nil, nil] && third.path == at(1))
    for _ in 0..<2 { for row in [first, twin, second] { row.reload() } }
    #expect(reports == [.rowRemovedTwice] + Array(repeating: .staleRowContext, count: 3))
    table.update()
    #expect(table.content[1...3].map { $0.dropFirst(2) } == ["a4", "a3", "below"])
  }

  @Test func `changes requested while a group's rows change are made afterwards`() {
    controller.perform(.moveUp)
    controller.changeRows(ofGroup: 0) { [controller] rows in
      rows.removeLast(3)
      controller.insert([StopRow("in")], at: RowPath(group: 0, row: 0))
      controller.changeRows(ofGroup: 0) { $0.append(StopRow("end")) }
    }
    table.update()
    table.expect(
      """
      A
        in
      > a1
        end
      """)
  }

  @Test func `a batch during an animation continues from the current picture`() {
    let clock = ClockedTable((1...4).map { StopRow("r\($0)") })
    clock.controller.removeRows(at: [at(1)], animation: .left)
    clock.content(at: 100)
    clock.controller.performUpdates {
      clock.controller.performUpdates {
        clock.controller.removeRows(at: [at(0)], animation: .right)
      }
      clock.controller.insert([StopRow("new")], at: at(1), animation: .top)
    }
    #expect(clock.content(at: 100).count == 5)
    #expect(clock.content(at: 600) == ["> r3", "  new", "  r4"])
    #expect(clock.isAtRest)
  }

  @Test func `nested batches apply before a table is shown, and after it was removed`() {
    let screen = ScreenDriver(TextScreen(title: "Root", text: ""))
    let controller = GenericTableController()
    change(controller, "before")
    screen.stage.navigation.push(controller)
    screen.update()
    screen.stage.navigation.pop()
    screen.update()
    change(controller, "after")
    #expect(controller.group(at: 0)?.rows.count == 4)
    screen.stage.navigation.push(controller)
    screen.update()
    let words = screen.content.prefix(4).map { $0.dropFirst(2) }
    #expect(words == ["after", "in", "before", "in"])
  }

  @Test func `an observer may make a batch, and changes are reported in order`() {
    var told: [Int] = []
    controller.onChange = { [controller] changes in
      told.append(changes.insertedRows.reduce(0) { $0 + $1.rows.count })
      guard told.count < 3 else { return }
      controller.performUpdates {
        controller.insert([StopRow("x"), StopRow("y")], at: RowPath(group: 0, row: 0))
      }
    }
    controller.insert([StopRow("first")], at: at(0))
    table.update()
    #expect(told == [1, 2, 2])
    #expect(table.content[1...5].map { $0.dropFirst(2) } == ["x", "y", "x", "y", "first"])
  }

  @Test func `an open row that moves stays open, whatever an observer changes`() {
    let child = StopRow("child")
    let opened = OpeningRow("opens", [child])
    let table = TableDriver(opened, StopRow("b"), width: 12)
    table.controller.setExpanded(true, at: at(0))
    table.update()
    var isFirst = true
    table.controller.onChange = { [controller = table.controller] _ in
      guard isFirst else { return }
      isFirst = false
      controller.insert([StopRow("top")], at: RowPath(group: 0, row: 0))
    }
    table.controller.performUpdates {
      table.controller.removeRows(at: [at(0)])
      table.controller.insert([opened], at: at(1))
    }
    table.update()
    let words = table.content.prefix(4).map { $0.dropFirst(2).prefix(5) }
    #expect(words == ["top", "b", "opens", "  chi"])
    #expect(table.controller.isExpanded(at(2)) && !table.controller.isExpanded(at(1)))
  }

  @Test func `rows that ask for changes whenever they are configured are stopped and reported`() {
    var reports: [TableDiagnostic.Code] = []
    controller.onDiagnostic = { reports.append($0.code) }
    let row = AskingRow("again", isOnce: false) { [controller] in
      controller.reloadRows(at: [RowPath(group: 0, row: 0)])
    }
    controller.insert([row], at: at(0))
    table.update()
    #expect(table.stage.nextDeadline == nil)
    #expect(reports == [.configuringNeverEnds])
    controller.insert([StopRow("new")], at: at(0))
    table.update()
    #expect(table.content[1].hasSuffix("new"))
  }

  @Test func `rows that bring others one by one fill the window`() {
    let table = TableDriver(TableGroup(rows: []), width: 12, height: 40)
    @MainActor func row(_ number: Int) -> AskingRow {
      AskingRow("r\(number)") { [controller = table.controller] in
        if number < 60 { controller.insert([row(number + 1)], at: RowPath(group: 0, row: number)) }
      }
    }
    table.controller.insert([row(1)], at: at(0))
    table.update()
    #expect(table.content.count == 40 && table.content.last == "  r40")
  }

  // MARK: Support

  private func at(_ row: Int) -> RowPath { RowPath(group: 0, row: row) }

  private func change(_ controller: GenericTableController, _ name: String) {
    controller.performUpdates {
      controller.insert([StopRow(name)], at: at(0))
      controller.performUpdates { controller.insert([StopRow("in")], at: at(1)) }
    }
  }
}

/// A row that makes a request when it is configured: once, or each time.
private final class AskingRow: CellController {
  private let text: String
  private let isOnce: Bool
  private var ask: (() -> Void)?

  init(_ text: String, isOnce: Bool = true, _ ask: @escaping () -> Void) {
    self.text = text
    self.isOnce = isOnce
    self.ask = ask
  }

  func configure(_ cell: TableCell) {
    cell.text = text
    let ask = ask
    if isOnce { self.ask = nil }
    ask?()
  }
}

/// A row with children below it when it is open.
private final class OpeningRow: ExpandableRow {
  let label: String
  let children: [any CellController]

  init(_ label: String, _ children: [any CellController]) {
    self.label = label
    self.children = children
  }
}

private final class CountedGroups: GenericTableController {
  var count = 2

  override func constructTableGroups() -> [TableGroup] { [.stops("A", count: count)] }
}
