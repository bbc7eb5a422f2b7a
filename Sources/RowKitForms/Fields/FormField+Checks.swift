/// Fields of check rows for a set of values. Exclusive choices clear the others.
///
/// The field's value is the list of checked values, in the order of the choices.
///
/// ```swift
/// FormField(.days, checks: $alarm.days, days).rules(.required("On one day at least"))
/// ```
extension FormField {
  /// Creates a field of check rows.
  ///
  /// `nil` is shown as nothing checked.
  public init<Value: Hashable, Values: BindableValue<Set<Value>>>(
    _ key: FormKey, checks selection: Binding<Values>, _ choices: [Choice<Value>]
  ) {
    let selection = selection.asOptional.replacingNil(with: [])
    let rows = choices.checkRows(selection)
    self.init(
      key, value: { FormValue(chosen: selection.value, among: choices) }, rows: { _ in rows },
      question: {
        .several(choices, read: { selection.value }, store: { selection.value = $0 })
      })
  }
}
