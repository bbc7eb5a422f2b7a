import RowKit

/// The groups of a settings page, built entry by entry.
@MainActor struct SettingsGroups {
  /// Whether entries only for read-only screens have rows.
  let isReadOnly: Bool

  /// The keys of entries without rows.
  let hiddenKeys: Set<String>

  private let idiom: String?
  private var parts: [Part] = []
  private var isGroupHidden = false

  /// A group with its rows so far.
  private struct Part {
    var header: String?
    var footer: String?
    var id: RowID
    var rows: [any CellController] = []

    /// The group of a list that grows, which has no other rows.
    var list: TableGroup?
  }

  /// Creates no groups yet.
  ///
  /// - Parameters:
  ///   - platform: The suffix of files for a device. Entries for other devices have no rows.
  ///   - isReadOnly: Whether entries only for read-only screens have rows.
  ///   - hiddenKeys: The keys of entries without rows.
  init(platform: String?, isReadOnly: Bool, hiddenKeys: Set<String>) {
    idiom = platform.map { $0.lowercased().replacing("iphone", with: "phone") }
      .map { $0.replacing("ipad", with: "pad").replacing("vision", with: "reality") }
    self.isReadOnly = isReadOnly
    self.hiddenKeys = hiddenKeys
  }

  /// The groups that show anything.
  var groups: [TableGroup] {
    let shown = parts.filter { part in
      part.list != nil || !part.rows.isEmpty || part.header?.isEmpty == false
        || part.footer?.isEmpty == false
    }
    return shown.map {
      $0.list ?? TableGroup($0.header, footer: $0.footer, id: $0.id, rows: $0.rows)
    }
  }

  /// Adds an entry: a group, or the rows of a value.
  mutating func add(_ entry: SettingsEntry, index: Int, item: SettingsItem, rows: SettingsRows) {
    guard !entry.isGroup else {
      isGroupHidden = entry.key.map { hiddenKeys.contains($0) } ?? false
      // A group that isn't for this screen leaves its rows to the group before it.
      if !isGroupHidden, !isHidden(entry) { begin(item, index) }
      return
    }
    guard !isGroupHidden, !isHidden(entry) else { return }
    if let list = list(item, rows) {
      parts.append(Part(id: RowID("list \(index)"), list: list))
      return
    }
    if SettingsGroups.isList(entry) || parts.last?.list != nil { begin(item, index) }
    let made = entry.type == "PSRadioGroupSpecifier" ? radioRows(item) : listRows(item, rows)
    if parts.isEmpty { parts.append(Part(id: RowID("first"))) }
    parts[parts.count - 1].rows += made
  }

  /// Returns whether an entry is a group of its own.
  static func isList(_ entry: SettingsEntry) -> Bool {
    entry.type == "PSRadioGroupSpecifier" || entry.type == "IASKListGroupSpecifier"
  }

  private mutating func begin(_ item: SettingsItem, _ index: Int) {
    let hasTitle = item.entry.isGroup || SettingsGroups.isList(item.entry)
    parts.append(
      Part(
        header: hasTitle ? item.text("Title") : nil,
        footer: hasTitle ? item.text("FooterText") : nil,
        id: RowID("group \(index) \(item.entry.key ?? "")")))
  }

  private func isHidden(_ entry: SettingsEntry) -> Bool {
    if entry.isTrue("isHidden") { return true }
    if entry.isTrue("OnlyOnReadOnly"), !isReadOnly { return true }
    if let key = entry.key, hiddenKeys.contains(key) { return true }
    guard let idioms = entry["SupportedUserInterfaceIdioms"]?.array, let idiom else { return false }
    return !idioms.contains { $0.string?.lowercased() == idiom }
  }

  // MARK: Rows

  private func radioRows(_ item: SettingsItem) -> [any CellController] {
    let value = item.value
    var choices = item.choices
    if let present = value.value, !choices.contains(where: { $0.value.isSame(as: present) }) {
      choices.append(Choice(present, present.plainText))
    }
    let known = choices
    let selection = value.mapped(
      { value in value.map { value in known.first { $0.value.isSame(as: value) }?.value ?? value }
      },
      { $0 })
    return choices.enumerated().map { index, choice in
      let row = RadioRowController<JSONValue?>(
        choice.title, selection, choice: choice.value, id: RowID("\(item.entry.key ?? "") \(index)")
      )
      if item.isReadOnly { row.access = .readOnly }
      return row
    }
  }

  private func listRows(_ item: SettingsItem, _ rows: SettingsRows) -> [any CellController] {
    if case .other(let value) = item.misfit { return SettingsMisfitRows.rows(item, value) }
    guard let row = rows.row(for: item) else {
      let label = item.label.isEmpty ? item.entry.type : item.label
      return [DisabledSettingsRow(label, id: item.rowID)]
    }
    if item.isReadOnly { (row as? any FormRow)?.access = .readOnly }
    return [row]
  }
}

/// A row for an entry that can't be shown.
final class DisabledSettingsRow: CellController {
  let rowID: RowID?
  private let label: String

  init(_ label: String, id: RowID) {
    self.label = label
    rowID = id
  }

  func configure(_ cell: TableCell) {
    cell.text = label
    cell.isEnabled = false
  }
}
