/// What a person may do with a field.
public enum FieldAccess: Hashable, Sendable {
  /// Change its value.
  case editable
  /// Read its value.
  case readOnly
  /// Nothing now: it is greyed.
  case disabled
}
