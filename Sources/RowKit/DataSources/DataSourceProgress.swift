/// How the loading of a source stands, told to its observer in the right order.
@MainActor final class DataSourceProgress {
  weak var observer: (any DataSourceObserver)?
  private(set) var state = DataSourceState.idle

  /// Begins to load, unless loading goes on.
  func begin(_ source: any DataSource) {
    guard !state.isLoading else { return }
    state = .loading
    observer?.dataSource(source, didSend: .willLoad)
  }

  /// Tells that what there is has changed, while loading goes on.
  func change(_ source: any DataSource) {
    guard state.isLoading else { return }
    observer?.dataSource(source, didSend: .partiallyLoaded)
  }

  /// Ends loading, if it goes on.
  func finish(_ source: any DataSource) {
    guard state.isLoading else { return }
    state = .finished
    observer?.dataSource(source, didSend: .finished)
  }

  /// Ends loading with an error, if it goes on.
  func fail(_ source: any DataSource, _ error: any Error) {
    guard state.isLoading else { return }
    state = .failed(error)
    observer?.dataSource(source, didSend: .failed(error))
  }
}
