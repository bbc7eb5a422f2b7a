#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKit
import RowKitPrograms
import RowKitStorage

/// A proof that a file survives programs that write to it at the same time or are killed.
@MainActor struct StoreProof {
  private let program: String
  private let folder: String
  private var file: String { folder + "/settings.json" }

  /// Creates a temporary folder, or returns `nil` if that fails.
  init?() {
    var name = Array("/tmp/rowkit-store-XXXXXX".utf8CString)
    let isMade = name.withUnsafeMutableBufferPointer { $0.baseAddress.flatMap(mkdtemp) != nil }
    guard isMade, let program = ProgramFile.path else { return nil }
    self.program = program
    folder = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes the folder with its contents.
  func removeFolder() {
    for name in names { unlink(folder + "/" + name) }
    rmdir(folder)
  }

  /// Runs programs that change one file.
  ///
  /// - Parameters:
  ///   - changes: The number of changes of all programs together.
  ///   - count: The number of programs.
  ///   - load: The number of other programs that keep the processors busy meanwhile.
  /// - Returns: The first problem, or `nil` if there is none.
  func share(_ changes: Int, among count: Int, load: Int) -> String? {
    let busy = (0..<load).compactMap { _ in ChildProcess(program, ["store", "--spin"]) }
    defer {
      for program in busy {
        program.send(SIGKILL)
        _ = program.end(within: 5)
      }
    }
    let writers = (0..<count).map { "writer\($0)" }
    let programs = writers.compactMap { start($0, changes / count) }
    for program in programs where program.end(within: 600) != .exit(0) {
      return "A program that shares the file failed."
    }
    for name in writers {
      guard let writer = try? StoreWriter(file, name: name) else { return "The file is broken." }
      if let lost = writer.firstLost(of: changes / count) {
        return "\(name): change \(lost) is lost"
      }
    }
    return names == ["settings.json"] || changes < 2 ? nil : "Something was left behind: \(names)"
  }

  /// Kills programs at random times while they write.
  ///
  /// Returns the first problem, or `nil` if there is none.
  func kill(_ kills: Int) -> String? {
    var numbers = SystemRandomNumberGenerator()
    for _ in 0..<kills {
      guard let program = start("carl", 1_000_000) else { return "No program could be started." }
      awaitDraft()
      usleep(UInt32.random(in: 0..<2000, using: &numbers))
      program.send(SIGKILL)
      guard program.end(within: 60) == .signal(SIGKILL) else { return "A program ended by itself." }
      guard (try? JSONFileModel(path: file)) != nil else { return "The file is broken." }
      guard names == ["settings.json"] || names == [] else {
        return "Something was left behind: \(names)"
      }
    }
    return nil
  }

  /// Waits until a program has begun to write.
  private func awaitDraft() {
    let limit = Stopwatch.wall + 60
    while !names.contains(where: { $0.hasPrefix(".") }), Stopwatch.wall < limit {}
  }

  private func start(_ name: String, _ changes: Int) -> ChildProcess? {
    ChildProcess(program, ["store", "--write", file, name, "\(changes)"])
  }

  private var names: [String] {
    guard let entries = opendir(folder) else { return [] }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
