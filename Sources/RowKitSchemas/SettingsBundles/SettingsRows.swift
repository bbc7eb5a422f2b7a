public import RowKit

/// The rows for the types of settings entries.
///
/// The standard ones know the types of settings bundles and of InAppSettingsKit. An app registers
/// rows for its own types, or replaces standard ones:
///
/// ```swift
/// var rows = SettingsRows.standard
/// rows.register("AccountSpecifier") { item in
///   .link(item.label) { AccountScreen(item.store) }
/// }
/// ```
@MainActor public struct SettingsRows {
  /// Creates the row of an entry, or returns `nil` if the entry can't be shown.
  public typealias Row = (SettingsItem) -> (any CellController)?

  /// The types of entries with standard rows.
  var standardTypes: Set<String> = []

  private var rows: [String: Row] = [:]
  private var namedRows: [String: Row] = [:]

  /// The types of entries with rows.
  var types: [String] { Array(rows.keys) }

  /// Creates a registry without rows.
  public init() {}

  /// Registers the row for a type of entries.
  public mutating func register(_ type: String, row: @escaping Row) {
    rows[type] = row
    standardTypes.remove(type)
  }

  /// Registers the row for the entries with a key, of any type.
  public mutating func register(key: String, row: @escaping Row) {
    namedRows[key] = row
  }

  /// Returns the row of an entry, or `nil` if no row is registered for it.
  func row(for item: SettingsItem) -> (any CellController)? {
    if let key = item.entry.key, let row = namedRows[key] { return row(item) }
    return rows[item.entry.type].flatMap { $0(item) }
  }

  /// Returns a value that the row of an entry can't show, or `nil` for any other value.
  func misfit(_ value: JSONValue?, of entry: SettingsEntry) -> SettingsMisfit? {
    if let key = entry.key, namedRows[key] != nil { return nil }
    guard standardTypes.contains(entry.type) || !knows(entry) else { return nil }
    return SettingsMisfit(value, of: entry)
  }

  /// Whether a row is registered for an entry.
  func knows(_ entry: SettingsEntry) -> Bool {
    rows[entry.type] != nil || entry.key.map { namedRows[$0] != nil } == true
  }
}
