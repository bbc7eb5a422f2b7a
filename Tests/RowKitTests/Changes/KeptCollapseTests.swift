import Observation
import RowKit
import RowKitTesting
import Testing

/// Groups that a person collapsed, when they are constructed again.
@MainActor struct KeptCollapseTests {
  @Observable final class Book {
    var months = ["November", "October"]
    var isShort = false
  }

  private final class BookScreen: GenericTableController {
    let book = Book()

    override func constructTableGroups() -> [TableGroup] {
      book.months.map { month in
        var group = TableGroup(month, id: RowID(month), rows: [.text("Rent of \(month)")])
        group.isCollapsible = true
        group.isCollapsed = book.isShort
        return group
      }
    }
  }

  private func collapsed(_ screen: GenericTableController) -> [String?] {
    screen.tableGroups.filter(\.isCollapsed).map { $0.header?.text }
  }

  @Test func `a group stays as a person left it, wherever it is then`() {
    let screen = BookScreen(title: "Expenses")
    let driver = ScreenDriver(screen, size: ScreenSize(width: 40, height: 10))
    screen.setCollapsed(true, group: 0)
    screen.book.months = ["December", "October", "November"]
    driver.update()
    #expect(collapsed(screen) == ["November"])
    screen.updateAndReload()
    #expect(collapsed(screen) == ["November"])
    screen.setCollapsed(false, group: 2)
    screen.book.months.removeFirst()
    driver.update()
    #expect(collapsed(screen) == [])
  }

  @Test func `a group that is constructed in another way than before is shown so`() {
    let screen = BookScreen(title: "Expenses")
    let driver = ScreenDriver(screen, size: ScreenSize(width: 40, height: 10))
    screen.setCollapsed(true, group: 0)
    screen.book.isShort = true
    driver.update()
    #expect(collapsed(screen) == ["November", "October"])
    screen.book.isShort = false
    driver.update()
    #expect(collapsed(screen) == [])
  }

  @Test func `groups that are assigned are shown as they are`() {
    let screen = BookScreen(title: "Expenses")
    screen.setCollapsed(true, group: 0)
    screen.tableGroups = screen.constructTableGroups()
    #expect(collapsed(screen) == [])
  }

  @Test func `rows of identifiable elements match by their identity`() {
    struct Person: Identifiable {
      let id: Int
    }
    var people = (1...3).map { Person(id: $0) }
    let screen = GenericTableController(title: "People")
    func group() -> TableGroup {
      TableGroup(header: GroupTitle("All"), rows: RowList(people) { .text("\($0.id)") })
    }
    screen.tableGroups = [group()]
    let driver = ScreenDriver(screen, size: ScreenSize(width: 40, height: 10))
    let context = screen.context(at: RowPath(group: 0, row: 2))
    people.removeFirst()
    screen.tableGroups = [group()]
    driver.update()
    #expect(context.path == RowPath(group: 0, row: 1))
  }
}
