/// Fields with a row for each of a list of values, which can be added, removed and moved.
///
/// Their value is the list of the values of the rows. A form that is only read has no row that adds.
///
/// ```swift
/// FormField(.phones, repeating: contact, \.phones, adding: "Add Number", new: "", maximum: 5) {
///   TextFieldRowController("Number", text: $0)
/// }.rules(.required(), .each(.length(3...20)))
/// ```
extension FormField {
  /// Creates a field with a row for each of a list of values, and below them one that adds another.
  ///
  /// - Parameters:
  ///   - key: What names the list.
  ///   - values: The values.
  ///   - label: The words of the row that adds one.
  ///   - new: What is added.
  ///   - maximum: How many there may be; nil for any number.
  ///   - row: Makes the row of a value.
  public init<Value, Row: RepeatableRow & FormRow>(
    _ key: FormKey, repeating values: Binding<[Value]>, adding label: String,
    new: @autoclosure @escaping () -> Value, maximum: Int? = nil,
    row: @escaping (Binding<Value>) -> Row
  ) {
    let list = RepeatedValues(values) { row($0) }
    let adding = list.addingRow(label, new: new, maximum: maximum)
    self.init(
      key,
      value: { .list(list.rows.compactMap { ($0 as? any FormRow)?.formValue }) },
      rows: { access in
        list.isOpen = access == .editable
        return access == .readOnly ? list.rows : list.rows + [adding]
      })
  }

  /// Creates a field with a row for each of the values that an object has, and below them one that
  /// adds another.
  public init<Root: AnyObject, Value, Row: RepeatableRow & FormRow>(
    _ key: FormKey, repeating object: Root, _ keyPath: ReferenceWritableKeyPath<Root, [Value]>,
    adding label: String, new: @autoclosure @escaping () -> Value, maximum: Int? = nil,
    row: @escaping (Binding<Value>) -> Row
  ) {
    self.init(
      key, repeating: Binding(object, keyPath), adding: label, new: new(), maximum: maximum,
      row: row)
  }

  /// Creates a field with a row for each of a list of values of its own, and below them one that
  /// adds another.
  public init<Value, Row: RepeatableRow & FormRow>(
    _ key: FormKey, repeating values: [Value], adding label: String,
    new: @autoclosure @escaping () -> Value, maximum: Int? = nil,
    onChange: @escaping ([Value]) -> Void = { _ in }, row: @escaping (Binding<Value>) -> Row
  ) {
    self.init(
      key, repeating: Binding(values, onChange: onChange), adding: label, new: new(),
      maximum: maximum, row: row)
  }
}
