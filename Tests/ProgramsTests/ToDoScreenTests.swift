import Foundation
import RowKit
import RowKitStorage
import RowKitTesting
import Testing

@testable import Programs

/// The to-do app of the page about editable lists.
@MainActor struct ToDoScreenTests {
  private let file = FileManager.default.temporaryDirectory
    .appending(path: "to-do-\(UUID().uuidString).json")

  private func driver() throws -> ScreenDriver {
    ScreenDriver(ToDoScreen(try ToDoList(path: file.path)), size: ScreenSize(width: 40, height: 10))
  }

  /// Returns the items in the file after a program has stored its changes.
  private func items(savedBy screen: ScreenDriver) throws -> [ToDo] {
    #expect(save(screen) == [])
    return try ToDoList(path: file.path).items
  }

  private func save(_ screen: ScreenDriver) -> [String]? {
    let screens = screen.stage.navigations.flatMap(\.screens)
    return screens.lazy.compactMap { $0 as? ToDoScreen }.first?.finishWork()
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
    _ = try items(savedBy: screen)
    let again = try driver()
    #expect(again.line(with: "☐ Bread") != nil)
  }

  @Test(arguments: ["escape", "2", "backspace", "ctrl+_", "return"])
  func `a title that another program has changed meanwhile is never overwritten`(
    key: String
  ) throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let list = try ToDoList(path: file.path)
    for title in ["Milk", "Bread"] { list.add(title) }
    list.store.save()
    let other = try ToDoList(path: file.path)
    let screen = ScreenDriver(ToDoScreen(list), size: ScreenSize(width: 50, height: 10))
    screen.moveCursor(to: "Milk")
    screen.press("i")
    other.change { $0[0].title = "Oat milk" }
    other.store.save()
    screen.type("1")
    #expect(screen.line(with: "Changed elsewhere") != nil)
    screen.press(key)
    list.store.save()
    #expect(try ToDoList(path: file.path).items.map(\.title) == ["Oat milk", "Bread"])
  }

  @Test func `a file that contains something else is named`() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("[".utf8).write(to: file)
    let error = #expect(throws: (any Error).self) { try ToDoList(path: file.path) }
    #expect(error.map { "\($0)".contains(file.path) } == true)
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
    #expect(try items(savedBy: screen).map(\.title) == ["Bread", "Milk"])
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
    #expect(try items(savedBy: screen).first?.title == "Milkx")
    #expect(screen.lines.first?.contains("Milkx") == true)
  }

  @Test func `a search finds a thing`() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = try driver()
    screen.type("Milk\nBread\n")
    screen.press("escape", "down", "/", "\"bre\"")
    #expect(screen.line(with: "☐ Bread") != nil)
    #expect(screen.line(with: "☐ Milk") == nil)
  }

  // MARK: The file

  @Test func `two programs keep the things of both`() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let (one, other) = (try driver(), try driver())
    one.type("Milk\n")
    _ = try items(savedBy: one)
    other.type("Bread\n")
    _ = try items(savedBy: other)
    one.press("escape", "down", "space")
    let items = try items(savedBy: one)
    one.update()
    #expect(one.line(with: "☑ Milk") != nil)
    #expect(one.line(with: "☐ Bread") != nil)
    #expect(items.map(\.title) == ["Milk", "Bread"] && items[0].isDone)
  }

  @Test func `a thing that another program deleted meanwhile is kept if it is changed`() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let one = try driver()
    one.type("Milk\n")
    one.press("escape", "down", "i")
    _ = try items(savedBy: one)
    let other = try ToDoList(path: file.path)
    other.change { $0 = [] }
    other.store.save()
    one.type("x")
    #expect(save(one)?.count == 1, "the title can't be changed there")
    one.type("y\n")
    let titles = try items(savedBy: one).map(\.title)
    #expect(titles == ["Milkxy"])
  }

  @Test func `a thing that another program deleted meanwhile keeps all that was changed before`()
    async throws
  {
    defer { try? FileManager.default.removeItem(at: file) }
    let list = try ToDoList(path: file.path)
    let screen = ScreenDriver(ToDoScreen(list), size: ScreenSize(width: 40, height: 16))
    screen.type("Milk\n")
    screen.press("escape", "down", "i", "down", "down")
    screen.type("two bottles")
    screen.press("escape", "up")
    #expect(save(screen) == [])
    let other = try ToDoList(path: file.path)
    other.change { $0 = [] }
    other.store.save()
    list.store.refresh()
    await screen.settle { list.items.isEmpty }
    screen.press("return", "right")
    let item = try #require(try items(savedBy: screen).first)
    #expect(item.title == "Milk" && item.notes == "two bottles" && item.due != nil)
  }

  @Test func `a link, permissions and what only other programs know are kept`() throws {
    let link = file.appendingPathExtension("link")
    defer {
      try? FileManager.default.removeItem(at: file)
      try? FileManager.default.removeItem(at: link)
    }
    let text = #"{"color": "red", "items": [{"id": "a", "title": "Milk", "shop": "Harp"}, 7]}"#
    try Data(text.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    let list = try ToDoList(path: link.path)
    list.add("Bread")
    list.binding(list.items[0]).isDone.value = true
    list.store.save()
    let files = FileManager.default
    #expect(try files.destinationOfSymbolicLink(atPath: link.path) == file.path)
    let permissions = try files.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(permissions as? Int == 0o600)
    let stored = try JSONValue(parsing: String(contentsOf: file, encoding: .utf8))
    #expect(stored["color"] == .string("red"))
    #expect(stored["items"]?.array?.count == 3)
    #expect(stored["items"]?.array?[0]["shop"] == .string("Harp"))
    #expect(stored["items"]?.array?[0]["isDone"] == .bool(true))
  }

  @Test func `a change that can't be saved is reported, tried again, and fails the program`()
    async throws
  {
    let folder = file.appendingPathExtension("folder")
    let away = file.appendingPathExtension("away")
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { for url in [folder, away] { try? files.removeItem(at: url) } }
    let path = folder.appending(path: "to-do.json").path
    let table = ToDoScreen(try ToDoList(path: path))
    let screen = ScreenDriver(table, size: ScreenSize(width: 60, height: 10))
    screen.type("Milk\n")
    screen.press("escape", "down", "i")
    #expect(table.finishWork() == [])
    try files.moveItem(at: folder, to: away)
    screen.type("x")
    await screen.settle { screen.line(with: "The values can't be written") != nil }
    #expect(table.finishWork().count == 1)
    try files.moveItem(at: away, to: folder)
    #expect(table.finishWork() == [])
    #expect(try ToDoList(path: path).items.map(\.title) == ["Milkx"])
  }
}
