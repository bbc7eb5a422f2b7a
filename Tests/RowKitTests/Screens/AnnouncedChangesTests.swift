import RowKit
import RowKitTesting
import Testing

/// Changes are said on the bottom line for people who don't see them happen.
@MainActor struct AnnouncedChangesTests {
  private let isOn = Binding(true)
  private let screen = GenericTableController(title: "Phone")
  private let driver: ScreenDriver

  init() {
    let (isOn, screen) = (isOn, screen)
    screen.tableGroups = [
      TableGroup("Radios") {
        ToggleRowController("Wi-Fi", isOn)
        TextFieldRowController("Name", Binding("ada"))
      }
    ]
    driver = ScreenDriver(screen, size: ScreenSize(width: 40, height: 8))
    driver.stage.announcesChanges = true
    driver.update()
  }

  private var bottom: String { driver.lines.last ?? "" }

  @Test func `rows that come and go are counted`() {
    screen.insert(
      [TextRowController("One"), TextRowController("Two")], at: RowPath(group: 0, row: 1))
    driver.update()
    #expect(bottom.contains("2 rows added."))
    screen.removeRows(at: [RowPath(group: 0, row: 1)])
    screen.insert([TextRowController("Three")], at: RowPath(group: 0, row: 1))
    driver.update()
    #expect(bottom.contains("1 row removed. 1 row added."))
  }

  @Test func `a message that nobody has seen stands before the announcement`() {
    screen.showMessage("Not saved.")
    screen.insert([TextRowController("One")], at: RowPath(group: 0, row: 1))
    driver.update()
    #expect(bottom.contains("Not saved. 1 row added."))
  }

  @Test func `the row with the cursor says its new value`() {
    driver.press("space")
    #expect(bottom.contains("Wi-Fi: off, switch."))
    driver.press("down")
    driver.advance(by: .seconds(5))
    isOn.value = true
    driver.update()
    #expect(!bottom.contains("Wi-Fi"))
  }

  @Test func `typed text is not repeated`() {
    driver.press("down return x y")
    #expect(!bottom.contains("adaxy"))
  }

  @Test func `changes are announced only if announcements are on`() {
    driver.stage.announcesChanges = false
    screen.insert([TextRowController("One")], at: RowPath(group: 0, row: 1))
    driver.press("space")
    #expect(!bottom.contains("added") && !bottom.contains("Wi-Fi"))
  }
}
