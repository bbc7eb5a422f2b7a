import RowKit
import RowKitStorage

/// A program that changes a file of settings again and again, beside others that do the same.
@MainActor struct StoreWriter {
  /// How many keys a writer changes in turn.
  static let keyCount = 20

  private let name: String
  private let model: JSONFileModel

  /// Creates a writer of the keys that begin with a name.
  init(_ path: String, name: String) throws(JSONFileError) {
    self.name = name
    model = try JSONFileModel(path: path)
  }

  /// Makes changes, and returns what is wrong after one of them; `nil` if nothing is.
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

  /// Returns the first change that isn't in the file though a writer made it; `nil` if all are.
  func firstLost(of changes: Int) -> Int? {
    (max(0, changes - StoreWriter.keyCount)..<changes).first { model[key($0)] != $0 }
  }

  private func key(_ change: Int) -> ModelKey<Int> {
    ModelKey("\(name).\(change % StoreWriter.keyCount)")
  }
}
