// The code of Docs/DataSources.md.

import RowKit

/// The source of contacts and calls.
private final class Server: Sendable {
  func contacts() async throws -> [DataSourcesPage.Contact] { [] }

  func calls(page: Int) async throws -> [DataSourcesPage.Contact] { [] }
}

/// A store that reports changes.
private struct Store {
  var changes: AsyncStream<[DataSourceChange]> { AsyncStream { $0.finish() } }
}

private enum DataSourcesPage {
  final class CardScreen: ScreenController {
    init(_ contact: Contact) {
      super.init(title: contact.name)
    }
  }

  struct Contact: Model, Identifiable, Hashable {
    let id: Int
    let name: String
  }

  final class ContactsScreen: ModelTableController {
    init(_ server: Server) {
      super.init(title: "Contacts")
      register(TableCell.self, for: Contact.self, didSelect: { $1.push(CardScreen($0)) }) {
        $0.text = $1.name
      }
      dataSource = AsyncDataSource { try await server.contacts() }
    }
  }

  @MainActor static func sources(
    _ contacts: any DataSource, _ favourites: any DataSource, _ recents: any DataSource,
    _ server: Server, _ store: Store
  ) -> [any DataSource] {
    let letters = SectionedDataSource(
      contacts, by: .byLetter(of: \Contact.name), sorted: [ModelOrder(text: \Contact.name)])
    let everybody = CombinedDataSource([favourites, recents, contacts], keepsSections: true)
    let calls = PagedDataSource { page in try await server.calls(page: page) }
    let news = StreamDataSource(changes: { store.changes })
    return [letters, everybody, calls, news]
  }

  @MainActor static func fetcher(
    _ stage: Stage, _ calls: @escaping (Int) -> [any Model]
  ) -> Fetcher<Int, [any Model]> {
    Fetcher(starting: { page, receive in
      let timer = stage.schedule(after: .seconds(1)) { receive(.success(calls(page))) }
      return { stage.cancelScheduled(timer) }
    })
  }
}
