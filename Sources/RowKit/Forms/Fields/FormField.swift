/// A row of a form, or several that share a value: where the value comes from, what must hold for
/// it, and when the rows are there.
///
/// ```swift
/// FormField(.company, .textField("Company", account, \.company))
///   .rules(.required(), showing: .blur)
///   .visible { $0[.isCompany].isOn }
/// ```
@MainActor public struct FormField {
  /// Decides by the values of the form.
  public typealias Condition = (FormValues) -> Bool

  /// What names the value; nil for a row without one.
  public let key: FormKey?

  let value: () -> FormValue

  /// Makes the rows, or gives those it made before, for what a person may do with them.
  let makeRows: (FieldAccess) -> [any CellController]

  private(set) var rules: [FormRule] = []
  private(set) var moment = FormRule.Moment.change
  private(set) var visibility: [Condition] = []
  private(set) var enablement: [Condition] = []

  /// Creates a field of a row that knows its value.
  public init<Row: FormRow>(_ key: FormKey, _ row: Row) {
    self.init(key, value: { row.formValue }, rows: { _ in [row] })
  }

  /// Creates a field of any row, with where its value comes from.
  public init(_ key: FormKey, _ row: any CellController, value: @escaping () -> FormValue) {
    self.init(key, value: value, rows: { _ in [row] })
  }

  /// Creates a row without a value, such as a note.
  public init(_ row: any CellController) {
    self.init(nil, value: { .none }, rows: { _ in [row] })
  }

  /// Creates a field of rows that share a value.
  init(
    _ key: FormKey?, value: @escaping () -> FormValue,
    rows: @escaping (FieldAccess) -> [any CellController]
  ) {
    self.key = key
    self.value = value
    makeRows = rows
  }

  /// The rows of the field, while a person may change it.
  public var rows: [any CellController] { makeRows(.editable) }

  /// Adds what must hold, the first that doesn't being told.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - moment: When their messages are shown.
  /// - Returns: The field with the rules.
  public func rules(_ rules: FormRule..., showing moment: FormRule.Moment = .change) -> FormField {
    var field = self
    field.rules += rules
    field.moment = moment
    return field
  }

  /// Shows the rows only while a condition holds.
  ///
  /// Of several all must hold, and those of its group: hiding beats showing.
  public func visible(when condition: @escaping Condition) -> FormField {
    var field = self
    field.visibility.append(condition)
    return field
  }

  /// Lets the rows be used only while a condition holds.
  ///
  /// Of several all must hold, and those of its group.
  public func enabled(when condition: @escaping Condition) -> FormField {
    var field = self
    field.enablement.append(condition)
    return field
  }
}
