/// A group of rows in a form.
///
/// ```swift
/// FormGroup("Account") {
///   FormField(.name, .textField("Name", $account.name)).rules(.required())
///   FormField(.password, .secureField("Password", $account.password)).rules(.length(8...))
/// }
/// ```
@MainActor public struct FormGroup {
  let header: String?
  let footer: String?
  let fields: [FormField]
  private(set) var visibility: [FormField.Condition] = []
  private(set) var enablement: [FormField.Condition] = []

  /// Creates a group of fields and other rows.
  public init(
    _ header: String? = nil, footer: String? = nil,
    @ListBuilder<FormField> _ fields: () -> [FormField]
  ) {
    self.header = header
    self.footer = footer
    self.fields = fields()
  }

  /// Shows the group only while a condition is met.
  public func visible(when condition: @escaping (FormValues) -> Bool) -> FormGroup {
    var group = self
    group.visibility.append(condition)
    return group
  }

  /// Enables the rows of the group only while a condition is met.
  public func enabled(when condition: @escaping (FormValues) -> Bool) -> FormGroup {
    var group = self
    group.enablement.append(condition)
    return group
  }
}

extension ListBuilder where Element == FormField {
  /// Lists a row without a key, which belongs to the form but has no value in it.
  public static func buildExpression(_ row: any CellController) -> [FormField] { [FormField(row)] }
}
