/// Fields of radio rows, of which exactly one is selected.
///
/// ```swift
/// FormField(.plan, radio: $account.plan, plans).rules(.required(), showing: .submit)
/// ```
extension FormField {
  /// Creates a field of radio rows that share a value.
  ///
  /// If it is `nil`, none is selected.
  public init<Value: Hashable>(
    _ key: FormKey, radio selection: Binding<Value?>, _ choices: [Choice<Value>]
  ) {
    let rows = choices.radioRows(selection)
    self.init(
      key, value: { FormValue(chosen: selection.value) }, rows: { _ in rows },
      question: {
        .choice(choices, now: selection.value, allowsNone: false) { chosen in
          if let chosen { selection.value = chosen }
        }
      })
  }

  /// Creates a field of radio rows that share a value.
  public init<Value: Hashable>(
    _ key: FormKey, radio selection: Binding<Value>, _ choices: [Choice<Value>]
  ) {
    self.init(key, radio: selection.optional, choices)
  }
}
