import RowKit

/// The rows of an object, of which some are made as they come into view.
@MainActor struct MemberRowList {
  /// A row that isn't made yet.
  enum Waiting {
    /// The row of a member.
    case value(FormPlace, key: String, isRequired: Bool)
    /// The message that a member is missing.
    case required(FormPlace)
  }

  /// The numbers of members whose rows needn't be made at once.
  ///
  /// Of even more members, with a message each, rows would lose their identity.
  static let lazyCounts = SchemaGroups.eagerCount + 1...RowList.greatestComparedCount / 2

  private let groups: SchemaGroups
  private var list: RowList
  private var made: [any CellController] = []
  private var waiting: [Waiting] = []

  /// Creates a list of rows that exist.
  init(_ groups: SchemaGroups, _ rows: [any CellController]) {
    self.groups = groups
    list = RowList()
    made = rows
  }

  /// Appends rows that exist.
  mutating func append(_ rows: [any CellController]) {
    guard !rows.isEmpty else { return }
    endWaiting()
    made += rows
  }

  /// Appends a row that is made when it comes into view.
  mutating func append(_ row: Waiting) {
    endMade()
    waiting.append(row)
  }

  var rows: RowList {
    var copy = self
    copy.endMade()
    copy.endWaiting()
    return copy.list
  }

  private mutating func endMade() {
    if made.isEmpty { return }
    if list.isEmpty { list = RowList(made) } else { list.append(made) }
    made = []
  }

  private mutating func endWaiting() {
    if waiting.isEmpty { return }
    let groups = groups
    // The identities of places change when other alternatives are chosen.
    let rows = waiting.map { (id: $0.id, waiting: $0) }
    list.append(RowList(rows, id: { $0.id }, row: { groups.row(of: $0.waiting) }))
    waiting = []
  }
}

@MainActor extension MemberRowList.Waiting {
  /// The identity of the row.
  var id: RowID {
    switch self {
    case .value(let place, _, _): RowID(place.id)
    case .required(let place): SchemaGroups.requiredID(of: place)
    }
  }
}

extension SchemaGroups {
  fileprivate func row(of waiting: MemberRowList.Waiting) -> any CellController {
    switch waiting {
    case .value(let place, let key, let isRequired):
      row(of: place, label: title(of: place, key: key), isRequired: isRequired)
    case .required(let place): requiredMessage(of: place)
    }
  }
}
