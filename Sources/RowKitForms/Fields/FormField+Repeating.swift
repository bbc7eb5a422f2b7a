/// Fields with a row for each value of a list, which can be added, removed and moved.
///
/// The field's value is the list of the values of the rows. In a read-only form, the row that adds
/// a value is omitted.
///
/// ```swift
/// FormField(.phones, repeating: $contact.phones, adding: "Add Number", new: "", maximum: 5) {
///   TextFieldRowController("Number", $0)
/// }.rules(.required(), .each(.length(3...20)))
/// ```
extension FormField {
  /// Creates a field with a row for each value of a list, and below them a row that adds a value.
  ///
  /// - Parameters:
  ///   - key: The key of the list.
  ///   - values: The values.
  ///   - label: The title of the row that adds a value.
  ///   - new: The value to add.
  ///   - maximum: The maximum number of values, or `nil` for no limit.
  ///   - row: Creates the row of a value.
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
}
