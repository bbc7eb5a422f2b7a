import Foundation

/// A folder of a test's own, removed with everything in it when the test ends.
final class StoreFolder: Sendable {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appending(path: "rowkit-store-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a name in the folder.
  func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Writes a file, and returns its path.
  @discardableResult func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: self(name)))
    return self(name)
  }

  /// Returns the contents of a file.
  func text(of name: String) throws -> String {
    try String(contentsOfFile: self(name), encoding: .utf8)
  }

  /// Replaces a file by another one with the same name.
  func replace(_ name: String, with bytes: some Sequence<UInt8>) throws {
    let other = try write(bytes, to: name + ".other")
    guard rename(other, self(name)) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// Creates a symbolic link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self(name), withDestinationPath: target)
  }

  /// The names of everything in the folder, in order.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
