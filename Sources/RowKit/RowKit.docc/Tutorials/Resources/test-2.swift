import RowKit
import RowKitTesting
import Testing

@MainActor struct ToDoTests {
  private let driver = ScreenDriver(
    ToDoScreen(ToDoList()), size: ScreenSize(width: 50, height: 8))

  @Test func `typing adds a thing`() {
    driver.type("Milk\n")
    driver.press("escape")
    driver.expectContent(
      """
      > New
      To do
        ☐ Milk
      """)
  }

  @Test func `a deleted thing comes back`() {
    driver.type("Milk\n")
    driver.press("escape", "down", "delete")
    #expect(driver.line(with: "☐ Milk") == nil)
    driver.press("ctrl+_")
    #expect(driver.line(with: "☐ Milk") != nil)
  }
}
