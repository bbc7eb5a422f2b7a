/// A field of a form: one row, or several that share a value, with its rules and conditions.
///
/// ```swift
/// FormField(.company, .textField("Company", $account.company))
///   .rules(.required(), showing: .blur)
///   .visible { $0[.isCompany].isOn }
/// ```
@MainActor public struct FormField {
  /// A condition on the values of the form.
  typealias Condition = (FormValues) -> Bool

  /// The key of the value, or `nil` for a row without a value.
  let key: FormKey?

  let value: () -> FormValue

  /// Creates or reuses the rows for an access.
  let makeRows: (FieldAccess) -> [any CellController]

  /// Returns what all rows of the field ask together, or `nil` if each row asks for itself.
  let sharedQuestion: (() -> Question.Form)?

  private(set) var rules: [FormRule] = []
  private(set) var moment = FormRule.DisplayTrigger.change
  private(set) var visibility: [Condition] = []
  private(set) var enablement: [Condition] = []
  private(set) var isOmitted = false

  /// Creates a field of a row that provides its value.
  public init<Row: FormRow>(_ key: FormKey, _ row: Row) {
    self.init(key, value: { row.formValue }, rows: { _ in [row] })
  }

  /// Creates a field of any row, with a closure that returns its value.
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
    rows: @escaping (FieldAccess) -> [any CellController],
    question: (() -> Question.Form)? = nil
  ) {
    self.key = key
    self.value = value
    makeRows = rows
    sharedQuestion = question
  }

  /// The rows of the field while it is editable.
  var rows: [any CellController] { makeRows(.editable) }

  /// Adds rules.
  ///
  /// Only the message of the first rule that fails is shown.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - moment: When the messages of all rules of the field are shown, or `nil` for the moment given
  ///     before. Without one, it is `.change`.
  /// - Returns: The field with the rules.
  public func rules(_ rules: FormRule..., showing moment: FormRule.DisplayTrigger? = nil)
    -> FormField
  {
    var field = self
    field.rules += rules
    if let moment { field.moment = moment }
    return field
  }

  /// Omits the field from the values of the form.
  ///
  /// The values in this sense are ``FormController/values`` and ``FormController/valuesAsJSON()``.
  /// Rules and conditions read the value as usual, such as that of a repeated password.
  public func omittedFromValues() -> FormField {
    var field = self
    field.isOmitted = true
    return field
  }

  /// Shows the rows only while a condition is met.
  ///
  /// If there are several conditions, all must be met, including those of the group.
  public func visible(when condition: @escaping (FormValues) -> Bool) -> FormField {
    var field = self
    field.visibility.append(condition)
    return field
  }

  /// Enables the rows only while a condition is met.
  ///
  /// If there are several conditions, all must be met, including those of the group.
  public func enabled(when condition: @escaping (FormValues) -> Bool) -> FormField {
    var field = self
    field.enablement.append(condition)
    return field
  }
}
