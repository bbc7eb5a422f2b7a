import ExampleScreens
import Files
import Foundation
import RowKit
import RowKitTesting
import Testing

@MainActor struct ProcessesScreenTests {
  private let size = ScreenSize(width: 60, height: 9)

  /// A folder with the layout of `/proc`.
  final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")

    deinit { try? FileManager.default.removeItem(at: url) }

    func set(uptime: Double) throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try Data("\(uptime) 0\n".utf8).write(to: url.appendingPathComponent("uptime"))
    }

    func set(_ number: Int, _ name: String, ticks: Int) throws {
      let folder = url.appendingPathComponent("\(number)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let stat = "\(number) (\(name)) S 1 0 0 0 0 0 0 0 0 0 \(ticks) 0 0 0 20 0 1 0 5 0 256 0 0"
      try Data(stat.utf8).write(to: folder.appendingPathComponent("stat"))
    }

    func set(_ number: Int, command: String) throws {
      let bytes = command.split(separator: " ").joined(separator: "\0") + "\0"
      try Data(bytes.utf8).write(to: url.appendingPathComponent("\(number)/cmdline"))
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
    let screen = ScreenDriver(try ProcessesScreen(reader), size: size)
    screen.press("o", "up")
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

  @Test func `the cursor of a process that ended is in view after sorting`() throws {
    let folder = Folder()
    try folder.set(uptime: 100)
    // Neighbours by number aren't neighbours by name.
    for number in 1...80 { try folder.set(number, "p\(number * 37 % 101 + 100)", ticks: number) }
    let reader = ProcessFolder(path: folder.url.path)
    let screen = ScreenDriver(try ProcessesScreen(reader), size: size)
    screen.advance(by: .seconds(3.5))
    screen.press("/", "\"p148\"", "return")
    #expect(screen.line(with: ">      75") != nil, "\(screen.text)")
    screen.press("s", "s")
    try folder.remove(75)
    screen.press("s")
    screen.advance(by: .seconds(1.5))
    let line = try #require(screen.line(with: ">  "), "\(screen.text)")
    let name = try #require(screen.lines[line].split(separator: "[").last).dropLast()
    screen.press("return")
    #expect(screen.lines[0].contains(name), "\(screen.text)")
  }

  @Test func `a copy of the folder looks the same on every machine`() throws {
    let folder = Folder()
    try folder.set(uptime: 100)
    try folder.set(1, "alpha", ticks: 250)
    let reader = ProcessFolder(path: folder.url.path)
    #expect(reader.processes().map(\.memory) == [256 * 4096])
    #expect(reader.ticksPerSecond == 100)
  }

  @Test(arguments: ["1e999", "nan", "-1e300", "9e18", "x"])
  func `numbers that no machine has count as none`(uptime: String) throws {
    let folder = Folder()
    try folder.set(uptime: 100)
    try folder.set(1, "alpha", ticks: 9_000_000_000_000_000_000)
    let written = folder.url.appendingPathComponent("uptime")
    try Data("\(uptime) 1".utf8).write(to: written)
    let reader = ProcessFolder(path: folder.url.path)
    #expect(reader.uptime == 0)
    #expect(reader.processes().map(\.ticks) == [0])
  }

  @Test func `a narrow list shows numbers and commands`() throws {
    let folder = Folder()
    try folder.set(uptime: 100)
    try folder.set(1, "alpha", ticks: 250)
    let screen = ScreenDriver(
      try ProcessesScreen(ProcessFolder(path: folder.url.path)),
      size: ScreenSize(width: 24, height: 9))
    #expect(screen.line(with: ">       1  [alpha]") != nil, "\(screen.text)")
  }

  @Test func `rows keep their order unless sorting is kept up`() throws {
    let folder = Folder()
    try folder.set(uptime: 100)
    for number in 1...3 { try folder.set(number, "p\(number)", ticks: 0) }
    let screen = ScreenDriver(try ProcessesScreen(ProcessFolder(path: folder.url.path)), size: size)
    try folder.set(uptime: 101)
    screen.advance(by: .seconds(1.5))
    let first = try #require(screen.line(with: "[p1]"))
    try folder.set(uptime: 102)
    try folder.set(3, "p3", ticks: 10)
    screen.advance(by: .seconds(1))
    #expect(screen.line(with: "[p1]") == first)
    #expect(screen.line(with: "[p3]") == first + 2)
    screen.press("o")
    try folder.set(uptime: 103)
    try folder.set(3, "p3", ticks: 60)
    screen.advance(by: .seconds(1))
    #expect(screen.line(with: "[p3]") == first)
  }

  @Test func `without motion they stay as they are until a person goes on`() throws {
    let folder = Folder()
    try folder.set(uptime: 100)
    try folder.set(1, "alpha", ticks: 0)
    let reader = ProcessFolder(path: folder.url.path)
    let screen = ScreenDriver(try ProcessesScreen(reader, isAnimated: false), size: size)
    let former = screen.text
    try folder.set(uptime: 110)
    try folder.set(2, "beta", ticks: 0)
    screen.advance(by: .seconds(10))
    #expect(screen.text == former)
    #expect(screen.lines.last?.contains("p go on") == true)
    screen.press("p")
    #expect(screen.line(with: "[beta]") != nil)
    try folder.remove(1)
    screen.advance(by: .seconds(1.5))
    #expect(screen.line(with: "[alpha]") == nil)
    screen.press("p")
    try folder.remove(2)
    screen.advance(by: .seconds(5))
    #expect(screen.line(with: "[beta]") != nil)
  }

  @Test func `they are sorted and filtered`() throws {
    let folder = Folder()
    try folder.set(uptime: 100)
    for (number, name) in [(1, "gamma"), (2, "beta"), (3, "alpha")] {
      try folder.set(number, name, ticks: 0)
    }
    let screen = ScreenDriver(try ProcessesScreen(ProcessFolder(path: folder.url.path)), size: size)
    screen.press("s", "s", "s")
    let first = try #require(screen.line(with: "[alpha]"))
    #expect(screen.line(with: "[gamma]") == first + 2)
    screen.press("f", "\"BET\"", "return")
    #expect(screen.line(with: "[beta]") == first)
    #expect(screen.line(with: "[alpha]") == nil)
    screen.resize(width: 100, height: 10)
    #expect(screen.line(with: "esc all rows") != nil, "\(screen.text)")
    screen.press("return")
    #expect(screen.line(with: "sleeping") != nil)
    screen.press("escape", "escape")
    #expect(screen.line(with: "[alpha]") != nil)
  }

  @Test func `a process has a screen of its own, also when it ends meanwhile`() throws {
    let folder = Folder()
    try folder.set(uptime: 100)
    try folder.set(7, "alpha", ticks: 0)
    let reader = ProcessFolder(path: folder.url.path)
    let screen = ScreenDriver(
      try ProcessesScreen(reader), size: ScreenSize(width: 60, height: 16))
    screen.press("return")
    #expect(screen.line(with: "sleeping") != nil)
    try folder.set(uptime: 101)
    try folder.set(7, "alpha", ticks: reader.ticksPerSecond)
    screen.advance(by: .seconds(1.5))
    #expect(screen.line(with: "100.0 %") != nil)
    try folder.remove(7)
    screen.advance(by: .seconds(1.5))
    #expect(screen.line(with: "ended") != nil)
    screen.press("escape")
    #expect(screen.line(with: "0 processes") != nil)
    screen.expectConsistentDrawing()
  }

  @Test func `the cursor follows its process`() throws {
    let folder = Folder()
    try folder.set(uptime: 100)
    for number in 1...4 { try folder.set(number, "p\(number)", ticks: 0) }
    let reader = ProcessFolder(path: folder.url.path)
    let screen = ScreenDriver(try ProcessesScreen(reader), size: size)
    screen.press("o", "down", "down")
    #expect(screen.line(with: "> ") == screen.line(with: "[p3]"))
    try folder.set(uptime: 101)
    try folder.set(4, "p4", ticks: 10)
    try folder.set(5, "p5", ticks: 0)
    screen.advance(by: .seconds(1.5))
    #expect(screen.line(with: "> ") == screen.line(with: "[p3]"))
    #expect((screen.line(with: "[p4]") ?? 99) < (screen.line(with: "[p1]") ?? 0))
  }

  @Test func `a folder or a system without processes gives a clear sentence`() throws {
    let error = try #require(throws: ExampleError.self) {
      try ProcessesScreen(ProcessFolder(path: "/nowhere"))
    }
    #expect(!error.isWrongUsage)
    #expect(
      error.description == "There are no processes in “/nowhere”: name a folder like /proc.")
    #expect(
      ExampleError.noProcesses(path: "/proc").description.contains(
        "tells nothing about its processes in “/proc”"))
  }

  @Test func `a load is known after half a second, and never below nothing`() throws {
    let folder = Folder()
    try folder.set(uptime: 100)
    try folder.set(1, "alpha", ticks: 50)
    let screen = ScreenDriver(try ProcessesScreen(ProcessFolder(path: folder.url.path)), size: size)
    let line = try #require(screen.line(with: "[alpha]"))
    try folder.set(uptime: 100.03)
    try folder.set(1, "alpha", ticks: 52)
    screen.advance(by: .seconds(1))
    #expect(screen.lines[line].contains(" — "), "\(screen.text)")
    try folder.set(uptime: 101)
    try folder.set(1, "alpha", ticks: 70)
    screen.advance(by: .seconds(1))
    #expect(screen.lines[line].contains(" 20.0 "), "\(screen.text)")
    try folder.set(uptime: 102)
    try folder.set(1, "alpha", ticks: 20)
    screen.advance(by: .seconds(1))
    #expect(screen.lines[line].contains(" 0.0 "), "\(screen.text)")
  }

  @Test func `processes are sorted by the first loads, however late these are known`() throws {
    let folder = Folder()
    try folder.set(uptime: 100)
    for number in 1...2 { try folder.set(number, "p\(number)", ticks: 0) }
    let screen = ScreenDriver(try ProcessesScreen(ProcessFolder(path: folder.url.path)), size: size)
    let first = try #require(screen.line(with: "[p1]"))
    try folder.set(uptime: 100.2)
    screen.press("p", "p")
    try folder.set(uptime: 101)
    try folder.set(2, "p2", ticks: 50)
    screen.advance(by: .seconds(1))
    #expect(screen.line(with: "[p2]") == first, "\(screen.text)")
    try folder.set(uptime: 102)
    try folder.set(1, "p1", ticks: 90)
    screen.advance(by: .seconds(1))
    #expect(screen.line(with: "[p2]") == first, "nothing moves while a person reads")
  }

  @Test func `processes are sorted by the command that is shown, whatever its case`() throws {
    let folder = Folder()
    try folder.set(uptime: 100)
    for (number, command) in [(1, "Zed"), (2, "beta b"), (3, "beta a"), (4, "Alpha")] {
      try folder.set(number, "x\(5 - number)", ticks: 0)
      try folder.set(number, command: command)
    }
    let screen = ScreenDriver(try ProcessesScreen(ProcessFolder(path: folder.url.path)), size: size)
    screen.press("s", "s", "s")
    let lines = ["Alpha", "beta a", "beta b", "Zed"].map { screen.line(with: $0) ?? -1 }
    #expect(lines == lines.sorted() && !lines.contains(-1), "\(screen.text)")
  }

  @Test func `a tab in a command doesn't make a column`() throws {
    let folder = Folder()
    try folder.set(uptime: 100)
    try folder.set(1, "alpha", ticks: 0)
    try folder.set(1, command: "a\tb")
    let screen = try ProcessesScreen(ProcessFolder(path: folder.url.path))
    let line = Array(screen.printedLines(width: 80)).last ?? ""
    #expect(line.split(separator: "\t").count == 4 && line.contains("a b"), "\(line)")
  }
}
