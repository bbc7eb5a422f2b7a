import RowKit
import RowKitStorage

/// A writer that repeatedly changes a settings file, while other programs do the same.
@MainActor struct StoreWriter {
  /// The number of keys that a writer changes in turn.
  static let keyCount = 20

  /// The number of changes after which a writer reads the file again, like a program that starts.
  private static let changesPerRun = 50

  private let path: String
  private let name: String
  private var model: JSONFileModel

  /// Creates a writer for the keys that begin with a name.
  init(_ path: String, name: String) throws(JSONFileError) {
    self.path = path
    self.name = name
    model = try JSONFileModel(path: path)
  }

  /// Makes changes.
  ///
  /// Returns the first problem, or `nil` if there is none.
  mutating func write(_ changes: Int) -> String? {
    for change in 0..<changes {
      if change % StoreWriter.changesPerRun == StoreWriter.changesPerRun - 1,
        let problem = startAgain()
      {
        return problem
      }
      model[key(change)] = change
      for before in max(0, change - StoreWriter.keyCount + 1)...change
      where model[key(before)] != before {
        return "\(name): change \(before) is lost after change \(change)"
      }
    }
    model.save(within: .seconds(60))
    return model.problem
  }

  /// Ends the use of the file and reads it again.
  ///
  /// Returns a problem, or `nil` if there is none.
  private mutating func startAgain() -> String? {
    model.save(within: .seconds(60))
    if let problem = model.problem { return "\(name): \(problem)" }
    do throws(JSONFileError) {
      model = try JSONFileModel(path: path)
    } catch {
      return "\(name): \(error)"
    }
    return nil
  }

  /// Returns the first change of a writer that is missing from the file, or `nil` if none is.
  func firstLost(of changes: Int) -> Int? {
    (max(0, changes - StoreWriter.keyCount)..<changes).first { model[key($0)] != $0 }
  }

  private func key(_ change: Int) -> SettingsKey<Int> {
    SettingsKey("\(name).\(change % StoreWriter.keyCount)")
  }
}
