import Foundation
import Files
import TestTraits
import Testing

@MainActor struct WatchTests {
  @Test func `growing, shrinking and replacing a file are distinguished`() throws {
    let file = try TemporaryFile("one\n")
    var watch = FileWatch(try OpenFile(path: file.path), size: 4)
    guard case .none = watch.check() else { Issue.record("nothing happened"); return }
    try file.append("two\n")
    guard case .grew(8) = watch.check() else { Issue.record("it grew"); return }
    try file.write(Array("o".utf8))
    guard case .shrank(1) = watch.check() else { Issue.record("it shrank"); return }
    try file.rotate("new\n")
    guard case .replaced(let next) = watch.check() else { Issue.record("it is new"); return }
    #expect(next.size == 4)
  }

  @Test(arguments: ["", "ten\n", "other words, and more of them\n"])
  func `rewriting a file is distinguished from appending to it`(text: String) throws {
    let file = try TemporaryFile("one\ntwo\n")
    var watch = FileWatch(try OpenFile(path: file.path), size: 8)
    try file.write(Array(text.utf8))
    guard case .rewritten(text.utf8.count) = watch.check() else {
      Issue.record("it has other words")
      return
    }
    guard case .none = watch.check() else { Issue.record("nothing happened"); return }
  }

  @Test func `the same beginning with another end is no addition`() throws {
    let head = String(repeating: "head ", count: 40)
    let file = try TemporaryFile(head + "one")
    var watch = FileWatch(try OpenFile(path: file.path), size: head.utf8.count + 3)
    try file.write(Array((head + "two three").utf8))
    guard case .rewritten = watch.check() else { Issue.record("its end is another"); return }
  }

  @Test(arguments: [
    ("aaa\nb\n", "a\nbbb\n"),
    (
      String(repeating: "head ", count: 99) + "one" + String(repeating: " tail", count: 99),
      String(repeating: "head ", count: 99) + "two" + String(repeating: " tail", count: 99)
    ),
  ])
  func `rewriting a file with other bytes of the same number is noticed`(
    text: String, other: String
  ) throws {
    let file = try TemporaryFile(text)
    try file.touch(1)
    var watch = FileWatch(try OpenFile(path: file.path), size: text.utf8.count)
    try file.write(Array(other.utf8))
    try file.touch(2)
    guard case .rewritten = watch.check() else { Issue.record("it has other bytes"); return }
    guard case .none = watch.check() else { Issue.record("nothing happened"); return }
  }

  @Test(arguments: [8, 1_000_000])
  func `a file that is only touched is unchanged`(size: Int) throws {
    let file = try TemporaryFile((0..<size).map { UInt8(truncatingIfNeeded: $0) })
    try file.touch(1)
    var watch = FileWatch(try OpenFile(path: file.path), size: size)
    try file.touch(2)
    guard case .none = watch.check() else { Issue.record("it has the same bytes"); return }
  }

  @Test(arguments: [true, false])
  func `appending whose size and time are seen one after the other is growth`(
    isSizeFirst: Bool
  ) throws {
    let file = try TemporaryFile("one\n")
    try file.touch(1)
    var watch = FileWatch(try OpenFile(path: file.path), size: 4)
    if !isSizeFirst {
      try file.touch(2)
      guard case .none = watch.check() else { Issue.record("it has the same bytes"); return }
    }
    try file.append("two\n")
    try file.touch(isSizeFirst ? 1 : 2)
    guard case .grew(to: 8) = watch.check() else { Issue.record("it has grown"); return }
    try file.touch(2)
    guard case .none = watch.check() else { Issue.record("it has the same bytes"); return }
  }

  @Test func `a change is known before it is looked for, unless bytes were only added`() throws {
    let file = try TemporaryFile("one\ntwo\n")
    var watch = FileWatch(try OpenFile(path: file.path), size: 8)
    expectLoss(false, &watch)
    try file.append("three\n")
    expectLoss(false, &watch)
    guard case .grew = watch.check() else { Issue.record("it grew"); return }
    for text in ["", "one\n", "one\nTWO\nthree\nand four"] {
      try file.write(Array(text.utf8))
      expectLoss(true, &watch)
    }
    guard case .rewritten = watch.check() else { Issue.record("it has other bytes"); return }
    expectLoss(false, &watch)
  }

