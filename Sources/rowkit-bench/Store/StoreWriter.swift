import RowKit
import RowKitStorage

/// A writer that repeatedly changes a settings file, while other programs do the same.
@MainActor struct StoreWriter {
  /// The number of keys that a writer changes in turn.
  static let keyCount = 20

  private let name: String
  private let model: JSONFileModel

  /// Creates a writer for the keys that begin with a name.
  init(_ path: String, name: String) throws(JSONFileError) {
    self.name = name
    model = try JSONFileModel(path: path)
  }

  /// Makes changes.
  ///
  /// Returns the first problem, or `nil` if there is none.
  func write(_ changes: Int) -> String? {
    for change in 0..<changes {
      model[key(change)] = change
      for before in max(0, change - StoreWriter.keyCount + 1)...change
      where model[key(before)] != before {
        return "\(name): change \(before) is lost after change \(change)"
      }
    }
    model.save()
    return model.error?.description
  }

  /// Returns the first change of a writer that is missing from the file, or `nil` if none is.
  func firstLost(of changes: Int) -> Int? {
    (max(0, changes - StoreWriter.keyCount)..<changes).first { model[key($0)] != $0 }
  }

  private func key(_ change: Int) -> SettingsKey<Int> {
    SettingsKey("\(name).\(change % StoreWriter.keyCount)")
  }
}
