import Foundation

/// A file that exists as long as this object.
final class TemporaryFile {
  let url: URL
  var path: String { url.path }

  init(_ bytes: [UInt8] = [], name: String = "file.log") throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    url = folder.appendingPathComponent(name)
    try write(bytes)
  }

  convenience init(_ text: String, name: String = "file.log") throws {
    try self.init(Array(text.utf8), name: name)
  }

  deinit {
    try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
  }

  /// Rewrites the file in place.
  func write(_ bytes: [UInt8]) throws {
    try Data(bytes).write(to: url)
  }

  /// Appends to the file.
  func append(_ text: String) throws {
    let handle = try FileHandle(forWritingTo: url)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  /// Sets the time of the last change, in seconds.
  func touch(_ seconds: Int) throws {
    let date = Date(timeIntervalSince1970: Double(seconds))
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
  }

  /// Renames the file and creates a new one with its name.
  func rotate(_ text: String) throws {
    try FileManager.default.moveItem(
      at: url, to: url.deletingLastPathComponent().appendingPathComponent("old"))
    try Data(text.utf8).write(to: url)
  }
}
