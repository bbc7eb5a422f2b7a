/// The fields of a form that a conversation in lines asks for.
extension FormController: FieldAskingScreen {
  package var fieldProblems: [FieldProblem] {
    updated.problems.compactMap { problem in
      paths(of: problem.record).first.flatMap { context(at: $0) }
        .map { FieldProblem($0, problem.message) }
    }
  }

  package var isAwaitingChecks: Bool { submitted != nil }

  package var asksFields: Bool { !isReadOnly }

  package func fieldQuestion(
    of row: any CellController, _ context: RowContext
  ) -> FieldQuestion? { state?.fieldQuestion(of: row, context) }

  package func isFieldToUse(_ row: any CellController) -> Bool {
    guard let record = state?.record(of: row) else { return false }
    return record.isActive && record.field.sharedQuestion == nil
  }

  package func spokenText(_ text: SpokenText, of row: any CellController) -> SpokenText {
    guard let record = state?.record(of: row),
      record.field.rules.contains(where: \.isRequirement), record.field.value().isEmpty
    else { return text }
    var text = text
    text.states.append(.required)
    return text
  }
}
