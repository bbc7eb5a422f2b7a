/// A row that provides its value to a form, and that the form can disable or make read-only.
@MainActor public protocol FormRow: CellController {
  /// The value.
  var formValue: FormValue { get }

  /// The access to the row.
  var access: FieldAccess { get set }
}
