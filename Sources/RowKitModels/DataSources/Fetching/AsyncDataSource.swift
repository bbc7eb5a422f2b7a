/// A data source that fetches models into one section.
///
/// ```swift
/// AsyncDataSource(name: "Contacts") { try await server.contacts() }
/// ```
///
/// A placeholder row shows that models are being fetched, that there are none, or that an error
/// occurred. The current models stay while they are fetched again.
public final class AsyncDataSource: ReportingDataSource {
  private let placeholders: Set<ModelPlaceholder.Kind>

  /// The models that were last fetched.
  private var models: [any Model] = []

  private let fetcher: Fetcher<Void, [any Model]>
  private let current = CurrentFetch<Result<[any Model], any Error>>()

  /// Creates a source from an asynchronous function, which runs on the main actor.
  public convenience init(
    name: String = "", placeholders: Set<ModelPlaceholder.Kind> = .all,
    fetch: @escaping @MainActor () async throws -> [any Model]
  ) {
    self.init(name: name, placeholders: placeholders, fetcher: Fetcher { try await fetch() })
  }

  /// Creates a source from a fetcher.
  public init(
    name: String = "", placeholders: Set<ModelPlaceholder.Kind> = .all,
    fetcher: Fetcher<Void, [any Model]>
  ) {
    self.placeholders = placeholders
    self.fetcher = fetcher
    super.init(name: name)
  }

  /// One section, or none before the first fetch.
  override var currentSections: [DataSourceSection] {
    guard !state.isIdle else { return [] }
    let items = ModelPlaceholder.items(models, for: state, kinds: placeholders)
    return [DataSourceSection(title: name, items: items)]
  }

  // MARK: Loading

  override func load() {
    let isNew = !state.isLoading
    let announce = { [self] in
      progress.begin(self)
      if isNew { progress.change(self) }
    }
    current.start({ fetcher.start((), $0) }, announcing: announce) { [weak self] in
      self?.receive($0)
    }
  }

  override func stopLoading() {
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
