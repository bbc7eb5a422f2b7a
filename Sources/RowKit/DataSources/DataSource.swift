/// Loads models and holds them in sections, for a table to show.
///
/// What happens is told to one observer: that loading begins, then each time what there is has
/// changed, then that loading is finished or has failed. Exactly one end follows each beginning;
/// a fetch asked for while one is going on belongs to the same loading.
///
/// ``SimpleDataSource`` holds what there is, ``AsyncDataSource`` fetches it, ``PagedDataSource``
/// in pages, ``StreamDataSource`` follows it; ``SectionedDataSource`` and ``CombinedDataSource``
/// are made of other sources.
@MainActor public protocol DataSource: AnyObject {
  /// What it is called, which is the title of an only section. May be empty.
  var name: String { get }

  /// What there is now, placeholders included.
  var sections: [DataSourceSection] { get }

  /// How loading stands.
  var state: DataSourceState { get }

  /// Who is told what happens; kept by others.
  var observer: (any DataSourceObserver)? { get set }

  /// Loads the models, from anew if they were loaded. What there is stays until the answer has
  /// come; answers to earlier fetches are ignored.
  func fetch()

  /// Gives up loading, which fails with a `CancellationError` that no row shows. Does nothing
  /// while nothing is loaded.
  func cancel()

  /// Tries again what failed. By default fetches.
  func retry()

  /// Is told that an item came into view, which may load more. By default nothing.
  func willDisplay(_ path: RowPath)
}

extension DataSource {
  public func retry() { fetch() }
  public func willDisplay(_ path: RowPath) {}
}

// MARK: Reading

extension DataSource {
  /// The models of all sections in order, without placeholders.
  ///
  /// Costs O(n).
  public var allModels: [any Model] {
    sections.flatMap(\.items).filter { !($0 is ModelPlaceholder) }
  }

  /// The titles of the sections.
  public var sectionTitles: [String] { sections.map(\.title) }

  /// Returns the item at a path; nil if there is none.
  public func item(at path: RowPath) -> (any Model)? {
    let sections = sections
    guard sections.indices.contains(path.group) else { return nil }
    let items = sections[path.group].items
    return items.indices.contains(path.row) ? items[path.row] : nil
  }

  /// Returns where the first model stands that is equal to one; nil if there is none.
  ///
  /// Costs O(n).
  public func path(of model: any Model) -> RowPath? {
    for (position, section) in sections.enumerated() {
      if let row = section.items.firstIndex(where: { $0.isEqual(to: model) }) {
        return RowPath(group: position, row: row)
      }
    }
    return nil
  }
}
