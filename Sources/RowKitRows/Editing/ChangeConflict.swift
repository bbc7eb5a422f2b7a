/// Changes that a model doesn't store because a value was changed elsewhere meanwhile.
///
/// A setter that gives way to another program's value reports that. The edited text then isn't written
/// over the other value by the next key, as it is over a text that a setter has only reformatted:
///
/// ```swift
/// set: { name in
///   if !database.replaceName(of: person, expecting: version, with: name) { ChangeConflict.report() }
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
