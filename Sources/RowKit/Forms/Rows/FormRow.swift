/// A row that a form can ask for its value, switch off, and make read-only.
@MainActor public protocol FormRow: CellController {
  /// The value.
  var formValue: FormValue { get }

  /// What a person may do with the row.
  var access: FieldAccess { get set }
}
