import JSONSchema
import JSONText
import RowKit

/// The rows of members, which are shown again after changes of other values, and the sections that
/// stay open.
///
/// A screen owns them. The document doesn't, because they refer to it.
@MainActor final class FormKeptRows {
  /// The values and rules that the rows of a member depend on.
  struct Circumstances: Equatable {
    /// The value, which is no container, or `nil` if there is none.
    let value: JSONValue?

    let title: String
    let isRequired: Bool

    /// The message that the member is missing, or `nil` if it isn't.
    let missing: String?

    let isReadOnly: Bool

    /// Whether the value is part of one that isn't shown.
    let isSecret: Bool

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

  // MARK: Problems

  private var problemIDs: Set<Int> = []

  /// Returns whether a value that should no longer be used has had a problem.
  func hadProblem(_ place: FormPlace) -> Bool { problemIDs.contains(place.id) }

  /// Notes that a value that should no longer be used has a problem.
  func noteProblem(_ place: FormPlace) { problemIDs.insert(place.id) }

  // MARK: Sections

  /// The values whose parts have been shown in a group of their own.
  private(set) var sections: [FormPlace] = []

  private var sectionIDs: Set<Int> = []

  /// Returns whether the parts of a value have been shown in a group of their own.
  func isSection(_ place: FormPlace) -> Bool { sectionIDs.contains(place.id) }

  /// Notes that the parts of a value are shown in a group of their own.
  func noteSection(_ place: FormPlace) {
    if sectionIDs.insert(place.id).inserted { sections.append(place) }
  }
}
