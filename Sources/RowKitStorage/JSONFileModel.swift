public import Observation
public import RowKit

/// A settings store that keeps its values in a JSON file.
///
/// The file is written after each change, so when the program ends at any moment, the file holds
/// all values up to the last change or one shortly before:
///
/// ```swift
/// let store = try JSONFileModel(path: "settings.json")
/// store[.wifi] = true
/// ```
///
/// Several programs can use one file. Under a lock, each change is merged by its key with the
/// changes of other programs, and the store then has their values, too. Without a change of its own, it has
/// them after ``refresh()``. If another program changed
/// the value of the same key, the later change counts, but in a list, the elements that each program
/// inserted, removed and changed are merged. If both changed one element, or an object, the change
/// isn't stored, the store has the value of the other program, and ``onError`` is called. All bytes
/// of the file that don't belong to a changed value stay unchanged.
///
/// Changes are stored on another thread. A change blocks for up to 50 ms, and storing continues in
/// the background after that, so a file system that doesn't answer can't block the program. Call
/// ``FileSettingsStore/save()`` before the program ends.
///
/// Links are followed. The file keeps its permissions, its owner and its other attributes, as far
/// as the system permits. A new file is readable only by its owner. A file with several names is
/// replaced only under the name in use.
@Observable @MainActor public final class JSONFileModel: FileSettingsStore {
  /// Called with the error when a change can't be stored.
  ///
  /// The default is `nil`.
  @ObservationIgnored public var onError: ((JSONFileError) -> Void)?

  private let store: SharedStore<JSONObjectText>

  /// Creates a store in a file, which needn't exist.
  ///
  /// The file is read at once, on the calling thread. Its folder must exist when a value changes.
  ///
  /// - Throws: ``JSONFileError`` if the file can't be read, is not a regular file, exceeds 64 MB,
  ///   or contains anything but a JSON object.
  public convenience init(path: String) throws(JSONFileError) {
    self.init(try JSONFileModel.opened(StoreFile(path)))
  }

  /// Creates a store in a file that was read.
  package init(
    _ opened: OpenedStore<JSONObjectText>, patience: StorePatience = StorePatience()
  ) {
    store = SharedStore(opened, patience: patience)
    store.onProblem = { [weak self] problem in
      guard let self else { return }
      onError?(JSONFileError(problem, path: store.path))
    }
  }

  /// Reads a file on the calling thread, which may be any.
  nonisolated package static func opened(
    _ file: StoreFile
  ) throws(JSONFileError) -> OpenedStore<JSONObjectText> {
    do throws(StoreFailure<JSONError>) {
      return try OpenedStore(file)
    } catch {
      throw JSONFileError(error, path: file.path)
    }
  }

  /// The reason why the file doesn't contain all changes, or `nil` if it does.
  public var error: JSONFileError? {
    store.problem.map { JSONFileError($0, path: store.path) }
  }

  public var problem: String? { error?.description }

  // MARK: Values

  public func value(named name: String) -> JSONValue? {
    store.values.value(of: name)?.unlessNull
  }

  /// Sets or removes the value for a name, and stores the change.
  ///
  /// A value that the store can't represent isn't replaced: half of a surrogate pair, or invalid
  /// UTF-8. A value that couldn't be read again isn't set: more than 255 lists and objects inside each
  /// other, or an object with a key twice. In these cases nothing changes, and ``onError`` is called.
  public func setValue(_ value: JSONValue?, named name: String) {
    store.setValue(value, of: name)
  }

  public func save(within limit: Duration) { store.save(within: limit) }

  public func refresh() { store.refresh() }

  /// All values as JSON, formatted as in the file.
  public var text: String {
    String(decoding: store.values.bytes, as: UTF8.self).withoutLastNewline
  }

  /// Whether ``text`` equals the contents of the file.
  ///
  /// It doesn't if the file contains invalid UTF-8.
  public var isTextExact: Bool { store.values.isUTF8 }
}

extension JSONFileModel: SharedSettingsStore {
  package func places(of elements: [JSONValue], inListNamed name: String) -> [Int?]? {
    store.places(of: .array(elements), in: name)
  }

  package func storeDefaults(_ changes: () -> Void) { store.storeDefaults(changes) }
}
