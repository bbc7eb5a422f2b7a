import ExampleScreens
import Foundation
import RowKit
import RowKitTesting
import TestTraits
import Testing

@MainActor struct FileChooserTests {
  @Test func `the gallery lets a person choose a file`() throws {
    let screen = ScreenDriver(GalleryScreen(), size: ScreenSize(width: 60, height: 60))
    for name in ["Log", "Table"] {
      screen.press("/", "\"\(name)\"", "return", "return")
      #expect(screen.line(with: "> ..") != nil)
      screen.press("escape", "escape")
    }
  }

  @Test func `folders stand before files, and open`() throws {
    let file = try TemporaryText("one\ntwo\n")
    let folder = file.url.deletingLastPathComponent()
    for name in ["b", "item 10", "item 9", ".hidden"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: false)
    }
    let screen = ScreenDriver(
      FileChooserScreen(folder.path) { paths in { TextScreen(title: "It", text: paths[0]) } },
      size: ScreenSize(width: 41, height: 9))
    screen.expectContent(
      """
      > ..                                   ›
        b/                                   ›
        item 9/                              ›
        item 10/                             ›
        file.log                     8 bytes ›
      """)
    screen.press("down", "return")
    screen.expectContent("> ..                                   ›\n  Nothing lies in this folder.")
    screen.press("return")
    #expect(screen.line(with: "file.log") != nil)
    screen.press("end", "return")
    #expect(screen.text.contains("file.log"))
  }

  @Test(.needsNamesOfBytes)
  func `a file whose name is no UTF-8 is shown, and says why it can't be opened`() throws {
    let file = try TemporaryText("one\ntwo\n")
    let folder = file.url.deletingLastPathComponent().path
    try createFolderNamedByBytes(in: folder)
    let screen = ScreenDriver(
      FileChooserScreen(folder) { _ in { TextScreen(title: "", text: "") } },
      size: ScreenSize(width: 41, height: 9))
    screen.expectContent(
      """
      > ..                                   ›
        b\u{FFFD}/         not UTF-8, can't be opened
        file.log                     8 bytes ›
      """)
  }

  @Test func `a folder that can't be read says so`() {
    let screen = ScreenDriver(
      FileChooserScreen("/nowhere") { _ in { TextScreen(title: "", text: "") } },
      size: ScreenSize(width: 60, height: 9))
    #expect(screen.line(with: "Cannot read “/nowhere”") != nil)
  }
}
