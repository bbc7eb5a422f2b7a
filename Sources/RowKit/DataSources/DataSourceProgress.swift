/// The loading state of a source, which notifies the observer in the right order.
@MainActor final class DataSourceProgress {
  weak var observer: (any DataSourceObserver)?
  private(set) var state = DataSourceState.idle

  /// Begins loading, unless loading is in progress.
  func begin(_ source: any DataSource) {
    guard !state.isLoading else { return }
    state = .loading
    observer?.dataSource(source, didSend: .willLoad)
  }

  /// Notifies the observer of changed sections while loading is in progress.
  func change(_ source: any DataSource) {
    guard state.isLoading else { return }
    observer?.dataSource(source, didSend: .partiallyLoaded)
  }

  /// Finishes loading, if it is in progress.
  func finish(_ source: any DataSource) {
    guard state.isLoading else { return }
    state = .finished
    observer?.dataSource(source, didSend: .finished)
  }

  /// Ends loading with an error, if it is in progress.
  func fail(_ source: any DataSource, _ error: any Error) {
    guard state.isLoading else { return }
    state = .failed(error)
    observer?.dataSource(source, didSend: .failed(error))
  }
}
