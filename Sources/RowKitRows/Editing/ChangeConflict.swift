/// A report that a value isn't stored, because it was changed elsewhere meanwhile.
///
/// A setter reports that it gives way to another value, before it returns. Then the row says that its value
/// was changed elsewhere, and keeps the text that is being edited without writing it. Without a report, the
/// other value is taken for the text as the setter formats it, and the next key writes over it.
///
/// ```swift
/// @MainActor func store(_ name: String, replacingName: (String) -> Bool) {
///   if !replacingName(name) { ChangeConflict.report() }
/// }
/// ```
///
/// The files of settings stores report their conflicts.
@MainActor public enum ChangeConflict {
  private static var count = 0

  /// Reports that a value isn't stored, from the setter that was to store it.
  public static func report() { count += 1 }

  /// Returns whether a conflict is reported in the course of a change.
  package static func occurs(in change: () -> Void) -> Bool {
    let former = count
    change()
    return count != former
  }
}
