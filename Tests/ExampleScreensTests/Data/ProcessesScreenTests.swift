import ExampleScreens
import Files
import Foundation
import RowKit
import RowKitTesting
import Testing

@MainActor struct ProcessesScreenTests {
  private let size = ScreenSize(width: 60, height: 9)

  /// A folder that looks like what a system tells about its processes.
  final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")

    deinit { try? FileManager.default.removeItem(at: url) }

    func set(uptime: Int) throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try Data("\(uptime).0 0\n".utf8).write(to: url.appendingPathComponent("uptime"))
    }

    func set(_ number: Int, _ name: String, ticks: Int) throws {
      let folder = url.appendingPathComponent("\(number)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let stat = "\(number) (\(name)) S 1 0 0 0 0 0 0 0 0 0 \(ticks) 0 0 0 20 0 1 0 5 0 256 0 0"
      try Data(stat.utf8).write(to: folder.appendingPathComponent("stat"))
    }

    func remove(_ number: Int) throws {
      try FileManager.default.removeItem(at: url.appendingPathComponent("\(number)"))
    }
  }

  @Test func `processes come, go and move as they work`() throws {
    let folder = Folder()
    try folder.set(uptime: 100)
    try folder.set(1, "alpha", ticks: 0)
    try folder.set(2, "beta", ticks: 0)
    let reader = ProcessFolder(path: folder.url.path)
    let screen = ScreenDriver(ProcessesScreen(reader), size: size)
    screen.press("up")
    let first = try #require(screen.line(with: "[alpha]"))
    #expect(screen.line(with: "[beta]") == first + 1)
    try folder.set(uptime: 101)
    try folder.set(2, "beta", ticks: reader.ticksPerSecond / 2)
    try folder.set(3, "gamma", ticks: 0)
    screen.advance(by: .seconds(1.5))
    #expect(screen.line(with: "[beta]") == first)
    #expect(screen.lines[first].contains("50.0"))
    #expect(screen.line(with: "[gamma]") != nil)
    try folder.remove(1)
    screen.advance(by: .seconds(1.5))
    #expect(screen.line(with: "[alpha]") == nil)
    screen.expectConsistentDrawing()
  }

  @Test func `they are sorted and filtered`() throws {
    let folder = Folder()
    try folder.set(uptime: 100)
    for (number, name) in [(1, "gamma"), (2, "beta"), (3, "alpha")] {
      try folder.set(number, name, ticks: 0)
    }
    let screen = ScreenDriver(ProcessesScreen(ProcessFolder(path: folder.url.path)), size: size)
    screen.press("s", "s", "s")
    let first = try #require(screen.line(with: "[alpha]"))
    #expect(screen.line(with: "[gamma]") == first + 2)
    screen.press("f", "\"BET\"", "return")
    #expect(screen.line(with: "[beta]") == first)
    #expect(screen.line(with: "[alpha]") == nil)
    screen.press("return")
    #expect(screen.line(with: "sleeping") != nil)
    screen.press("escape", "escape")
    #expect(screen.line(with: "[alpha]") != nil)
  }
}
