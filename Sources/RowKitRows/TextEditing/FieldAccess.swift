/// The ways in which a person may use a field.
public enum FieldAccess: Hashable, Sendable {
  /// The value can be changed.
  case editable
  /// The value can only be read.
  case readOnly
  /// The field can't be used and is greyed out.
  case disabled
}
