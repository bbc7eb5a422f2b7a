import RowKit
import RowKitTesting
import Testing

/// Code collapses a group whose edited row changes the table when it receives its text.
@MainActor struct CollapsedWhileEditingTests {
  /// The changes that a row makes when its editing ends.
  enum Change: CaseIterable {
    case rowInside, groupAbove, groupRemoved, groupsAssigned
  }

  private let screen = GenericTableController(title: "Names")

  private func row(_ text: String, id: RowID) -> TextRowController {
    TextRowController(text, id: id)
  }

  /// Returns a driver of a table in which the name of the second group is edited.
  private func edited(_ change: @escaping (GenericTableController) -> Void) -> ScreenDriver {
    let screen = screen
    let field = TextFieldRowController("Name", Binding("Ada"))
    field.onEnd { [weak screen] _ in if let screen { change(screen) } }
    screen.tableGroups = [
      TableGroup("First", rows: [row("One", id: "one")]),
      TableGroup("Second", rows: [field, row("Two", id: "two")]),
      TableGroup("Third", rows: [row("Three", id: "three")]),
    ]
    let driver = ScreenDriver(screen)
    driver.press("down return")
    driver.type("x")
    #expect(screen.isEditingText)
    return driver
  }

  private func change(_ change: Change) -> (GenericTableController) -> Void {
    let new = row("New", id: "new")
    return { screen in
      switch change {
      case .rowInside: screen.insert([new], at: RowPath(group: 1, row: 0))
      case .groupAbove: screen.insert(TableGroup("New", rows: [new]), at: 0)
      case .groupRemoved: screen.removeGroup(at: 1)
      case .groupsAssigned: screen.tableGroups.append(TableGroup("New", rows: [new]))
      }
    }
  }

  private var texts: [[String]] {
    screen.tableGroups.map { group in
      (0..<group.rows.count).compactMap { (group.rows[$0] as? TextRowController)?.text }
    }
  }

  private var collapsed: [Bool] { screen.tableGroups.map(\.isCollapsed) }

  @Test(arguments: Change.allCases)
  func `the change applies to the collapsed group`(_ change: Change) {
    let driver = edited(self.change(change))
    screen.setCollapsed(true, group: 1)
    driver.update()
    switch change {
    case .rowInside:
      #expect(texts == [["One"], ["New", "Two"], ["Three"]])
      #expect(collapsed == [false, true, false])
    case .groupAbove:
      #expect(texts == [["New"], ["One"], ["Two"], ["Three"]])
      #expect(collapsed == [false, false, true, false])
    case .groupRemoved:
      #expect(texts == [["One"], ["Three"]])
      #expect(collapsed == [false, false])
    case .groupsAssigned:
      #expect(texts == [["One"], ["Two"], ["Three"], ["New"]])
      #expect(collapsed == [false, true, false, false])
    }
  }

  @Test func `of two groups in one batch, both are collapsed`() {
    let driver = edited(change(.groupAbove))
    screen.performUpdates {
      screen.setCollapsed(true, group: 1)
      screen.setCollapsed(true, group: 2)
    }
    driver.update()
    #expect(texts == [["New"], ["One"], ["Two"], ["Three"]])
    #expect(collapsed == [false, false, true, true])
  }

  @Test func `groups that are assigned contain all changes of the batch`() {
    let driver = edited(change(.groupsAssigned))
    screen.performUpdates {
      screen.removeRows(at: [RowPath(group: 1, row: 0)])
      screen.setCollapsed(true, group: 1)
      screen.setCollapsed(true, group: 2)
    }
    driver.update()
    #expect(texts == [["One"], ["Two"], ["Three"], ["New"]])
    #expect(collapsed == [false, true, true, false])
  }
}
