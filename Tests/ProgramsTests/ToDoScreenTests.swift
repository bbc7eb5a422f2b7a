import Foundation
import RowKit
import RowKitTesting
import Testing

@testable import Programs

/// The to-do app of the page about editable lists.
@MainActor struct ToDoScreenTests {
  private let file = FileManager.default.temporaryDirectory
    .appending(path: "to-do-\(UUID().uuidString).json")

  private func driver() throws -> ScreenDriver {
    ScreenDriver(ToDoScreen(try ToDoList(file: file)), size: ScreenSize(width: 40, height: 10))
  }

  @Test func `things are added by typing, and kept in the file`() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = try driver()
    screen.type("Milk\nBread\n")
    screen.press("escape")
    screen.expectContent(
      """
      > New         ‹Water the plants›
      To do
        ☐ Milk
        ☐ Bread
      """)
    let again = try driver()
    #expect(again.line(with: "☐ Bread") != nil)
  }

  @Test func `a file that contains something else is named`() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("[".utf8).write(to: file)
    let error = #expect(throws: DamagedList.self) { try ToDoList(file: file) }
    #expect(error?.description.hasPrefix(file.path + " ") == true)
  }

  @Test func `a thing is checked, deleted, restored and moved`() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = try driver()
    screen.type("Milk\nBread\n")
    screen.press("escape", "down", "space")
    #expect(screen.line(with: "☑ Milk") != nil)
    screen.press("delete")
    #expect(screen.line(with: "Milk") == 9, "only the message names it")
    screen.press("u")
    #expect(screen.content[2].contains("☑ Milk"))
    screen.press("alt+down")
    #expect(screen.content[3].contains("☑ Milk"))
    #expect(try ToDoList(file: file).items.map(\.title) == ["Bread", "Milk"])
  }

  @Test func `a thing has a title, a date and notes`() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = try driver()
    screen.type("Milk\n")
    screen.press("escape", "down", "i")
    screen.expectContent(
      """
      ╭──────────────────────────────────────╮
      │> Title       Milk                    │
      │  Due                               — │
      │  Notes                               │
      ╰──────────────────────────────────────╯
      """)
    screen.type("x\n")
    #expect(try ToDoList(file: file).items.first?.title == "Milkx")
  }

  @Test func `a search finds a thing`() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = try driver()
    screen.type("Milk\nBread\n")
    screen.press("escape", "down", "/", "\"bre\"")
    #expect(screen.line(with: "☐ Bread") != nil)
    #expect(screen.line(with: "☐ Milk") == nil)
  }
}
