import Foundation
import RowKit

@testable import RowKitBench

/// A command of the shell on a terminal of its own, in which `"$R"` is the program and `"$T"` an
/// empty folder.
final class TerminalRun {
  /// Everything that reached the terminal so far.
  private(set) var text = ""

  private let terminal: PseudoTerminal
  private let shell: ChildProcess
  private let folder: URL

  private struct CannotRun: Error {}

  init(_ command: String, size: ScreenSize = ScreenSize(width: 80, height: 24)) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let script = "R='\(ProgramRun.program.path)'; T='\(folder.path)'; \(command)"
    guard let terminal = PseudoTerminal(size: size),
      let shell = ChildProcess("/bin/sh", ["-c", script], on: terminal)
    else { throw CannotRun() }
    self.terminal = terminal
    self.shell = shell
  }

  deinit {
    shell.send(SIGKILL)
    try? FileManager.default.removeItem(at: folder)
  }

  /// Reads until a text was written after what was read before.
  ///
  /// Returns whether it was. Other tests run meanwhile.
  func waits(for wanted: String) async -> Bool {
    var new = ""
    let end = ContinuousClock.now + .seconds(60)
    while !new.contains(wanted), ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(5))
      new += String(decoding: terminal.output(patience: 0, quiet: 20), as: UTF8.self)
    }
    text += new
    return new.contains(wanted)
  }

  /// Waits for a file in the folder, and returns whether it is there.
  func waits(forFile name: String) async -> Bool {
    let end = ContinuousClock.now + .seconds(60)
    while file(name) == nil, ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(5))
    }
    return file(name) != nil
  }

  /// Types text.
  func type(_ keys: String) {
    terminal.type(keys)
  }

  /// Waits for the shell to end, and returns its status, or `nil` if it doesn't end.
  func end() async -> Int32? {
    let end = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(5))
      let ending = shell.end(within: 0)
      if !terminal.isHungUp {
        text += String(decoding: terminal.output(patience: 0, quiet: 20), as: UTF8.self)
      }
      switch ending {
      case .exit(let status): return status
      case .signal(let number): return 128 + number
      case nil: continue
      }
    }
    return nil
  }

  /// Creates an empty file in the folder.
  func create(_ name: String) {
    _ = FileManager.default.createFile(
      atPath: folder.appendingPathComponent(name).path, contents: nil)
  }

  /// Returns the text of a file in the folder.
  func file(_ name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }
}
