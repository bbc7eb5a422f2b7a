/// How many rows of a table may be selected at a time.
public enum SelectionMode: Hashable, Sendable {
  /// None: a row acts, and is deselected after that.
  case single

  /// Any number: selecting a row again deselects it.
  case multiple
}
