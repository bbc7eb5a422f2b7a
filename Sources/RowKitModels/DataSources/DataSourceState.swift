/// The loading state of a data source.
public enum DataSourceState: Sendable {
  /// Nothing has been loaded yet.
  case idle
  /// Loading is in progress.
  case loading
  /// Loading has finished.
  case finished
  /// The last loading has failed.
  case failed(any Error)

  /// Whether nothing has been loaded yet.
  public var isIdle: Bool { if case .idle = self { true } else { false } }

  /// Whether loading is in progress.
  public var isLoading: Bool { if case .loading = self { true } else { false } }

  /// Whether loading has finished.
  public var isFinished: Bool { if case .finished = self { true } else { false } }

  /// The error of the last loading, or `nil` if it didn't fail.
  public var error: (any Error)? { if case .failed(let error) = self { error } else { nil } }
}

/// The loading state of a source, which notifies the observers in the right order.
@MainActor final class DataSourceProgress {
  let observers = DataSourceObservers()
  private(set) var state: DataSourceState

  /// Creates a progress, by default of a source that never loaded.
  init(_ state: DataSourceState = .idle) {
    self.state = state
  }

  /// The observer that an app sets.
  var observer: (any DataSourceObserver)? {
    get { observers.first }
    set { observers.first = newValue }
  }

  /// Begins loading, unless loading is in progress.
  func begin(_ source: any DataSource) {
    guard !state.isLoading else { return }
    state = .loading
    observers.send(.willLoad, from: source)
  }

  /// Notifies the observer of changed sections while loading is in progress.
  func change(_ source: any DataSource) {
    guard state.isLoading else { return }
    observers.send(.partiallyLoaded, from: source)
  }

  /// Finishes loading, if it is in progress.
  func finish(_ source: any DataSource) {
    guard state.isLoading else { return }
    state = .finished
    observers.send(.finished, from: source)
  }

  /// Ends loading with an error, if it is in progress.
  func fail(_ source: any DataSource, _ error: any Error) {
    guard state.isLoading else { return }
    state = .failed(error)
    observers.send(.failed(error), from: source)
  }
}
