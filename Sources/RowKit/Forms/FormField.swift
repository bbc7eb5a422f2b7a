/// A row of a form: where its value comes from, what must hold for it, and when it is there.
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

  /// The row.
  public let row: any CellController

  let value: () -> FormValue
  private(set) var rules: [FormRule] = []
  private(set) var moment = FormRule.Moment.change
  private(set) var visibility: [Condition] = []
  private(set) var enablement: [Condition] = []

  /// Creates a field of a row that knows its value.
  public init<Row: FormRow>(_ key: FormKey, _ row: Row) {
    self.key = key
    self.row = row
    value = { row.formValue }
  }

  /// Creates a field of any row, with where its value comes from.
  public init(_ key: FormKey, _ row: any CellController, value: @escaping () -> FormValue) {
    self.key = key
    self.row = row
    self.value = value
  }

  /// Creates a row without a value, such as a note.
  public init(_ row: any CellController) {
    key = nil
    self.row = row
    value = { .none }
  }

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

  /// Shows the row only while a condition holds.
  ///
  /// Of several all must hold, and those of its group:
  /// hiding beats showing.
  public func visible(when condition: @escaping Condition) -> FormField {
    var field = self
    field.visibility.append(condition)
    return field
  }

  /// Lets the row be used only while a condition holds.
  ///
  /// Of several all must hold, and those of its
  /// group.
  public func enabled(when condition: @escaping Condition) -> FormField {
    var field = self
    field.enablement.append(condition)
    return field
  }
}
