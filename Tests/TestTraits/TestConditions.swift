#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif
import Foundation
package import Testing

extension Trait where Self == ConditionTrait {
  /// Skips a test on a system that lacks a file, such as a device.
  package static func needsFile(_ path: String) -> Self {
    .enabled(if: FileManager.default.fileExists(atPath: path), "This system has no \(path).")
  }

  /// Skips a test if names of files must be UTF-8.
  package static var needsNamesOfBytes: Self {
    .enabled(if: takesNamesOfBytes, "The file system takes only names in UTF-8.")
  }
}

/// Whether the names of temporary files can be any bytes.
private let takesNamesOfBytes: Bool = {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: folder) }
  do {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try createFolderNamedByBytes(in: folder.path)
    return true
  } catch {
    return false
  }
}()

/// Creates a folder with the name `b` and a byte that is no UTF-8, in another folder.
package func createFolderNamedByBytes(in folder: String) throws {
  let path = Array((folder + "/b").utf8CString.dropLast()) + [CChar(bitPattern: 0xFF), 0]
  guard mkdir(path, 0o700) == 0 else { throw CocoaError(.fileWriteInvalidFileName) }
}
