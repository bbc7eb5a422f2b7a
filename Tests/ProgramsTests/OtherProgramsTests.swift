import Foundation
import RowKit
import RowKitPrograms
import RowKitTesting
import Testing

@testable import Programs

@MainActor struct OtherProgramsTests {
  @Test func `the program of the README shows friends`() {
    let screen = ScreenDriver(
      FriendsScreen(title: "Phone Numbers"), size: ScreenSize(width: 56, height: 9))
    screen.expectContent(
      """
      Phone numbers
      > Ada Lovelace (mobile)                 +44 1632 960101
        Grace Hopper (mobile)                     +1 555 0142
        About…                                              ›
      """)
  }

  @Test func `a sign-up is saved once every field holds`() {
    let form = SignUpForm()
    var isSaved = false
    form.onSave = { isSaved = true }
    let screen = ScreenDriver(form, size: ScreenSize(width: 40, height: 20))
    screen.type("Ada\nada@ferncastle.example\n")
    screen.press("ctrl+s")
    #expect(!isSaved)
    let date = CivilDate("2026-11-21")
    // Messages stand between the rows.
    let paths = (0..<6).map { RowPath(group: 1, row: $0) }
    for path in paths { (form.row(at: path) as? DateRowController<CivilDate>)?.value = date }
    form.context(at: paths[0]).reloadVisibleRows()
    screen.update()
    screen.press("ctrl+s")
    #expect(isSaved)
    #expect(form.valuesAsJSON().contains(#""until": "2026-11-21""#))
  }

  @Test func `a folder of a hundred thousand files opens at once`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "folder-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for number in 0..<300 {
      try Data().write(to: folder.appending(path: "file-\(1000 + number)"))
    }
    let screen = ScreenDriver(FolderScreen(Folder(folder.path)))
    await screen.settle { screen.line(with: "file-1000") != nil }
    screen.press("end")
    #expect(screen.line(with: "file-1299") != nil)
    #expect(screen.line(with: "300 entries") != nil)
  }

  @Test func `a missing folder shows the reason`() async {
    let screen = ScreenDriver(FolderScreen(Folder("/nowhere/at/all")))
    await screen.settle { screen.line(with: "Reading") == nil }
    #expect(screen.content.contains { !$0.isEmpty })
  }

  @Test func `a missing folder is a failure if it would be printed`() async {
    var options = ScreenOptions()
    options.operands = ["folder", "/nowhere/at/all"]
    options.presentation = .rows
    await #expect(throws: CocoaError.self) { try await Programs.screen(options) }
  }

  @Test func `a link shows the size of its file, or opens its folder`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "folder-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = folder.appending(path: "inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data("1234567".utf8).write(to: inner.appending(path: "file"))
    for (name, goal) in [("a", "inner/file"), ("b", "inner"), ("c", "nowhere")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: name).path, withDestinationPath: goal)
    }
    let screen = ScreenDriver(
      FolderScreen(Folder(folder.path)), size: ScreenSize(width: 30, height: 8))
    await screen.settle { screen.line(with: "4 entries") != nil }
    screen.expectContent(
      """
      > a                   7 bytes
        b                         ›
        c                         —
        inner                     ›
      4 entries
      """)
    screen.press("down return")
    await screen.settle { screen.line(with: "1 entry") != nil }
    #expect(screen.line(with: "file") != nil)
  }

  @Test func `the dashboard measures each second, while it is shown`() {
    var load = 0.0
    let screen = ScreenDriver(
      DashboardScreen(
        MachineLoad(),
        measure: {
          load += 0.25
          return load
        }))
    screen.advance(by: .seconds(3))
    let measured = load
    #expect(measured >= 1)
    #expect(screen.line(with: NumberFormat.fixed(2).format(measured)) != nil)
  }
}
