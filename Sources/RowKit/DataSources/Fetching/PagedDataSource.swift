/// Fetches models page by page: the next page when the end of those there are comes into view.
///
/// ```swift
/// PagedDataSource { page in try await server.calls(page: page) }
/// PagedDataSource(fetcher: Fetcher { cursor in try await server.calls(after: cursor) })
/// ```
///
/// A row at the end says that more is to come, or what went wrong. A page that failed is tried
/// again by ``retry()`` only, with the same request.
public final class PagedDataSource<Cursor>: DataSource {
  private enum Place {
    case first
    case after(Cursor)
  }

  public let name: String

  /// Which placeholders stand among the models.
  public let placeholders: Placeholders

  /// How near the end an item must come into view for the next page to be asked for: 1 for the
  /// last.
  ///
  /// Less than 1 counts as 1.
  public var prefetchDistance = 1

  /// The models of all pages that were fetched.
  public private(set) var models: [any Model] = []

  /// How many pages there are so far.
  public private(set) var pageCount = 0

  private let progress = DataSourceProgress()
  private let current: CurrentFetch<Cursor?, Page<Cursor>>
  private var requested = Place.first
  private var next: Cursor?

  /// Creates a source of a fetcher that gets nil for the first page, and then what the page before
  /// said.
  public init(
    name: String = "", placeholders: Placeholders = .all, fetcher: Fetcher<Cursor?, Page<Cursor>>
  ) {
    self.name = name
    self.placeholders = placeholders
    current = CurrentFetch(fetcher)
  }

  /// Whether there may be another page.
  public var hasNextPage: Bool { next != nil }

  /// One section; none before the first fetch.
  public var sections: [DataSourceSection] {
    state.isIdle ? [] : [DataSourceSection(title: name, items: items)]
  }

  private var items: [any Model] {
    switch state {
    case .idle: return []
    case .loading, .failed:
      let placeholder = placeholders.placeholders(for: state)
      if case .first = requested { return placeholder + models }
      return models + placeholder
    case .finished:
      if hasNextPage { return models + placeholders.placeholders(for: .loading) }
      return models.isEmpty ? placeholders.forNoResults : models
    }
  }

  public var state: DataSourceState { progress.state }

  public var observer: (any DataSourceObserver)? {
    get { progress.observer }
    set { progress.observer = newValue }
  }

  // MARK: Loading

  /// Fetches the first page, which takes the place of all there are.
  public func fetch() {
    load(.first)
  }

  /// Fetches the next page; does nothing before the first, while one is fetched, and at the end.
  public func fetchNextPage() {
    guard !state.isLoading, let next else { return }
    load(.after(next))
  }

  /// Fetches the page that failed.
  public func retry() {
    load(requested)
  }

  public func cancel() {
    current.cancel()
    progress.fail(self, CancellationError())
  }

  /// Fetches the next page if the item is one of the last.
  ///
  /// A page that failed is left alone.
  public func willDisplay(_ path: RowPath) {
    guard state.isFinished, path.row >= items.count - max(1, prefetchDistance) else { return }
    fetchNextPage()
  }

  private func load(_ place: Place) {
    requested = place
    progress.begin(self)
    // The placeholder is there now, or elsewhere than for the page asked for before.
    progress.change(self)
    var cursor: Cursor?
    if case .after(let next) = place { cursor = next }
    current.start(cursor) { [weak self] in self?.receive($0, for: place) }
  }

  private func receive(_ answer: Result<Page<Cursor>, any Error>, for place: Place) {
    switch answer {
    case .success(let page):
      if case .first = place {
        models = []
        pageCount = 0
      }
      models += page.models
      pageCount += page.models.isEmpty ? 0 : 1
      next = page.models.isEmpty ? nil : page.next
      progress.finish(self)
    case .failure(let error):
      progress.fail(self, error)
    }
  }
}

// MARK: Pages with numbers

extension PagedDataSource where Cursor == Int {
  /// Creates a source of pages with numbers; the first without models ends them.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - placeholders: Which placeholders stand among the models.
  ///   - first: The number of the first page.
  ///   - fetch: Fetches the page of a number; it runs on the main actor and may await others.
  public convenience init(
    name: String = "", placeholders: Placeholders = .all, firstPage first: Int = 1,
    fetch: @escaping @MainActor (Int) async throws -> [any Model]
  ) {
    self.init(
      name: name, placeholders: placeholders, firstPage: first, fetcher: Fetcher(fetch))
  }

  /// Creates a source of pages with numbers that a fetcher gets.
  public convenience init(
    name: String = "", placeholders: Placeholders = .all, firstPage first: Int = 1,
    fetcher: Fetcher<Int, [any Model]>
  ) {
    self.init(
      name: name, placeholders: placeholders,
      fetcher: Fetcher(starting: { cursor, receive in
        let number = cursor ?? first
        return fetcher.start(number) { answer in
          receive(answer.map { Page($0, next: number + 1) })
        }
      }))
  }
}
