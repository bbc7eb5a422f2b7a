/// How loading stands.
public enum DataSourceState: Sendable {
  /// Nothing was ever loaded.
  case idle
  /// Something is on its way.
  case loading
  /// Everything is there.
  case finished
  /// The last loading has failed.
  case failed(any Error)

  /// Whether nothing was ever loaded.
  public var isIdle: Bool { if case .idle = self { true } else { false } }

  /// Whether something is on its way.
  public var isLoading: Bool { if case .loading = self { true } else { false } }

  /// Whether everything is there.
  public var isFinished: Bool { if case .finished = self { true } else { false } }

  /// Why the last loading has failed; nil if it didn't.
  public var error: (any Error)? { if case .failed(let error) = self { error } else { nil } }
}
