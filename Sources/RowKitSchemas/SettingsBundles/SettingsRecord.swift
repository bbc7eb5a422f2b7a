import RowKit
import RowKitStorage

/// The store of a record in a list that another store keeps, for the page of that record.
final class SettingsRecord: FileSettingsStore {
  /// Called when a change isn't stored, because another program changed the record or
  /// removed it from its list.
  var onLoss: () -> Void = {}

  private let record: Binding<JSONValue>
  private let base: (any FileSettingsStore)?

  /// The row of the record, whose list the record belongs to.
  private let owner: any RepeatableRow

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - record: The record, an object.
  ///   - store: The store of the list.
  ///   - owner: The row of the record.
  init(_ record: Binding<JSONValue>, in store: any SettingsStore, owner: any RepeatableRow) {
    self.record = record
    self.owner = owner
    base = store as? any FileSettingsStore
  }

  func value(named name: String) -> JSONValue? {
    record.value[name]?.unlessNull
  }

  func setValue(_ value: JSONValue?, named name: String) {
    let isRecord = record.value.isNull || record.value.members != nil
    guard isRecord, owner.repetition?.isListed() != false else { return onLoss() }
    var members = record.value.members ?? []
    let member = value.map { JSONMember(name, $0) }
    if let index = members.firstIndex(where: { $0.key.isExactly(name) }) {
      members.replaceSubrange(index...index, with: member.map { [$0] } ?? [])
    } else {
      members += member.map { [$0] } ?? []
    }
    record.value = .object(members)
  }

  // MARK: FileSettingsStore

  var problem: String? { base?.problem }

  func save(within limit: Duration) { base?.save(within: limit) }

  func refresh() { base?.refresh() }
}

extension SettingsRecord: SharedSettingsStore {
  /// Returns `nil`: a record is merged as a whole.
  func places(of elements: [JSONValue], inListNamed name: String) -> [Int?]? { nil }

  func storeDefaults(_ changes: () -> Void) {
    guard let base else { return changes() }
    base.storeDefaultsTogether(changes)
  }
}
