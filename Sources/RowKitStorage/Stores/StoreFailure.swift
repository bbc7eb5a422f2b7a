/// A failure to read or change a settings file.
package enum StoreFailure<Malformation: Error & Hashable>: Error, Hashable, Sendable {
  /// The file can't be read, for a reason that can follow a colon.
  case unreadable(String)
  /// The file isn't written in its language.
  case malformed(Malformation)
  /// The file contains something other than values under names.
  case noValues
  /// The file can't be written, for a reason that can follow a colon.
  case unwritable(String)
}

/// A reason why a settings file doesn't hold all changes.
package enum StoreProblem<Malformation: Error & Hashable> {
  /// The file can't be read or changed.
  case failure(StoreFailure<Malformation>)
  /// Another program changed the value of a name, so a change of it isn't stored.
  case conflict(String)
  /// The value of a name can't be represented, so it isn't replaced.
  case refusal(String)
}
