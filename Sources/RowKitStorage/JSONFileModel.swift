public import Observation
public import RowKit

/// A model that stores its values in a JSON file.
///
/// The file is written after each change, so when the program ends at any moment, the file holds
/// all values up to the last change or the one before:
///
/// ```swift
/// let model = try JSONFileModel(path: "settings.json")
/// model[.wifi] = true
/// ```
///
/// Several programs can use one file. Under a lock, each change is merged by its key with the
/// changes of other programs, and the model then has their values, too. All bytes of the file that
/// don't belong to a changed value stay unchanged.
///
/// Links are followed. The file keeps its permissions, its owner and its other attributes, as far
/// as the system permits. A new file is readable only by its owner. A file with several names is
/// replaced only under the name in use.
@Observable @MainActor public final class JSONFileModel: SettingsStore {
  /// Called with the error when a change can't be stored.
  ///
  /// The default is `nil`.
  @ObservationIgnored public var onError: ((JSONFileError) -> Void)?

  /// The reason the file doesn't hold all changes, or `nil` if it does.
  public var error: JSONFileError? { failure ?? refusals.first }

  private var values: JSONObjectText

  /// The contents of the file when it was last read or written.
  @ObservationIgnored private var stored: JSONObjectText?

  /// The changes that the file doesn't hold yet.
  @ObservationIgnored private var changes: [String: JSONValue?] = [:]

  @ObservationIgnored private var failure: JSONFileError?
  @ObservationIgnored private var refusals: [JSONFileError] = []
  @ObservationIgnored private var isBusy = false
  private let file: StoreFile

  /// Creates a model of a file, which needn't exist.
  ///
  /// - Throws: ``JSONFileError`` if the file can't be read, is not a regular file, exceeds 64 MB,
  ///   or contains anything but a JSON object.
  public init(path: String) throws(JSONFileError) {
    file = StoreFile(path)
    let stored = try JSONFileModel.object(in: file, knowing: nil)
    self.stored = stored
    values = stored ?? JSONObjectText()
    file.removeAbandonedDraft()
  }

  // MARK: Values

  public func value(named name: String) -> StoredValue? {
    values.value(of: name).flatMap { StoredValue($0) }
  }

  /// Sets or removes the value for a name, and stores the change.
  ///
  /// A value that the model can't represent isn't replaced: an object, half of a surrogate pair, or
  /// invalid UTF-8. In this case nothing changes, and ``onError`` is called.
  public func setValue(_ value: StoredValue?, named name: String) {
    guard JSONFileModel.canReplace(name, in: values) else { return refuse(name) }
    guard value != nil || values.value(of: name) != nil else { return }
    values.setValue(value?.json, of: name)
    changes.updateValue(value?.json, forKey: name)
    save()
  }

  /// All values as JSON, formatted as in the file.
  public var text: String {
    let text = String(decoding: values.bytes, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Whether ``text`` equals the contents of the file.
  ///
  /// It doesn't if the file contains invalid UTF-8.
  public var isTextExact: Bool { values.isUTF8 }

  private static func canReplace(_ name: String, in object: JSONObjectText) -> Bool {
    guard let value = object.value(of: name) else { return true }
    return object.isExact(name) && (value.isNull || StoredValue.canHold(value))
  }

  private func refuse(_ name: String) {
    let refusal = JSONFileError.unrepresentable(path: file.path, key: name)
    if !refusals.contains(refusal) { refusals.append(refusal) }
    onError?(refusal)
  }

  // MARK: Storing

  /// Stores the changes that couldn't be stored before.
  public func save() {
    guard !changes.isEmpty else { return }
    do throws(JSONFileError) {
      try store()
      failure = nil
    } catch {
      failure = error
      onError?(error)
    }
  }

  private func store() throws(JSONFileError) {
    let draft = try draft()
    defer { draft.end() }
    let present = try JSONFileModel.object(in: file, knowing: stored)
    let merged = merged(with: present)
    if merged.bytes != present?.bytes {
      do throws(FileFailure) {
        try draft.replaceFile(with: merged.bytes)
      } catch {
        throw .unwritable(path: file.path, reason: error.reason)
      }
    }
    stored = merged
    changes = [:]
    if merged.bytes != values.bytes { values = merged }
  }

  /// Returns the contents of the file with the changes.
  ///
  /// A file that is gone gets all values again.
  private func merged(with present: JSONObjectText?) -> JSONObjectText {
    guard var merged = present else { return values }
    for (name, value) in changes.sorted(by: { $0.key < $1.key }) {
      if JSONFileModel.canReplace(name, in: merged) {
        merged.setValue(value, of: name)
      } else {
        refuse(name)
      }
    }
    return merged
  }

  /// Returns a draft.
  ///
  /// It waits only once for another program that doesn't end its draft.
  private func draft() throws(JSONFileError) -> FileDraft {
    do throws(FileFailure) {
      let draft = try file.draft(patience: isBusy ? 0 : 1000)
      isBusy = false
      return draft
    } catch {
      isBusy = error.isBusy
      throw .unwritable(path: file.path, reason: error.reason)
    }
  }

  private static func object(
    in file: StoreFile, knowing known: JSONObjectText?
  ) throws(JSONFileError) -> JSONObjectText? {
    let bytes: [UInt8]?
    do throws(FileFailure) {
      bytes = try file.contents()
    } catch {
      throw .unreadable(path: file.path, reason: error.reason)
    }
    guard let bytes, !bytes.isEmpty else { return nil }
    if let known, known.bytes == bytes { return known }
    do throws(JSONError) {
      if let object = try JSONObjectText(parsing: bytes) { return object }
    } catch {
      throw .invalid(path: file.path, error)
    }
    throw .noObject(path: file.path)
  }
}

extension StoredValue {
  /// Returns whether a JSON value can be read without loss.
  fileprivate static func canHold(_ json: JSONValue) -> Bool {
    switch json.content {
    case .null, .object: false
    case .bool, .number, .string: true
    case .array(let elements): elements.allSatisfy { canHold($0) }
    }
  }
}
