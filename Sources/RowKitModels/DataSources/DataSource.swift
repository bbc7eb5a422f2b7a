/// A source that loads models and holds them in sections for a table to show.
///
/// The observers are notified when loading begins, each time the sections change, and when loading
/// finishes or fails. Each loading ends exactly once. A fetch requested during loading belongs to
/// the same loading.
///
/// ``SimpleDataSource`` holds existing models, ``AsyncDataSource`` fetches them,
/// ``PagedDataSource`` fetches them page by page, and ``StreamDataSource`` follows a stream.
/// ``SectionedDataSource`` and ``CombinedDataSource`` are built from other sources.
@MainActor public protocol DataSource: AnyObject {
  /// The name of the source, used as the title if there is only one section.
  ///
  /// May be empty.
  var name: String { get }

  /// The current sections, including placeholders.
  ///
  /// A table reads them once for each frame that follows an event, and keeps all models with a row
  /// for each.
  var sections: [DataSourceSection] { get }

  /// The loading state.
  var state: DataSourceState { get }

  /// The observer of the source that is notified first.
  ///
  /// Conforming types should hold it weakly. Tables and derived sources observe the source in
  /// addition to this observer, so one source can serve several of them.
  ///
  /// Set the observer of a source of your own before a table shows the source: a table has no other
  /// place to observe it.
  var observer: (any DataSourceObserver)? { get set }

  /// Loads the models, or reloads them.
  ///
  /// The current sections stay until the answer arrives. Answers to earlier fetches are ignored.
  func fetch()

  /// Fetches the models unless they were loaded before.
  ///
  /// The default fetches if the source is idle.
  func fetchIfNeeded()

  /// Cancels loading, which fails with a `CancellationError` that no row shows.
  ///
  /// Does nothing while nothing is being loaded.
  func cancel()

  /// Retries what failed.
  ///
  /// The default implementation calls `fetch()`.
  func retry()

  /// Called when an item comes into view, which may load more.
  ///
  /// The default implementation does nothing.
  func willDisplay(_ path: RowPath)
}

extension DataSource {
  public func fetchIfNeeded() { if state.isIdle { fetch() } }
  public func retry() { fetch() }
  public func willDisplay(_ path: RowPath) {}
}

// MARK: Reading

extension DataSource {
  /// The models of all sections in order, without placeholders.
  ///
  /// Takes O(n) time.
  public var allModels: [any Model] {
    sections.flatMap(\.items).filter { !($0 is ModelPlaceholder) }
  }

  /// Returns the item at a path, or `nil` if there is none.
  public func item(at path: RowPath) -> (any Model)? {
    let sections = sections
    guard sections.indices.contains(path.group) else { return nil }
    let items = sections[path.group].items
    return items.indices.contains(path.row) ? items[path.row] : nil
  }

  /// Returns the path of the first model that is equal to a model, or `nil` if there is none.
  ///
  /// Takes O(n) time.
  public func path(of model: any Model) -> RowPath? {
    for (position, section) in sections.enumerated() {
      if let row = section.items.firstIndex(where: { $0.isEqual(to: model) }) {
        return RowPath(group: position, row: row)
      }
    }
    return nil
  }
}

/// A section of a data source: models under a title.
@MainActor public struct DataSourceSection {
  /// A stable identity across changes.
  ///
  /// If `nil`, the section is matched by title and position.
  public var id: RowID?

  /// The title above the rows.
  ///
  /// May be empty.
  public var title: String

  /// The entry in the section index, or `nil` for none.
  public var indexTitle: String?

  /// The models and placeholders.
  ///
  /// The array is the whole section: a table reads and keeps each of its models.
  public var items: [any Model]

  /// Creates a section.
  public init(
    id: RowID? = nil, title: String = "", indexTitle: String? = nil, items: [any Model] = []
  ) {
    self.id = id
    self.title = title
    self.indexTitle = indexTitle
    self.items = items
  }
}
