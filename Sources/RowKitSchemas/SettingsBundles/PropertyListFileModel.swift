public import Observation
public import RowKit
import RowKitStorage

/// A model that stores its values in a property list.
///
/// The file is replaced as a whole after each change. Values that settings can't represent, such as
/// data, stay as they are. A binary file becomes XML when it is first changed.
///
/// ```swift
/// let model = try PropertyListFileModel(path: "settings.plist")
/// ```
@Observable @MainActor public final class PropertyListFileModel: SettingsStore {
  /// Called with a sentence when a change can't be stored.
  ///
  /// The default is `nil`.
  @ObservationIgnored public var onError: ((String) -> Void)?

  /// The reason why the file doesn't hold all changes, or `nil` if it does.
  public private(set) var problem: String?

  private var entries: [PropertyList.Entry]
  @ObservationIgnored private var changes: [String: StoredValue?] = [:]
  private let file: StoreFile

  /// Creates a model of a file, which needn't exist.
  ///
  /// - Throws: ``SettingsFileError`` if the file can't be read or is no dictionary.
  public init(path: String) throws(SettingsFileError) {
    file = StoreFile(path)
    entries = try PropertyListFileModel.entries(of: file)
    file.removeAbandonedDraft()
  }

  public func value(named name: String) -> StoredValue? {
    entries.first { $0.key == name }.flatMap { StoredValue($0.value) }
  }

  /// Sets or removes the value for a name, and stores the change.
  public func setValue(_ value: StoredValue?, named name: String) {
    PropertyListFileModel.set(value, named: name, in: &entries)
    changes.updateValue(value, forKey: name)
    save()
  }

  /// Stores the changes that couldn't be stored before.
  public func save() {
    guard !changes.isEmpty else { return }
    do {
      try store()
      changes = [:]
      problem = nil
    } catch {
      let sentence = "\(error)"
      problem = sentence
      onError?(sentence)
    }
  }

  private func store() throws(SettingsFileError) {
    do throws(FileFailure) {
      let draft = try file.draft(patience: 1000)
      defer { draft.end() }
      // Another program may have changed other values.
      if let present = try? PropertyListFileModel.entries(of: file), !present.isEmpty {
        var merged = present
        for (name, value) in changes.sorted(by: { $0.key < $1.key }) {
          PropertyListFileModel.set(value, named: name, in: &merged)
        }
        entries = merged
      }
      try draft.replaceFile(with: Array(XMLPropertyListWriter.text(of: .dictionary(entries)).utf8))
    } catch {
      throw .unwritable(path: file.path, reason: error.reason)
    }
  }

  private static func set(
    _ value: StoredValue?, named name: String, in entries: inout [PropertyList.Entry]
  ) {
    let entry = value.map { PropertyList.Entry(name, $0.propertyList) }
    guard let index = entries.firstIndex(where: { $0.key == name }) else {
      entries += entry.map { [$0] } ?? []
      return
    }
    if let entry { entries[index] = entry } else { entries.remove(at: index) }
  }

  private static func entries(
    of file: StoreFile
  ) throws(SettingsFileError) -> [PropertyList.Entry] {
    let bytes: [UInt8]?
    do throws(FileFailure) {
      bytes = try file.contents()
    } catch {
      throw .unreadable(path: file.path, reason: error.reason)
    }
    guard let bytes, !bytes.isEmpty else { return [] }
    do throws(PropertyListError) {
      if let entries = try PropertyList(parsing: bytes).entries { return entries }
    } catch {
      throw .invalid(path: file.path, error)
    }
    throw .noDictionary(path: file.path)
  }
}

/// An error that prevents the use of a property list with settings.
public enum SettingsFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file can't be read or isn't a regular file.
  case unreadable(path: String, reason: String)
  /// The file is no property list.
  case invalid(path: String, PropertyListError)
  /// The property list in the file isn't a dictionary.
  case noDictionary(path: String)
  /// The file can't be written. The settings are kept in memory.
  case unwritable(path: String, reason: String)

  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "The settings in \(path) can't be read: \(reason)."
    case .invalid(let path, let error):
      "The settings in \(path) are no property list; mend the file or move it away. \(error)"
    case .noDictionary(let path):
      "The settings in \(path) must be a dictionary; mend the file or move it away."
    case .unwritable(let path, let reason):
      "The settings can't be written to \(path): \(reason). They are kept until you quit."
    }
  }
}
