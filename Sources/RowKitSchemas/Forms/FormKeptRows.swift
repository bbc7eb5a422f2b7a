import JSONSchema
import JSONText
import RowKit

/// The rows of members, which are shown again after changes of other values.
///
/// A screen owns them. The document doesn't, because they refer to it.
@MainActor final class FormKeptRows {
  /// The values and rules that the rows of a member depend on.
  struct Circumstances: Equatable {
    /// The value, which is no container, or `nil` if there is none.
    let value: JSONValue?

    let title: String
    let isRequired: Bool

    /// Whether a message says that the member is missing.
    let isMissing: Bool

    let isReadOnly: Bool

    /// The branches that a person chose.
    let chosen: [SchemaUnion.Key: Int]
  }

  private struct Entry {
    let circumstances: Circumstances
    let rules: SchemaPlace
    let rows: [any CellController]
  }

  private var entries: [Int: Entry] = [:]

  /// Returns the rows of a member if nothing that they depend on has changed, or `nil`.
  func rows(of place: FormPlace, _ circumstances: Circumstances) -> [any CellController]? {
    guard let entry = entries[place.id], let rules = place.rules,
      entry.rules.hasSameSchemas(as: rules), entry.circumstances == circumstances
    else { return nil }
    return entry.rows
  }

  /// Keeps the rows of a member.
  func keep(
    _ rows: [any CellController], of place: FormPlace, _ circumstances: Circumstances
  ) {
    guard let rules = place.rules else { return }
    entries[place.id] = Entry(circumstances: circumstances, rules: rules, rows: rows)
  }
}
