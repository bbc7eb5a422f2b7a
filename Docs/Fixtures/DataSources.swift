// A server and a store for the samples about data sources.

import RowKit

/// A server of contacts and calls.
final class Server: Sendable {
  func contacts() async throws -> [Contact] { [] }

  func calls(page: Int) async throws -> [Contact] { [] }
}

/// A store that reports changes.
struct Store {
  var changes: AsyncStream<[DataSourceChange]> { AsyncStream { $0.finish() } }
}

/// A contact's card.
final class CardScreen: ScreenController {
  init(_ contact: Contact) {
    super.init(title: contact.name)
  }
}
