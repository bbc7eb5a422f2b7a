import RowKit
import RowKitTesting
import Testing

/// Fetchers around functions that call back on any thread.
@MainActor struct CallingFetcherTests {
  private struct Call: Model, Hashable {
    let name: String
  }

  private final class Client: Sendable {
    func load(_ completion: @escaping @Sendable (Result<[Call], any Error>) -> Void) {
      Task.detached { completion(.success([Call(name: "Ada")])) }
    }
  }

  @Test func `an answer from another thread is shown`() async {
    let client = Client()
    let source = AsyncDataSource(
      fetcher: Fetcher(calling: { _, receive in
        client.load { answer in receive(answer.map { $0 }) }
        return {}
      }))
    let screen = ModelTableController(title: "Calls")
    screen.binding.register(TableCell.self, for: Call.self) { $0.text = $1.name }
    screen.dataSource = source
    let driver = ScreenDriver(screen)
    await driver.settle { driver.line(with: "Ada") != nil }
    #expect(driver.line(with: "Ada") != nil)
  }

  @Test func `tasks of the main actor have run when a screen is settled`() async {
    let screen = ModelTableController(title: "Calls")
    screen.binding.register(TableCell.self, for: Call.self) { $0.text = $1.name }
    screen.dataSource = AsyncDataSource {
      await Task.yield()
      return [Call(name: "Grace")]
    }
    let driver = ScreenDriver(screen)
    await driver.settle()
    #expect(driver.line(with: "Grace") != nil)
  }
}
