/// The rows of the models of a table, from one construction of its groups to the next.
///
/// A class, because making a row runs code of the app, which may request another update.
@MainActor final class ModelRows {
  private var sections: [(id: RowID?, rows: ModelSectionRows)] = []
  private var identities = ModelIdentities()

  /// Whether the next update makes every row again.
  private var isStale = false

  /// Requests that the next update make every row again.
  func setNeedsUpdate() { isStale = true }

  /// Releases all rows and models.
  func removeAll() {
    sections = []
    identities = ModelIdentities()
  }

  /// Follows the sections of a source and returns the rows of each.
  ///
  /// A section is the former one with its identifier, or, without an identifier, the one at its
  /// position.
  ///
  /// - Parameters:
  ///   - new: The sections.
  ///   - makeRow: Makes the row of a model with an identity.
  /// - Returns: The lists of rows.
  func update(
    to new: [DataSourceSection], makeRow: (any Model, RowID?) -> any CellController
  ) -> [RowList] {
    var former = sections.map { Optional($0) }
    if isStale { for position in former.indices { former[position]?.id = RowID(Left()) } }
    isStale = false
    var places: [RowID: Int]?
    // Released last, so that a model that moves to another section keeps its identity.
    var released: [RowID?] = []
    sections = new.enumerated().map { position, section in
      let place = ModelRows.place(of: section.id, near: position, in: former, &places)
      let rows = place.flatMap { former[$0]?.rows } ?? ModelSectionRows()
      if let place { former[place] = nil }
      rows.update(
        to: section.items, in: section.id, &identities, released: &released, makeRow: makeRow)
      return (section.id, rows)
    }
    for section in former { section?.rows.release(&identities) }
    for id in released { identities.release(id) }
    return sections.map(\.rows.list)
  }

  /// Returns the path of a row's model in the source.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - likely: The path of the row in the table, which makes finding it cheap.
  /// - Returns: The path, or `nil`.
  /// - Complexity: O(*n*) in the number of rows if the table has other rows above it in its group.
  func path(of row: any CellController, near likely: RowPath) -> RowPath? {
    let isThere = { [sections] in sections[$0].rows.contains(row, at: likely.row) }
    if sections.indices.contains(likely.group), isThere(likely.group) { return likely }
    // The table may have groups that aren't sections.
    if let section = sections.indices.first(where: isThere) {
      return RowPath(group: section, row: likely.row)
    }
    for (section, value) in sections.enumerated() {
      if let place = value.rows.place(of: row) { return RowPath(group: section, row: place) }
    }
    return nil
  }

  /// The identifier of a section whose rows aren't used again.
  private struct Left: Hashable, Sendable {}

  /// Returns the former position of a section that wasn't used yet.
  ///
  /// The positions by identifier are read once, when a section isn't where it was.
  private static func place(
    of id: RowID?, near position: Int, in former: [(id: RowID?, rows: ModelSectionRows)?],
    _ places: inout [RowID: Int]?
  ) -> Int? {
    if former.indices.contains(position), let section = former[position], section.id == id {
      return position
    }
    guard let id else { return nil }
    if places == nil {
      let known = former.enumerated().compactMap { place, section in
        section?.id.map { ($0, place) }
      }
      places = Dictionary(known) { first, _ in first }
    }
    return places?[id].flatMap { former[$0]?.id == id ? $0 : nil }
  }
}
