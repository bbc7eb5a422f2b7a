import RowKit
import RowKitStorage

extension JSONFileModel {
  /// Returns a model that waits for its file as long as it takes, but not for other programs.
  static func patient(_ path: String, calls: FileCalls = FileCalls()) throws -> JSONFileModel {
    var patience = StorePatience()
    patience.change = .seconds(600)
    patience.lock = 0
    return JSONFileModel(try opened(StoreFile(path, calls: calls)), patience: patience)
  }
}
