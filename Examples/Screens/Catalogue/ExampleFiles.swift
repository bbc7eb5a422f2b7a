package import AddressBook
package import Files
package import RowKitStorage

/// The files that screens read, which tests replace.
package struct ExampleFiles: Sendable {
  /// The files of logs and tables.
  package var system = FileSystem.machine

  /// The calls for documents and stores.
  package var calls = FileCalls()

  /// Begins to read files of cards.
  package var cards: @Sendable ([String]) -> Result<AddressBookReading, ContactReadError> = {
    paths in
    Result { () throws(ContactReadError) in try AddressBookReading(paths) }
  }

  /// Begins to read the person's own cards, given the path of their home.
  package var ownCards: @Sendable (String?) -> Result<AddressBookReading?, ContactReadError> = {
    home in
    Result { () throws(ContactReadError) in try AddressBookReading.personal(home: home) }
  }

  /// Whether a screen reads all of its files before it is shown, as a program without a person
  /// needs it.
  package var readsAtOnce = false

  /// The files of this machine.
  package init() {}

  /// The files of this machine for a program without a person, which waits as long as it takes.
  package static var waiting: ExampleFiles {
    var files = ExampleFiles()
    files.system = .direct
    files.readsAtOnce = true
    return files
  }
}

extension ExampleFiles: Hashable {
  package static func == (left: ExampleFiles, right: ExampleFiles) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
