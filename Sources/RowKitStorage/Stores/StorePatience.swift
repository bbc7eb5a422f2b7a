/// The limits of the time that a store waits for its file.
package struct StorePatience: Sendable {
  /// The time that a change waits until it is stored.
  ///
  /// It is stored in the background after that.
  package var change: Duration = .milliseconds(50)

  /// The time after which a change that isn't stored is a failure.
  package var silence: Duration = .seconds(2)

  /// The time that the file waits for another program that writes it, in milliseconds.
  package var lock = 4000

  /// Creates the standard limits.
  package init() {}
}
