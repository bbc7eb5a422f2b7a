/// Fetches models, and holds them in one section.
///
/// ```swift
/// AsyncDataSource(name: "Contacts") { try await server.contacts() }
/// ```
///
/// A row says that models are on their way, that there are none, or what went wrong. While they
/// are fetched again, those there are stay.
public final class AsyncDataSource: DataSource {
  public let name: String

  /// Which placeholders stand among the models.
  public let placeholders: Placeholders

  /// The models that were fetched last.
  public private(set) var models: [any Model] = []

  private let progress = DataSourceProgress()
  private let current: CurrentFetch<Void, [any Model]>

  /// Creates a source of an `async` function, which runs on the main actor and may await others.
  public convenience init(
    name: String = "", placeholders: Placeholders = .all,
    fetch: @escaping @MainActor () async throws -> [any Model]
  ) {
    self.init(name: name, placeholders: placeholders, fetcher: Fetcher { try await fetch() })
  }

  /// Creates a source of a fetcher.
  public init(
    name: String = "", placeholders: Placeholders = .all, fetcher: Fetcher<Void, [any Model]>
  ) {
    self.name = name
    self.placeholders = placeholders
    current = CurrentFetch(fetcher)
  }

  /// One section; none before the first fetch.
  public var sections: [DataSourceSection] {
    state.isIdle ? [] : [DataSourceSection(title: name, items: items)]
  }

  private var items: [any Model] {
    if state.isFinished, models.isEmpty { return placeholders.forNoResults }
    return placeholders.placeholders(for: state) + models
  }

  public var state: DataSourceState { progress.state }

  public var observer: (any DataSourceObserver)? {
    get { progress.observer }
    set { progress.observer = newValue }
  }

  // MARK: Loading

  public func fetch() {
    let isNew = !state.isLoading
    progress.begin(self)
    if isNew { progress.change(self) }
    current.start(()) { [weak self] in self?.receive($0) }
  }

  public func cancel() {
    current.cancel()
    progress.fail(self, CancellationError())
  }

  private func receive(_ answer: Result<[any Model], any Error>) {
    switch answer {
    case .success(let models):
      self.models = models
      progress.finish(self)
    case .failure(let error):
      progress.fail(self, error)
    }
  }
}
