extension Array {
  /// Returns a row with a checkbox for each choice.
  ///
  /// Exclusive choices clear the others.
  @MainActor package func checkRows<Value>(_ selection: Binding<Set<Value>>) -> [any CellController]
  where Element == Choice<Value> {
    map { choice in
      let isChecked = Binding(
        get: { selection.value.contains(choice.value) },
        set: { isChecked in
          guard isChecked != selection.value.contains(choice.value) else { return }
          selection.value = toggling(choice.value, in: selection.value)
        })
      return .check(choice.title, isChecked, detail: choice.detail)
    }
  }
}

extension TableGroup {
  /// Creates a group of rows with checkboxes for a set of values.
  ///
  /// An exclusive choice clears the others. `nil` is shown as nothing checked.
  public init<Value: Hashable, Values: BindableValue<Set<Value>>>(
    _ header: String? = nil, footer: String? = nil, id: RowID? = nil,
    checks selection: Binding<Values>, _ choices: [Choice<Value>]
  ) {
    self.init(
      header, footer: footer, id: id,
      rows: choices.checkRows(selection.asOptional.replacingNil(with: [])))
  }
}
