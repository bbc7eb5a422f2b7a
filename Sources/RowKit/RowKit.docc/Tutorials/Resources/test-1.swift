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
}
