public import Observation
public import RowKit

/// A model whose values a JSON file keeps.
///
/// The file is written after each change, so whenever the program ends, it holds all values up to
/// the last change or the one before:
///
/// ```swift
/// let model = try JSONFileModel(path: "settings.json")
/// model[.wifi] = true
/// ```
///
/// Several programs can use one file. Each change is merged by its key with what others wrote
/// meanwhile, under a lock, and the model then has their values too. Every byte of the file that
/// doesn't belong to a changed value stays as it is.
///
/// Links are followed. The file keeps its permissions, its owner and its other attributes, as far
/// as the system lets the program; a new one is readable by its owner alone. A file that has several
/// names keeps the new values under the one it is used by.
@Observable @MainActor public final class JSONFileModel: KeyValueModel {
  /// Called when a change can't be stored.
  @ObservationIgnored public var onError: ((JSONFileError) -> Void)?

  /// Why the file doesn't hold all changes, or `nil` if it does.
  public var error: JSONFileError? { failure ?? refusals.first }

  private var values: JSONObjectText

  /// The file as it was read or written last.
  @ObservationIgnored private var stored: JSONObjectText?

  /// The changes that the file doesn't hold yet.
  @ObservationIgnored private var changes: [String: JSONValue?] = [:]

  @ObservationIgnored private var failure: JSONFileError?
  @ObservationIgnored private var refusals: [JSONFileError] = []
  @ObservationIgnored private var isBusy = false
  private let file: StoreFile

  /// Creates a model of a file, which needn't exist.
  ///
  /// - Throws: ``JSONFileError`` for a file that can't be read, is no regular file, has more than
  ///   64 MB, or holds anything but an object.
  public init(path: String) throws(JSONFileError) {
    file = StoreFile(path)
    let stored = try JSONFileModel.object(in: file, knowing: nil)
    self.stored = stored
    values = stored ?? JSONObjectText()
    file.removeAbandonedDraft()
  }

  // MARK: Values

  public func value(named name: String) -> ModelValue? {
    values.value(of: name).flatMap { ModelValue($0) }
  }

  /// Sets the value under a name, or removes it, and stores the change.
  ///
  /// A value that holds what the model can't represent (an object, half of a surrogate pair, bytes
  /// that aren't UTF-8) is not replaced: that is reported to ``onError``, and nothing changes.
  public func setValue(_ value: ModelValue?, named name: String) {
    guard JSONFileModel.canReplace(name, in: values) else { return refuse(name) }
    guard value != nil || values.value(of: name) != nil else { return }
    values.setValue(value?.json, of: name)
    changes.updateValue(value?.json, forKey: name)
    save()
  }

  /// All values as JSON, laid out as in the file.
  public var text: String {
    let text = String(decoding: values.bytes, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Whether ``text`` is exactly what the file holds, which it isn't for bytes that aren't UTF-8.
  public var isTextExact: Bool { values.isUTF8 }

  private static func canReplace(_ name: String, in object: JSONObjectText) -> Bool {
    guard let value = object.value(of: name) else { return true }
    return object.isExact(name) && (value.isNull || ModelValue.canHold(value))
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

  /// What a file holds with the changes; a file that is gone gets all values again.
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

  /// Another program that doesn't end its change is waited for only once.
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

extension ModelValue {
  /// Whether a value of a JSON text loses nothing when it is read.
  fileprivate static func canHold(_ json: JSONValue) -> Bool {
    switch json.content {
    case .null, .object: false
    case .bool, .number, .string: true
    case .array(let elements): elements.allSatisfy { canHold($0) }
    }
  }
}
