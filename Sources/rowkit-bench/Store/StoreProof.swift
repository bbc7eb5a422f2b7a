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
  ///   - changes: The number of changes of each program.
  ///   - count: The number of programs.
  ///   - load: The number of other programs that keep the processors busy meanwhile.
  /// - Returns: The first problem, or `nil` if there is none.
  func share(_ changes: Int, by count: Int, load: Int) -> String? {
    let busy = (0..<load).compactMap { _ in ChildProcess(program, ["store", "--spin"]) }
    defer {
      for program in busy {
        program.send(SIGKILL)
        _ = program.end(within: 5)
      }
    }
    let writers = (0..<count).map { "writer\($0)" }
    let programs = writers.compactMap { start($0, changes) }
    for program in programs where program.end(within: 600) != .exit(0) {
      return "A program that shares the file failed."
    }
    for name in writers {
      if let problem = problem(with: name, changes) { return problem }
    }
    return changes == 0 ? nil : problemWithNames
  }

  /// Returns a sentence if changes of a writer are lost, or `nil`.
  private func problem(with name: String, _ changes: Int) -> String? {
    guard let writer = try? StoreWriter(file, name: name) else { return "The file is broken." }
    return writer.firstLost(of: changes).map { "\(name): change \($0) is lost" }
  }

  /// A sentence about other files than that of the settings, or `nil`.
  private var problemWithNames: String? {
    names == ["settings.json"] ? nil : "Instead of the file alone, there are: \(names)"
  }

  /// Kills programs at random times while they write, and looks whether what another one has written
  /// before stays.
  ///
  /// Returns the first problem, or `nil` if there is none.
  func kill(_ kills: Int) -> String? {
    var numbers = SystemRandomNumberGenerator()
    do throws(JSONFileError) {
      var guest = try StoreWriter(file, name: "guest")
      if let problem = guest.write(1) { return problem }
    } catch {
      return "\(error)"
    }
    for _ in 0..<kills {
      guard let program = start("carl", 1_000_000) else { return "No program could be started." }
      guard awaitDraft() else {
        program.send(SIGKILL)
        _ = program.end(within: 60)
        return "A program never began to write."
      }
      usleep(UInt32.random(in: 0..<2000, using: &numbers))
      program.send(SIGKILL)
      guard program.end(within: 60) == .signal(SIGKILL) else { return "A program ended by itself." }
      if let problem = problem(with: "guest", 1) ?? problemWithNames { return problem }
    }
    return nil
  }

  /// Waits until a program has begun to write, and returns whether it has.
  private func awaitDraft() -> Bool {
    let limit = Stopwatch.wall + 60
    while Stopwatch.wall < limit {
      if names.contains(where: { $0.hasPrefix(".") }) { return true }
    }
    return false
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
