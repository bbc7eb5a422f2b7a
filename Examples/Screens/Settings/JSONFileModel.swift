public import Observation
public import RowKit

/// Keeps settings in a file of JSON, which is written after each change.
///
/// Whenever the program ends, the file holds all settings up to the last change or the one before.
/// What others keep in the file stays in it.
@Observable @MainActor public final class JSONFileModel: KeyValueModel {
  /// Is told when the file can't be written; the settings are kept until the program ends.
  @ObservationIgnored public var onError: ((JSONFileError) -> Void)?

  /// Why the file doesn't hold the settings as they are; nil when it does.
  @ObservationIgnored public private(set) var error: JSONFileError?

  private var members: [JSONMember]
  private let file: AtomicFile

  /// Creates a model of a file, which is read if it is there.
  ///
  /// - Throws: ``JSONFileError`` for a file that can't be read, or holds anything but an object.
  public init(path: String) throws(JSONFileError) {
    file = AtomicFile(path)
    members = try JSONFileModel.members(of: file)
    file.removeAbandonedDrafts()
  }

  public func value(named name: String) -> ModelValue? {
    members.first { $0.key == name }.flatMap { ModelValue($0.value) }
  }

  public func setValue(_ value: ModelValue?, named name: String) {
    let place = members.firstIndex { $0.key == name }
    switch (place, value) {
    case (let place?, let value?): members[place] = JSONMember(name, value.json)
    case (let place?, nil): members.remove(at: place)
    case (nil, let value?): members.append(JSONMember(name, value.json))
    case (nil, nil): return
    }
    save()
  }

  /// All settings as JSON.
  public var text: String { JSONWriter().text(of: JSONValue(.object(members))) }

  private func save() {
    do throws(AtomicFile.Failure) {
      try file.replace(with: Array((text + "\n").utf8))
      error = nil
    } catch {
      let problem = JSONFileError.unwritable(path: file.path, reason: error.reason)
      self.error = problem
      onError?(problem)
    }
  }

  private static func members(of file: AtomicFile) throws(JSONFileError) -> [JSONMember] {
    let bytes: [UInt8]?
    do throws(AtomicFile.Failure) {
      bytes = try file.read()
    } catch {
      throw .unreadable(path: file.path, reason: error.reason)
    }
    guard let bytes, !bytes.isEmpty else { return [] }
    do throws(JSONError) {
      if let members = try JSONValue(parsing: bytes).members { return members }
    } catch {
      throw .invalid(path: file.path, error)
    }
    throw .noObject(path: file.path)
  }
}
