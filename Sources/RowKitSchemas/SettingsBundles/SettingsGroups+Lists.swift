import JSONText
import RowKit
import RowKitStorage

/// The groups of lists that a person extends, shortens and reorders.
extension SettingsGroups {
  /// Returns the group of a list, or `nil` for an entry of another type and for a list whose elements
  /// have no row.
  func list(_ item: SettingsItem, _ rows: SettingsRows) -> TableGroup? {
    guard item.entry.type == "IASKListGroupSpecifier", !rows.knows(item.entry),
      let element = item.entry["ItemSpecifier"].map({ SettingsEntry($0) })
    else { return nil }
    if case .other(let value) = item.misfit {
      return TableGroup(
        item.text("Title"), footer: item.text("FooterText"), id: item.rowID,
        rows: SettingsMisfitRows.rows(item, value))
    }
    let adding = item.entry["AddSpecifier"].map { SettingsEntry($0) }
    let choices = item.choices(of: element)
    switch element.type {
    case "PSTextFieldSpecifier":
      return list(item, adding, new: .string("")) { field(element, $0, item) }
    case "PSMultiValueSpecifier":
      guard let first = choices.first else { return nil }
      let title = item.title(of: element)
      return list(item, adding, new: first.value) { .choice(title, $0, choices) }
    default:
      guard let page = (element["File"] ?? adding?["File"])?.string else { return nil }
      return list(item, adding, new: newRecord(page, item)) {
        guard $0.value.isNull || $0.value.members != nil else {
          return SettingsMisfitRows.element(item.title(of: element), $0)
        }
        return SettingsRecordRow($0, element, page: page, in: item)
      }
    }
  }

  private func list(
    _ item: SettingsItem, _ adding: SettingsEntry?, new: @autoclosure @escaping () -> JSONValue,
    row: @escaping (Binding<JSONValue>) -> any RepeatableRow
  ) -> TableGroup {
    let elements = item.value.mapped({ $0?.array ?? [] }, { .array($0) })
    let values = item.list(of: elements) { element in
      let row = row(element)
      if item.isReadOnly { (row as? any FormRow)?.access = .readOnly }
      return row
    }
    values.isOpen = !item.isReadOnly
    values.canRemove = item.entry.isTrue("Deletable")
    var rows = values.rows
    if let adding, !item.isReadOnly {
      let label = item.addingTitle(of: adding)
      let words = item.screen?.words ?? .english
      rows.append(
        values.addingRow(
          label.isEmpty ? words[SchemaStrings.add] : label, new: new, maximum: nil))
    }
    return TableGroup(
      item.text("Title"), footer: item.text("FooterText"), id: item.rowID, rows: rows)
  }

  private func field(
    _ element: SettingsEntry, _ value: Binding<JSONValue>, _ item: SettingsItem
  ) -> any RepeatableRow {
    if value.value.hasParts { return SettingsMisfitRows.element(item.title(of: element), value) }
    let hint = element["IASKPlaceholder"]?.string.map { item.page.text(for: $0) } ?? ""
    return TextFieldRowController(
      item.title(of: element), value.mapped({ $0.plainText }, { .string($0) }), placeholder: hint,
      id: .unique())
  }

  /// Returns a record with the defaults of its page.
  private func newRecord(_ page: String, _ item: SettingsItem) -> JSONValue {
    var members: [JSONMember] = []
    var known: Set<ExactString> = []
    for entry in (try? item.bundle.page(page))?.entries ?? [] {
      guard let key = entry.key, let value = entry.defaultValue,
        known.insert(ExactString(key)).inserted
      else { continue }
      members.append(JSONMember(key, value))
    }
    return .object(members)
  }
}

extension SettingsItem {
  /// Returns the list of an entry: the same one each time, so that its rows stay the same where another
  /// program has moved them.
  fileprivate func list(
    of elements: Binding<[JSONValue]>, row: @escaping (Binding<JSONValue>) -> any RepeatableRow
  ) -> RepeatedValues<JSONValue> {
    if let list = screen?.lists[rowID] { return list }
    let list = RepeatedValues(elements, row: row)
    list.isShared = true
    if let store = store as? any SharedSettingsStore {
      list.mergedPlaces = { [key] in store.places(of: $0, inListNamed: key) }
    }
    screen?.lists[rowID] = list
    return list
  }

  /// Returns the title of an entry in this one, or an empty text if it has none.
  fileprivate func title(of entry: SettingsEntry) -> String {
    entry["Title"]?.string.map { page.text(for: $0) } ?? ""
  }

  /// Returns the title of the entry that adds an element, or else its placeholder, or an empty text.
  fileprivate func addingTitle(of entry: SettingsEntry) -> String {
    let title = title(of: entry)
    guard title.isEmpty else { return title }
    return entry["IASKPlaceholder"]?.string.map { page.text(for: $0) } ?? ""
  }
}
