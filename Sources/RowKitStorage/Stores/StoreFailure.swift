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
