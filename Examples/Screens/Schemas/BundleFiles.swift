import RowKitSchemas
import RowKitStorage
import Synchronization

/// The files of a settings bundle, each of which is read once.
///
/// All of them are read before the screen is shown, so that no page waits for a file.
final class BundleFiles: Sendable {
  private let path: String
  private let calls: FileCalls
  private let known = Mutex<[String: [UInt8]?]>([:])

  private init(_ path: String, _ calls: FileCalls) {
    self.path = path
    self.calls = calls
  }

  /// Reads the files of all pages of a bundle.
  static func bundle(
    at path: String, platform: String?, languages: [String], _ calls: FileCalls
  ) -> SettingsBundle {
    let files = BundleFiles(path, calls)
    let bundle = SettingsBundle(platform: platform, languages: languages) { files.bytes(of: $0) }
    _ = bundle.defaults()
    return bundle
  }

  private func bytes(of name: String) -> [UInt8]? {
    if let bytes = known.withLock({ $0[name] }) { return bytes }
    let bytes = try? StoreFile(path + "/" + name, calls: calls).contents()
    known.withLock { $0[name] = .some(bytes) }
    return bytes
  }
}
