import Foundation
import Synchronization
import TestTraits
import Testing

@testable import Files

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Files whose calls don't return, like those of a server that is gone.
@MainActor struct SilentFilesTests {
  /// A number of seconds that a test changes.
  private final class Age: Sendable {
    let seconds = Mutex(0)
  }

  private let gate = Gate()

  private func system(_ change: (inout FileSystem.Calls) -> Void) -> FileSystem {
    var calls = FileSystem.Calls()
    calls.mayWait = { _ in true }
    change(&calls)
    return FileSystem(calls, patience: .milliseconds(1))
  }

  private func patient(_ change: (inout FileSystem.Calls) -> Void = { _ in }) -> FileSystem {
    var calls = FileSystem.Calls()
    calls.mayWait = { _ in true }
    change(&calls)
    return FileSystem(calls, patience: .seconds(60))
  }

  /// Returns a file system whose reads wait at a gate.
  private func systemWithHeldReads(_ gate: Gate) -> FileSystem {
    system {
      let read = $0.read
      $0.read = {
        gate.wait()
        return read($0, $1, $2)
      }
    }
  }

  /// Opens a file whose calls may wait, by its own path or another.
  private func opened(
    _ file: TemporaryFile, as path: String? = nil, in system: FileSystem
  ) -> OpenFile {
    OpenFile(
      descriptor: open(file.path, O_RDONLY), path: path ?? file.path, in: system, mayWait: true)
  }

  @Test func `an open that never returns is an error in words`() {
    defer { gate.open() }
    let system = system { [gate] in
      $0.open = { _ in
        gate.wait()
        return -ENOENT
      }
    }
    let error = #expect(throws: FileReadError.self) { try OpenFile(path: "/mnt/log", in: system) }
    #expect(error?.description.contains("its file system doesn't answer") == true)
  }

  @Test func `while a call doesn't return, its path isn't asked again`() {
    defer { gate.open() }
    let system = system { [gate] in
      $0.status = { _ in
        gate.wait()
        return nil
      }
    }
    for _ in 0..<100 { #expect(FileIdentity(path: "/mnt/log", in: system) == nil) }
    #expect(gate.calls.withLock { $0 } <= 1)
  }

  @Test func `a read that never returns brings nothing`() throws {
    defer { gate.open() }
    let file = try TemporaryFile("one\ntwo\n")
    let system = systemWithHeldReads(gate)
    let opened = self.opened(file, in: system)
    #expect(opened.bytes(0..<3) == [])
  }

  @Test func `a watched file that doesn't answer counts as unchanged`() throws {
    defer { gate.open() }
    let file = try TemporaryFile("one\n")
    let system = system { [gate] in
      $0.look = { _ in
        gate.wait()
        return nil
      }
    }
    let opened = self.opened(file, in: system)
    var watch = FileWatch(opened, size: 0)
    try file.append("two\n")
    for _ in 0..<10 {
      guard case .none = watch.check() else { Issue.record("nothing is known"); return }
    }
  }

  @Test func `files that answer are read on another thread as well`() throws {
    let file = try TemporaryFile("one\ntwo\n")
    let opened = try OpenFile(path: file.path, in: patient())
    #expect(opened.size == 8)
    #expect(opened.bytes(4..<7) == Array("two".utf8))
    #expect(FileIdentity(path: file.path, in: patient()) == opened.identity)
  }

  @Test func `a FIFO without a writer is opened without waiting for one`() throws {
    let file = try TemporaryFile("")
    let path = file.path + ".fifo"
    #expect(mkfifo(path, 0o600) == 0)
    let opened = try OpenFile(path: path, in: patient())
    #expect(!opened.isSeekable)
  }

  @Test func `a log that becomes a FIFO isn't a new file`() throws {
    let file = try TemporaryFile("one\n")
    var watch = FileWatch(try OpenFile(path: file.path), size: 4)
    try FileManager.default.removeItem(atPath: file.path)
    #expect(mkfifo(file.path, 0o600) == 0)
    guard case .none = watch.check() else { Issue.record("a FIFO can't be followed"); return }
  }

  @Test func `a folder is listed without looking at the folders in it`() throws {
    defer { gate.open() }
    let file = try TemporaryFile("one\n")
    let folder = (file.path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(
      atPath: folder + "/mount", withIntermediateDirectories: true)
    let system = patient { [gate] in
      $0.status = { path in
        if path.hasSuffix("mount") { gate.wait() }
        return FileStatus(path: path)
      }
    }
    let names = try FolderEntry.all(in: folder, of: system).map(\.name).sorted()
    #expect(names == ["file.log", "mount"])
  }

  @Test func `growth is reported once the file system answers, and isn't rewriting`() throws {
    let gate = Gate(isShut: false)
    defer { gate.open() }
    let file = try TemporaryFile("one\n")
    let system = systemWithHeldReads(gate)
    let opened = self.opened(file, in: system)
    var watch = FileWatch(opened, size: 4)
    gate.shut()
    try file.append("two\n")
    for _ in 0..<10 {
      guard case .none = watch.check() else { Issue.record("its bytes are unknown"); return }
    }
    gate.open()
    var change = FileWatch.Change.none
    while case .none = change { change = watch.check() }
    guard case .grew(to: 8) = change else { Issue.record("it has grown: \(change)"); return }
  }

  @Test func `a late answer about a file isn't one about another file of its path`() async throws {
    defer { gate.open() }
    let (file, other) = (try TemporaryFile("one\n"), try TemporaryFile("two\n"))
    let system = systemWithHeldReads(gate)
    let opened = self.opened(file, in: system)
    #expect(opened.bytes(0..<3) == [])
    gate.open()
    while opened.isSilent { await Task.yield() }
    let next = self.opened(other, as: file.path, in: system)
    var bytes: [UInt8] = []
    while bytes.isEmpty { bytes = next.bytes(0..<3) }
    #expect(bytes == Array("two".utf8))
  }

  @Test func `a folder is listed as it is, not as it was long ago`() async throws {
    defer { gate.open() }
    let file = try TemporaryFile("one\n")
    let folder = file.url.deletingLastPathComponent()
    let (start, age) = (ContinuousClock.now, Age())
    let system = system { [gate] in
      $0.status = {
        gate.wait()
        return FileStatus(path: $0)
      }
      $0.now = { start + age.seconds.withLock { .seconds($0) } }
    }
    #expect(throws: FileReadError.self) { try FolderEntry.all(in: folder.path, of: system) }
    gate.open()
    while system.isSilent(folder.path) { await Task.yield() }
    try Data().write(to: folder.appendingPathComponent("new.log"))
    age.seconds.withLock { $0 = 60 }
    var names: [String] = []
    while names.isEmpty {
      let entries = try? FolderEntry.all(in: folder.path, of: system)
      names = entries?.map(\.name) ?? []
    }
    #expect(names.sorted() == ["file.log", "new.log"])
  }

  @Test(
    .needsFile("/proc/self/mem")
  )
  func `a read error is noted wherever the read runs, in all copies of the file`() throws {
    let file = try OpenFile(path: "/proc/self/mem", in: patient())
    #expect(file.failure == nil)
    #expect(file.patient.bytes(0..<1).isEmpty)
    #expect(file.failure?.path == "/proc/self/mem")
    let other = try OpenFile(path: "/proc/self/mem", in: patient())
    let spool = try InputSpool(other)
    #expect(!spool.pump())
    #expect(other.failure != nil && spool.failure != nil)
  }
}
