/// A data source that fetches the next page of models when the end comes into view.
///
/// ```swift
/// PagedDataSource { page in try await server.calls(page: page) }
/// PagedDataSource(fetcher: Fetcher { cursor in try await server.calls(after: cursor) })
/// ```
///
/// A placeholder row at the end shows that more pages follow, or that an error occurred. A failed
/// page is only retried by `retry()`, with the same request. `fetch()` fetches the first page, which
/// replaces all models.
public final class PagedDataSource<Cursor>: ReportingDataSource {
  private enum Place {
    case first
    case after(Cursor)
  }

  private let placeholders: Set<ModelPlaceholder.Kind>

  /// The distance from the end at which an item coming into view loads the next page.
  ///
  /// The default is 1, which stands for the last item. Values less than 1 count as 1.
  public var prefetchDistance = 1

  /// The models of all fetched pages.
  private var models: [any Model] = []

  private let fetcher: Fetcher<Cursor?, Page<Cursor>>
  private let current = CurrentFetch<Result<Page<Cursor>, any Error>>()
  private var requested = Place.first

  /// Whether the first page was fetched again while a next page was awaited.
  ///
  /// The end was in view then, and may stay there without being displayed again.
  private var wantsNextPage = false
  private var next: Cursor?

  /// Creates a source from a fetcher of pages.
  ///
  /// The fetcher receives `nil` for the first page, and then the `next` cursor of the previous
  /// page.
  public init(
    name: String = "", placeholders: Set<ModelPlaceholder.Kind> = .all,
    fetcher: Fetcher<Cursor?, Page<Cursor>>
  ) {
    self.placeholders = placeholders
    self.fetcher = fetcher
    super.init(name: name)
  }

  /// Whether there may be another page.
  public var hasNextPage: Bool { next != nil }

  /// One section, or none before the first fetch.
  override var currentSections: [DataSourceSection] {
    state.isIdle ? [] : [DataSourceSection(title: name, items: items)]
  }

  private var items: [any Model] {
    let (before, after) = shownPlaceholders
    return before + models + after
  }

  private var shownPlaceholders: (before: [any Model], after: [any Model]) {
    switch state {
    case .idle: return ([], [])
    case .loading, .failed:
      let placeholder = placeholders.placeholders(for: state)
      if case .first = requested { return (placeholder, []) }
      return ([], placeholder)
    case .finished:
      if hasNextPage { return ([], placeholders.placeholders(for: .loading)) }
      return (models.isEmpty ? placeholders.forNoResults : [], [])
    }
  }

  // MARK: Loading

  override func load() {
    // After a failure, only another attempt goes on with what was awaited.
    if !state.isLoading { wantsNextPage = false }
    load(.first)
  }

  /// Fetches the next page.
  ///
  /// Does nothing before the first page, during loading, and after the last page.
  public func fetchNextPage() {
    guard !state.isLoading, let next else { return }
    load(.after(next))
  }

  /// Fetches the page that failed, or the first if none was ever fetched.
  ///
  /// Does nothing if no page failed.
  override func loadAgain() {
    switch state {
    case .idle: load()
    case .failed: load(requested)
    case .loading, .finished: return
    }
  }

  /// Stops loading.
  ///
  /// A next page that was awaited is fetched when the end comes into view again.
  override func stopLoading() {
    current.cancel()
    wantsNextPage = false
    progress.fail(self, CancellationError())
  }

  /// Fetches the next page if the item is near the end.
  ///
  /// Doesn't retry a page that failed, unless it was cancelled.
  override func itemWillAppear(at path: RowPath) {
    guard state.isFinished || state.error is CancellationError else { return }
    let (before, after) = shownPlaceholders
    let count = before.count + models.count + after.count
    if path.row >= count - max(1, prefetchDistance) { fetchNextPage() }
  }

  private func load(_ place: Place) {
    if case .after = requested, state.isLoading { wantsNextPage = true }
    requested = place
    let announce = { [self] in
      progress.begin(self)
      // The placeholder appears, or moves to another place than for the previous request.
      progress.change(self)
    }
    var cursor: Cursor?
    if case .after(let next) = place { cursor = next }
    current.start({ fetcher.start(cursor, $0) }, announcing: announce) { [weak self] in
      self?.receive($0, for: place)
    }
  }

  private func receive(_ answer: Result<Page<Cursor>, any Error>, for place: Place) {
    switch answer {
    case .success(let page):
      if case .first = place { models = [] }
      models += page.models
      next = page.models.isEmpty ? nil : page.next
      progress.finish(self)
      guard wantsNextPage else { return }
      wantsNextPage = false
      fetchNextPage()
    case .failure(let error):
      progress.fail(self, error)
    }
  }
}

// MARK: Pages with numbers

extension PagedDataSource where Cursor == Int {
  /// Creates a source of numbered pages.
  ///
  /// The first page without models is the last.
  ///
  /// - Parameters:
  ///   - name: The name of the source. The default is empty.
  ///   - placeholders: The placeholders shown among the models. The default is all.
  ///   - first: The number of the first page. The default is 1.
  ///   - fetch: Fetches the page with a number. It runs on the main actor.
  public convenience init(
    name: String = "", placeholders: Set<ModelPlaceholder.Kind> = .all, firstPage first: Int = 1,
    fetch: @escaping @MainActor (Int) async throws -> [any Model]
  ) {
    self.init(
      name: name, placeholders: placeholders, firstPage: first, fetcher: Fetcher(fetch))
  }

  /// Creates a source of numbered pages from a fetcher, which receives the number.
  public convenience init(
    name: String = "", placeholders: Set<ModelPlaceholder.Kind> = .all, firstPage first: Int = 1,
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

/// A page of models, with the cursor of the next page.
@MainActor public struct Page<Cursor> {
  /// The models.
  ///
  /// An empty page ends paging.
  package let models: [any Model]

  /// The cursor of the next page, or `nil` if this is the last.
  package let next: Cursor?

  /// Creates a page.
  public init(_ models: [any Model], next: Cursor?) {
    self.models = models
    self.next = next
  }
}
