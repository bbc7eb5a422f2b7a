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
