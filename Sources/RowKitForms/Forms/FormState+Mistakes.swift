/// Mistakes in the definition of a form.
extension FormState {
  /// Returns the mistakes that evaluating rules and conditions has shown.
  func mistakes(in values: FormValues) -> [TableDiagnostic] {
    let circle = values.circle
    let asking = records.filter { $0.field.key.map(circle.contains) == true }
    let unknown = values.unknown.count
    return [
      mistake(.cyclicConditions, of: asking, .shown),
      unknown == 0
        ? nil
        : TableDiagnostic(.unknownFormKey, at: .unknown, count: unknown, repair: .withoutValue),
      mistake(.duplicateFormKeys, of: repeatedRecords, .firstValue),
    ].compactMap(\.self)
  }

  private func mistake(
    _ code: TableDiagnostic.Code, of records: [FormRecord], _ repair: TableDiagnostic.Repair
  ) -> TableDiagnostic? {
    records.first.map {
      TableDiagnostic(code, at: .group($0.group), count: records.count, repair: repair)
    }
  }

  /// The visible fields whose key a visible field before them has.
  private var repeatedRecords: [FormRecord] {
    guard sharesKeys else { return [] }
    var seen: Set<FormKey> = []
    return records.filter { record in
      record.isShown && record.field.key.map { !seen.insert($0).inserted } == true
    }
  }
}
