package import RowKit

extension SchemaForm: FieldAskingScreen {
  /// The messages of a form that asks for an answer, and the links to pages with others.
  package var fieldProblems: [FieldProblem] {
    guard asksFields else { return [] }
    let messages = messages.compactMap { problem in problem.row.path.map { (path: $0, problem) } }
    let known = Set(messages.map(\.path))
    let links = linksToProblems.filter { !known.contains($0) }.map {
      (path: $0, FieldProblem(context(at: $0), nil))
    }
    return (messages + links).sorted { $0.path < $1.path }.map(\.1)
  }

  /// The paths of links to pages with problems, but for those of long lists, whose messages say so.
  private var linksToProblems: [RowPath] {
    tableGroups.enumerated().filter { $1.rows.isStored }.flatMap { index, group in
      (0..<group.rows.count).filter { (group.rows[$0] as? SchemaLinkRow)?.hasProblems == true }
        .map { RowPath(group: index, row: $0) }
    }
  }

  /// The messages about values, each with the row above it, found one by one.
  ///
  /// A message above the rows of a list or an object has the row that adds to it, if there is one.
  var messages: some Sequence<FieldProblem> {
    tableGroups.enumerated().lazy.flatMap { index, group in
      (0..<group.rows.count).lazy.compactMap { [self] place in
        message(in: group, at: place).map { problem($0, in: index, group, at: place) }
      }
    }
  }

  private func problem(
    _ message: FormMessageRow.Message, in index: Int, _ group: TableGroup, at place: Int
  ) -> FieldProblem {
    let last = group.rows.count - 1
    let isAdded = place == 0 && group.rows.rowID(at: last).map(SchemaGroups.isAdding) == true
    var field = place
    while field > 0, group.rows.rowID(at: field).map(SchemaGroups.isMessage) == true { field -= 1 }
    let path = RowPath(group: index, row: isAdded ? last : field)
    var isWarning = false
    if case .warning = message { isWarning = true }
    return FieldProblem(context(at: path), message.remark ?? "", isWarning: isWarning)
  }

  /// Returns the message at a place in a group, without making rows of values.
  private func message(in group: TableGroup, at place: Int) -> FormMessageRow.Message? {
    guard let id = group.rows.rowID(at: place), SchemaGroups.isMessage(id),
      let row = group.rows[place] as? FormMessageRow
    else { return nil }
    return row.message
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
