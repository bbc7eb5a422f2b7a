public import RowKit

/// A settings store that keeps its values in a file.
@MainActor public protocol FileSettingsStore: SettingsStore {
  /// A sentence about the reason why the file doesn't contain all changes, or `nil` if it does.
  var problem: String? { get }

  /// Stores the changes that couldn't be stored before.
  ///
  /// Changes are stored as they are made, so this is necessary only after a failure and before the
  /// program ends.
  ///
  /// - Parameter limit: The maximum time to wait for the file. If it doesn't suffice, ``problem``
  ///   says so, and the changes are stored as soon as possible.
  func save(within limit: Duration)

  /// Reads the file again in the background, and takes the values that other programs stored.
  ///
  /// Storing a change takes them, too. A file that is gone or can't be read changes nothing, and while changes
  /// wait to be stored, the method does nothing.
  func refresh()
}

extension FileSettingsStore {
  /// Stores the changes that couldn't be stored before, within five seconds.
  public func save() { save(within: .seconds(5)) }

  /// Stores the changes within a second because the program ends, and reports if that isn't possible.
  package func saveAtEnd(reportingTo stage: Stage?) {
    save(within: .seconds(1))
    if let problem { stage?.reportAtEnd(problem) }
  }
}
