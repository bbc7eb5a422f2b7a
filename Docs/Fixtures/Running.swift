// A draft that is saved.

import RowKit

@MainActor final class ContactDraft {
  var name = ""
  var isChanged = false

  /// Writes the draft to a new file, which then replaces the old one.
  func save() {}
}

/// An address book that a task loads.
@MainActor final class Book {
  private(set) var names: [String] = []

  func load() async {
    names = await Task.detached { ["Ada", "Grace"] }.value
  }
}

final class BookScreen: GenericTableController {
  private let book: Book

  init(_ book: Book) {
    self.book = book
    super.init(title: "Contacts")
  }

  override func constructTableGroups() -> [TableGroup] {
    [TableGroup("People", book.names, id: \.self) { .text($0) }]
  }
}
