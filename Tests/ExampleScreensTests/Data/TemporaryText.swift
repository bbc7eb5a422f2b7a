import Foundation

/// A text file that exists as long as this object.
final class TemporaryText {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
  var url: URL { folder.appendingPathComponent("file.log") }
  var path: String { url.path }

  init(_ text: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(text)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Returns the current contents.
  func text() throws -> String {
    String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  /// Rewrites the file in place.
  func write(_ text: String) throws {
    try Data(text.utf8).write(to: url)
  }

  /// Appends to the file.
  func append(_ text: String) throws {
    let handle = try FileHandle(forWritingTo: url)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  /// Deletes the file.
  func delete() throws {
    try FileManager.default.removeItem(at: url)
  }

  /// Renames the file and creates a new one with its name.
  func rotate(_ text: String) throws {
    try FileManager.default.moveItem(at: url, to: folder.appendingPathComponent("old"))
    try Data(text.utf8).write(to: url)
  }
}

/// A named pipe that exists, and is open for writing, as long as this object.
final class TemporaryPipe {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
  private let handle: FileHandle

  init(_ text: String) throws {
    guard mkfifo(path, 0o600) == 0, let handle = FileHandle(forUpdatingAtPath: path) else {
      throw CocoaError(.fileWriteUnknown)
    }
    self.handle = handle
    try write(text)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes into the pipe.
  func write(_ text: String) throws {
    try handle.write(contentsOf: Data(text.utf8))
  }
}