  private func expectLoss(_ isLost: Bool, _ watch: inout FileWatch) {
    // The answer stays the same.
    for _ in 0..<2 {
      let found = watch.hasLostBytes()
      #expect(found == isLost)
    }
  }

  @Test func `a name that a folder has taken isn't that of the file any more`() throws {
    let file = try TemporaryFile("one\n")
    var watch = FileWatch(try OpenFile(path: file.path), size: 4)
    try FileManager.default.removeItem(atPath: file.path)
    try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: false)
    guard case .none = watch.check() else { Issue.record("a folder isn't followed"); return }
    #expect(watch.isGone)
    try FileManager.default.removeItem(atPath: file.path)
    try Data("two\n".utf8).write(to: file.url)
    guard case .replaced = watch.check() else { Issue.record("it was replaced"); return }
    #expect(!watch.isGone)
  }

  @Test func `a file on standard input begins where others stopped reading`() async throws {
    let file = try TemporaryFile("one\ntwo\n")
    let handle = try FileHandle(forReadingFrom: file.url)
    try handle.seek(toOffset: 4)
    let opened = try OpenFile(sharing: handle.fileDescriptor)
    #expect(opened.size == 4)
    #expect(opened.bytes(0..<9) == Array("two\n".utf8))
    let (told, tell) = AsyncStream<Void>.makeStream()
    let events = try #require(FileEvents(opened) { tell.yield() })
    var iterator = told.makeAsyncIterator()
    var watch = FileWatch(opened, size: 4)
    guard case .none = watch.check() else { Issue.record("nothing happened"); return }
    #expect(!watch.isGone)
    try file.append("three\n")
    #expect(await iterator.next() != nil)
    guard case .grew(10) = watch.check() else { Issue.record("it grew"); return }
    withExtendedLifetime(events) {}
  }

  @Test func `the system reports that a file changed, and that another took its name`() async throws
  {
    let file = try TemporaryFile("one\n")
    let (told, tell) = AsyncStream<Void>.makeStream()
    let events = try #require(FileEvents(try OpenFile(path: file.path)) { tell.yield() })
    var iterator = told.makeAsyncIterator()
    try file.append("two\n")
    #expect(await iterator.next() != nil)
    try file.rotate("new\n")
    #expect(await iterator.next() != nil)
    withExtendedLifetime(events) {}
  }

  @Test func `after its folder is renamed, a file has no complete events`() async throws {
    let file = try TemporaryFile("one\n")
    let folder = file.url.deletingLastPathComponent()
    let (told, tell) = AsyncStream<Void>.makeStream()
    let opened = try OpenFile(path: file.path)
    let events = try #require(FileEvents(opened) { tell.yield() })
    var iterator = told.makeAsyncIterator()
    #expect(events.isComplete)
    let other = folder.appendingPathExtension("old")
    try FileManager.default.moveItem(at: folder, to: other)
    defer { try? FileManager.default.removeItem(at: other) }
    #expect(await iterator.next() != nil)
    #expect(!events.isComplete)
    #expect(FileEvents(opened) {} == nil)
  }

  @Test func `a file whose path leads through a link has to be polled`() throws {
    let file = try TemporaryFile("one\n")
    let link = file.path + ".link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file.path)
    #expect(FileEvents(try OpenFile(path: link)) {} == nil)
    let folder = file.path + ".current"
    try FileManager.default.createSymbolicLink(
      atPath: folder, withDestinationPath: file.url.deletingLastPathComponent().path)
    #expect(FileEvents(try OpenFile(path: folder + "/file.log")) {} == nil)
  }

  @Test(.needsFile("/proc/uptime"))
  func `a file without system events has to be polled`() throws {
    let file = try OpenFile(path: "/proc/uptime")
    #expect(FileEvents(file) {} == nil)
  }

  @Test func `a pipe reports that it has data to read`() async throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let spool = try InputSpool(descriptor: ends[0])
    let (told, tell) = AsyncStream<Void>.makeStream()
    var events: InputEvents? = spool.events {
      _ = spool.pump()
      tell.yield()
    }
    var iterator = told.makeAsyncIterator()
    #expect(write(ends[1], "hello", 5) == 5)
    _ = await iterator.next()
    #expect(spool.size == 5)
    close(ends[1])
    _ = await iterator.next()
    #expect(spool.isFinished)
    withExtendedLifetime(events) {}
    events = nil
    close(ends[0])
  }

  @Test func `a folder's entries are listed`() throws {
    let file = try TemporaryFile("one\n")
    let folder = file.url.deletingLastPathComponent().path
    let entry = try #require(try FolderEntry.all(in: folder).first)
    #expect(entry.name == "file.log" && entry.size == 4 && !entry.isFolder)
    #expect(entry.path == file.path)
    #expect(FolderEntry.absolutePath(of: folder + "/.") == FolderEntry.absolutePath(of: folder))
    #expect(throws: FileReadError.self) { try FolderEntry.all(in: "/nowhere") }
  }

  @Test(.needsNamesOfBytes)
  func `an entry whose name is no UTF-8 is listed, and can't be opened`() throws {
    let file = try TemporaryFile("one\n")
    let folder = file.url.deletingLastPathComponent().path
    try createFolderNamedByBytes(in: folder)
    let entries = try FolderEntry.all(in: folder).sorted { $0.name < $1.name }
    #expect(entries.map(\.name) == ["b\u{FFFD}", "file.log"])
    #expect(entries.map(\.hasReadableName) == [false, true])
    #expect(entries.map(\.isFolder) == [true, false])
  }

  @Test func `a pipe's data can be read in any order`() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let spool = try InputSpool(descriptor: ends[0])
    #expect(!spool.pump())
    #expect(write(ends[1], "hello", 5) == 5)
    #expect(!spool.pump())
    #expect(spool.size == 5)
    #expect(spool.file.bytes(1..<3) == Array("el".utf8))
    close(ends[1])
    #expect(!spool.pump())
    #expect(spool.isFinished)
    close(ends[0])
  }

  @Test func `processes are read from a folder`() throws {
    let file = try TemporaryFile("12.5 3\n", name: "uptime")
    let folder = file.url.deletingLastPathComponent()
    let process = folder.appendingPathComponent("42")
    try FileManager.default.createDirectory(at: process, withIntermediateDirectories: true)
    let fields = "S 7 0 0 0 0 0 0 0 0 0 30 12 0 0 20 0 3 0 500 0 2 0 0"
    try Data("42 (a) (b) \(fields)".utf8).write(to: process.appendingPathComponent("stat"))
    try Data("prog\0-x\0".utf8).write(to: process.appendingPathComponent("cmdline"))
    try Data("Name:\ta\nUid:\t1000\t1000\n".utf8).write(
      to: process.appendingPathComponent("status"))
    let reader = ProcessFolder(path: folder.path)
    #expect(reader.isThere)
    let entry = try #require(reader.processes().first)
    #expect(entry.number == 42 && entry.name == "a) (b" && entry.command == "prog -x")
    #expect(entry.parent == 7 && entry.ticks == 42 && entry.threads == 3)
    #expect(reader.user(of: entry) == 1000)
    #expect(entry.memory > 0 && entry.start == 500)
    #expect(!ProcessFolder(path: "/nowhere").isThere)
    #expect(ProcessFolder(path: "/nowhere").processes().isEmpty)
  }

  @Test func `a file that can't be read is an error that names it`() {
    #expect(throws: FileReadError.self) { try OpenFile(path: "/nowhere/x") }
    #expect(throws: FileReadError.self) { try OpenFile(path: "/tmp") }
  }
}
