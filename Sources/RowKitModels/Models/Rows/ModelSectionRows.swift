/// The rows of a section's models, of which only those of changed models are recreated.
///
/// An update costs O(changed models), apart from one comparison of the models' bytes.
@MainActor final class ModelSectionRows {
  /// The rows, as a list that shares its parts with the list before the last update.
  private(set) var list = RowList()

  private(set) var items: [any Model] = []
  private var rows: [any CellController] = []
  private var occurrences = OccurrenceIDs()

  /// The identity of each row's model, and its number among models with the same identity.
  private var keys: [(id: RowID?, number: Int)] = []

  /// Follows the models of the section.
  ///
  /// - Parameters:
  ///   - models: The models.
  ///   - section: The identifier of the section.
  ///   - identities: The identities of models.
  ///   - released: The identities that the section no longer uses, to be released after all sections.
  ///   - makeRow: Makes the row of a model with an identity.
  func update(
    to models: [any Model], in section: RowID?, _ identities: inout ModelIdentities,
    released: inout [RowID?], makeRow: (any Model, RowID?) -> any CellController
  ) {
    var ends = CommonModels(items, models)
    // The identity of a placeholder contains its position.
    if models.last is ModelPlaceholder, models.count != items.count { ends.trailing = 0 }
    let gone = ends.leading..<items.count - ends.trailing
    let come = ends.leading..<models.count - ends.trailing
    items = models
    guard !gone.isEmpty || !come.isEmpty else { return }
    let ids = come.map { identities.id(of: models[$0], at: $0, in: section) }
    for key in keys[gone] {
      occurrences.release(key.id, key.number)
      released.append(key.id)
    }
    let new = ids.map { (id: $0, number: occurrences.take($0)) }
    keys.replaceSubrange(gone, with: new)
    let made = zip(come, new).map { makeRow(models[$0], OccurrenceIDs.id($1.id, $1.number)) }
    rows.replaceSubrange(gone, with: made)
    list.replace(gone, with: RowList(made))
  }

  /// Releases the models, whose section has left.
  func release(_ identities: inout ModelIdentities) {
    for key in keys { identities.release(key.id) }
    (items, keys) = ([], [])
  }

  /// Returns whether a row is at a position.
  func contains(_ row: any CellController, at place: Int) -> Bool {
    rows.indices.contains(place) && rows[place] === row
  }

  /// Returns the position of a row, or `nil` if it has left.
  ///
  /// - Complexity: O(*n*)
  func place(of row: any CellController) -> Int? { rows.firstIndex { $0 === row } }
}
