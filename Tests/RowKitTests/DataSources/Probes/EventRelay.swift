import RowKit

/// An observer with which a test waits for the end of loading.
@MainActor final class EventRelay: DataSourceObserver {
  private let ends: AsyncStream<Void>
  private let relay: AsyncStream<Void>.Continuation

  init() {
    (ends, relay) = AsyncStream.makeStream()
  }

  func dataSource(_ source: any DataSource, didSend event: DataSourceEvent) {
    switch event {
    case .willLoad, .partiallyLoaded: break
    case .finished, .failed: relay.yield()
    }
  }

  /// Returns after the next end.
  func end() async {
    for await _ in ends { return }
  }
}
