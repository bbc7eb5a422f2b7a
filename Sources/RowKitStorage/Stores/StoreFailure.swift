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
  /// A value isn't replaced.
  case refusal(StoreRefusal)
}

/// A value that stays as it is in a settings file.
package struct StoreRefusal: Sendable {
  /// The name of the value.
  package let name: String

  /// The reason why the file can't hold the new value, or `nil` if settings can't represent the present
  /// one.
  ///
  /// It can follow a colon.
  package let reason: String?
}
