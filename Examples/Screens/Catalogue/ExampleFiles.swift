package import AddressBook
package import Files
package import RowKitStorage

/// The files that screens read, which tests replace.
package struct ExampleFiles: Sendable {
  /// The files of logs and tables.
  package var system = FileSystem.machine

  /// The calls for documents and stores.
  package var calls = FileCalls()

  /// Reads files of cards.
  package var cards: @Sendable ([String]) -> Result<AddressBookDataSource, ContactReadError> = {
    paths in
    Result { () throws(ContactReadError) in try AddressBookDataSource.read(paths) }
  }

  /// Reads the person's own cards, given the path of their home.
  package var ownCards: @Sendable (String?) -> AddressBookDataSource? = { home in
    AddressBookDataSource.personal(home: home)
  }

  /// The files of this machine.
  package init() {}

  /// The files of this machine for a program without a person, which waits as long as it takes.
  package static var waiting: ExampleFiles {
    var files = ExampleFiles()
    files.system = .direct
    return files
  }
}

extension ExampleFiles: Hashable {
  package static func == (left: ExampleFiles, right: ExampleFiles) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
