/// Fields of check rows for a set of values. Exclusive choices clear the others.
///
/// The field's value is the list of checked values, in the order of the choices.
///
/// ```swift
/// FormField(.days, checks: days, alarmDays, \.days).rules(.required("On one day at least"))
/// ```
extension FormField {
  /// Creates a field of check rows.
  ///
  /// `nil` is shown as nothing checked.
  public init<Value: Hashable, Values: BindableValue<Set<Value>>>(
    _ key: FormKey, checks: [Choice<Value>], selection: Binding<Values>
  ) {
    let selection = selection.asOptional.replacingNil(with: [])
    let rows = checks.checkRows(selection)
    self.init(
      key, value: { FormValue(chosen: selection.value, among: checks) }, rows: { _ in rows })
  }

  /// Creates a field of check rows that stores its set of values.
  public init<Value: Hashable, Values: BindableValue<Set<Value>>>(
    _ key: FormKey, checks: [Choice<Value>], selection: Values,
    onChange: @escaping (Values) -> Void = { _ in }
  ) {
    self.init(key, checks: checks, selection: Binding(selection, onChange: onChange))
  }

  /// Creates a field of check rows for a set of values in a property of an object.
  public init<Root: AnyObject, Value: Hashable, Values: BindableValue<Set<Value>>>(
    _ key: FormKey, checks: [Choice<Value>], _ object: Root,
    _ keyPath: ReferenceWritableKeyPath<Root, Values>
  ) {
    self.init(key, checks: checks, selection: Binding(object, keyPath))
  }
}
