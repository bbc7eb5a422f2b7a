public import Observation
public import RowKit
public import RowKitStorage

/// A settings store that keeps its values in a property list.
///
/// It shares its file with other programs like a ``RowKitStorage/JSONFileModel``: each change is
/// merged by its key, and lists by their elements, under a lock, and stored on another thread. A
/// file that is damaged meanwhile is left alone. Values that settings can't represent, such as
/// data, stay as they are. A file in XML keeps its comments and the spelling of all values but the
/// changed one, and a binary file stays binary.
///
/// ```swift
/// let store = try PropertyListFileModel(path: "settings.plist")
/// ```
@Observable @MainActor public final class PropertyListFileModel: FileSettingsStore {
  /// Called with a sentence when a change can't be stored.
  ///
  /// The default is `nil`.
  @ObservationIgnored public var onError: ((String) -> Void)?

  private let store: SharedStore<PropertyListContents>

  /// Creates a store in a file, which needn't exist.
  ///
  /// The file is read at once, on the calling thread. Its folder must exist when a value changes.
  ///
  /// - Throws: ``SettingsFileError`` if the file can't be read or is no dictionary.
  public convenience init(path: String) throws(SettingsFileError) {
    self.init(try PropertyListFileModel.opened(StoreFile(path)))
  }

  /// Creates a store in a file that was read.
  package init(
    _ opened: OpenedStore<PropertyListContents>, patience: StorePatience = StorePatience()
  ) {
    store = SharedStore(opened, patience: patience)
    store.onProblem = { [weak self] problem in
      guard let self else { return }
      onError?(SettingsFileError(problem, path: store.path).description)
    }
  }

  /// Reads a file on the calling thread, which may be any.
  nonisolated package static func opened(
    _ file: StoreFile
  ) throws(SettingsFileError) -> OpenedStore<PropertyListContents> {
    do throws(StoreFailure<PropertyListError>) {
      return try OpenedStore(file)
    } catch {
      throw SettingsFileError(error, path: file.path)
    }
  }

  /// The reason why the file doesn't hold all changes, or `nil` if it does.
  public var problem: String? {
    store.problem.map { SettingsFileError($0, path: store.path).description }
  }

  public func value(named name: String) -> JSONValue? {
    store.values.value(of: name).flatMap { JSONValue(propertyList: $0) }
  }

  /// Sets or removes the value for a name, and stores the change.
  ///
  /// A text such as `2026-11-22T07:30:00Z` in place of a date becomes a date. A value that settings
  /// can't represent isn't replaced, such as data. A value that the file can't hold isn't set, such as a
  /// control character in XML. In these cases nothing changes, and ``onError`` is called.
  public func setValue(_ value: JSONValue?, named name: String) {
    store.setValue(value?.propertyList(like: store.values.value(of: name)), of: name)
  }

  /// Sets the value for a name to a date such as `2026-11-22T07:30:00Z`, and stores the change.
  fileprivate func setDate(_ text: String, of name: String) {
    store.setValue(PropertyListDate.isDate(text) ? .date(text) : .string(text), of: name)
  }

  public func save(within limit: Duration) { store.save(within: limit) }

  public func refresh() { store.refresh() }
}

extension PropertyListFileModel: SharedSettingsStore {
  package func places(of elements: [JSONValue], inListNamed name: String) -> [Int?]? {
    let list = JSONValue.array(elements).propertyList(like: store.values.value(of: name))
    return list.flatMap { store.places(of: $0, in: name) }
  }

  package func storeDefaults(_ changes: () -> Void) { store.storeDefaults(changes) }
}

extension SettingsStore {
  /// Sets the value for a name to a date such as `2026-11-22T07:30:00Z`, and returns whether the store has
  /// dates.
  func setDate(_ text: String, named name: String) -> Bool {
    guard let list = self as? PropertyListFileModel else { return false }
    list.setDate(text, of: name)
    return true
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
  /// The file can't be written. The values are kept in memory.
  case unwritable(path: String, reason: String)
  /// The store can't represent the value of a key, so the value isn't replaced.
  case unrepresentable(path: String, key: String)
  /// The file can't hold the new value of a key, so the value isn't replaced.
  case unstorable(path: String, key: String, reason: String)
  /// Another program changed the value of a key at the same time, so the last change isn't stored.
  case changedElsewhere(path: String, key: String)

  init(_ problem: StoreProblem<PropertyListError>, path: String) {
    switch problem {
    case .failure(let failure): self.init(failure, path: path)
    case .conflict(let name): self = .changedElsewhere(path: path, key: name)
    case .refusal(let refusal):
      self =
        refusal.reason.map { .unstorable(path: path, key: refusal.name, reason: $0) }
        ?? .unrepresentable(path: path, key: refusal.name)
    }
  }

  init(_ failure: StoreFailure<PropertyListError>, path: String) {
    switch failure {
    case .unreadable(let reason): self = .unreadable(path: path, reason: reason)
    case .malformed(let error): self = .invalid(path: path, error)
    case .noValues: self = .noDictionary(path: path)
    case .unwritable(let reason): self = .unwritable(path: path, reason: reason)
    }
  }

  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "The values in \(path) can't be read: \(reason)."
    case .invalid(let path, let error):
      "The values in \(path) aren't a property list; fix the file or move it away. \(error)"
    case .noDictionary(let path):
      "The values in \(path) must be a dictionary; fix the file or move it away."
    case .unwritable(let path, let reason):
      "The values can't be written to \(path): \(reason)."
    case .unrepresentable(let path, let key):
      "The value of \(key) in \(path) can't be shown, so it stays as it is."
    case .unstorable(let path, let key, let reason):
      "The value of \(key) in \(path) stays as it is: \(reason)."
    case .changedElsewhere(let path, let key):
      "Another program changed \(key) in \(path) meanwhile, so the last change of it isn't stored."
    }
  }
}
