package import RowKit

extension SchemaForm: FieldAskingScreen {
  /// The messages of a form that asks for an answer.
  package var fieldProblems: [(row: RowContext, message: String)] {
    asksFields ? messages() : []
  }

  /// Returns the first messages about values, each with the row above it.
  ///
  /// A message above the rows of a list or an object has the row that adds to it, if there is one.
  func messages(atMost limit: Int = .max) -> [(row: RowContext, message: String)] {
    var problems: [(row: RowContext, message: String)] = []
    for (index, group) in tableGroups.enumerated() {
      for place in 0..<group.rows.count where problems.count < limit {
        guard let text = message(in: group, at: place) else { continue }
        let last = group.rows.count - 1
        let isAdded = place == 0 && group.rows.rowID(at: last).map(SchemaGroups.isAdding) == true
        let row = isAdded ? last : max(0, place - 1)
        problems.append((context(at: RowPath(group: index, row: row)), text))
      }
    }
    return problems
  }

  /// Returns the message at a place in a group, without making rows of values.
  private func message(in group: TableGroup, at place: Int) -> String? {
    guard let id = group.rows.rowID(at: place), SchemaGroups.isMessage(id),
      let row = group.rows[place] as? FormMessageRow, case .wrong(let text)? = row.message
    else { return nil }
    return text
  }

  package var isAwaitingChecks: Bool { false }

  package var asksFields: Bool { self is any ScreenWithAnswer }

  /// Returns whether a row stands for a value on another screen, or adds an entry to a list.
  package func isFieldToUse(_ row: any CellController) -> Bool {
    let adds = row.rowID.map(SchemaGroups.isAdding) ?? false
    return adds ? row is any ActionRow : row is SchemaItemRow
  }

  /// Returns the words for a row, in which a word stands for the sign of a required value.
  package func spokenText(_ text: SpokenText, of row: any CellController) -> SpokenText {
    guard text.label.hasSuffix(SchemaItem.requiredSign) else { return text }
    var text = text
    text.label.removeLast(SchemaItem.requiredSign.count)
    text.states.append(.required)
    return text
  }
}
