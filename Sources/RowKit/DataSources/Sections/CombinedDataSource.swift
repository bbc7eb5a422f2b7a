/// Shows several sources one below the other, in their order, whichever answers first.
///
/// ```swift
/// CombinedDataSource([favourites, recents, contacts], keepsSections: true)
/// ```
///
/// A source stands in its place once it has answered. One that fails hides no other: loading is
/// finished all the same, and fails only if all of them do; see ``failures``. A source that is
/// fetched by itself later changes only its own sections.
public final class CombinedDataSource: DataSource {
  public let name: String

  /// The sources; it is the observer of each.
  public let children: [any DataSource]

  /// Whether the sections of each source are kept; otherwise each source is one section under its
  /// name.
  public let keepsSections: Bool

  /// Whether sources that have not answered yet are seen too, with what they show meanwhile.
  public let showsLoadingChildren: Bool

  private let progress = DataSourceProgress()
  private var pending: Set<Int> = []
  private var answered: Set<Int> = []

  /// Creates a source of others, each of which stands in it once.
  ///
  /// - Parameters:
  ///   - children: The sources.
  ///   - name: What it is called.
  ///   - keepsSections: Whether the sections of each source are kept.
  ///   - showsLoadingChildren: Whether sources that have not answered yet are seen too.
  public init(
    _ children: [any DataSource], name: String = "", keepsSections: Bool = false,
    showsLoadingChildren: Bool = false
  ) {
    self.name = name
    self.children = children.enumerated().filter { position, child in
      !children[..<position].contains { $0 === child }
    }.map(\.element)
    self.keepsSections = keepsSections
    self.showsLoadingChildren = showsLoadingChildren
    for child in self.children { child.observer = self }
  }

  public var sections: [DataSourceSection] { shown.flatMap(sections(of:)) }

  public var state: DataSourceState { progress.state }

  public var observer: (any DataSourceObserver)? {
    get { progress.observer }
    set { progress.observer = newValue }
  }

  /// The sources whose last loading failed, and why.
  public var failures: [(source: any DataSource, error: any Error)] {
    children.compactMap { child in child.state.error.map { (child, $0) } }
  }

  /// Returns the source that a section belongs to now; nil if there is no such section.
  public func source(ofSection section: Int) -> (any DataSource)? {
    place(RowPath(group: section, row: 0))?.child
  }

  // MARK: Loading

  public func fetch() {
    progress.begin(self)
    pending = Set(children.indices)
    guard !children.isEmpty else { return progress.finish(self) }
    for child in children { child.fetch() }
  }

  public func cancel() {
    for child in children { child.cancel() }
  }

  /// Tries the sources again that failed; fetches all when none did.
  public func retry() {
    let failed = failures
    guard !failed.isEmpty else { return fetch() }
    for failure in failed { failure.source.retry() }
  }

  public func willDisplay(_ path: RowPath) {
    guard let place = place(path) else { return }
    place.child.willDisplay(place.path)
  }

  // MARK: Sections

  private var shown: [Int] {
    children.indices.filter { answered.contains($0) || (showsLoadingChildren && !state.isIdle) }
  }

  private func sections(of position: Int) -> [DataSourceSection] {
    let child = children[position]
    guard keepsSections else {
      let items = child.sections.flatMap(\.items)
      return [DataSourceSection(id: RowID(position), title: child.name, items: items)]
    }
    return child.sections.enumerated().map { place, section in
      var section = section
      section.id = RowID(CombinedID(child: position, id: section.id, place: place))
      return section
    }
  }

  /// Which source an item belongs to, and where it stands there.
  private func place(_ path: RowPath) -> (child: any DataSource, path: RowPath)? {
    var first = 0
    for position in shown {
      let counts = children[position].sections.map(\.items.count)
      let count = keepsSections ? counts.count : 1
      guard path.group >= first + count else {
        let own = RowPath(group: path.group - first, row: path.row)
        return (children[position], keepsSections ? own : unflattened(own.row, counts))
      }
      first += count
    }
    return nil
  }

  private func unflattened(_ row: Int, _ counts: [Int]) -> RowPath {
    var row = row
    for (group, count) in counts.enumerated() {
      if row < count { return RowPath(group: group, row: row) }
      row -= count
    }
    return RowPath(group: counts.count, row: row)
  }
}

// MARK: DataSourceObserver

extension CombinedDataSource: DataSourceObserver {
  public func dataSource(_ source: any DataSource, didSend event: DataSourceEvent) {
    guard let position = children.firstIndex(where: { $0 === source }) else { return }
    switch event {
    case .willLoad:
      pending.insert(position)
      progress.begin(self)
    case .partiallyLoaded:
      if shown.contains(position) { progress.change(self) }
    case .finished, .failed:
      pending.remove(position)
      answered.insert(position)
      pending.isEmpty ? end() : progress.change(self)
    }
  }

  private func end() {
    let failures = failures
    if let first = failures.first, failures.count == children.count {
      progress.fail(self, first.error)
    } else {
      progress.finish(self)
    }
  }
}

/// What tells a section of one source from those of the others.
private struct CombinedID: Hashable, Sendable {
  let child: Int
  let id: RowID?
  let place: Int

  init(child: Int, id: RowID?, place: Int) {
    self.child = child
    self.id = id
    // A section with an id of its own is the same wherever it stands.
    self.place = id == nil ? place : 0
  }
}
