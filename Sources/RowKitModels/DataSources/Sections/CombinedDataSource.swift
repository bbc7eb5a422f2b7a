/// A data source that shows several sources one below the other, in their given order.
///
/// ```swift
/// CombinedDataSource([favourites, recents, contacts], keepsSections: true)
/// ```
///
/// A source appears in its place once it has answered, immediately if it already has. Until the first
/// answer, a placeholder says that the source is loading. A failing source doesn't hide the others:
/// loading fails only if all sources fail. See ``failures``. Fetching one of the sources later changes
/// only its own sections. Retrying retries the sources that failed, or fetches all if none did.
public final class CombinedDataSource: ReportingDataSource {
  /// The sources.
  ///
  /// The combined source observes each, beside its other observers.
  public let children: [any DataSource]

  /// Whether the sections of each source are kept.
  ///
  /// Otherwise each source is one section with its name.
  private let keepsSections: Bool

  /// Whether sources that haven't answered yet are shown too, with their placeholders.
  private let showsLoadingChildren: Bool

  private let placeholders: Set<ModelPlaceholder.Kind>
  private var observations: [DataSourceObservation] = []
  private var pending: Set<Int>
  private var answered: Set<Int>

  /// The numbers of items in the sections of sources, as far as they were read since the last event of each.
  private var counts: [Int: [Int]] = [:]

  /// The number of fetches and cancellations, each of which ends the fetch before.
  private var number = 0

  /// Creates a source from other sources.
  ///
  /// A source that is given twice is used once.
  ///
  /// - Parameters:
  ///   - children: The sources.
  ///   - name: The name of the source. The default is empty.
  ///   - keepsSections: Whether the sections of each source are kept. The default is `false`.
  ///   - showsLoadingChildren: Whether sources that haven't answered yet are shown too. The default
  ///     is `false`.
  ///   - placeholders: The placeholders shown until the first answer, of which only `loading` counts. The
  ///     default is all.
  public init(
    _ children: [any DataSource], name: String = "", keepsSections: Bool = false,
    showsLoadingChildren: Bool = false, placeholders: Set<ModelPlaceholder.Kind> = .all
  ) {
    self.placeholders = placeholders
    self.children = children.enumerated().filter { position, child in
      !children[..<position].contains { $0 === child }
    }.map(\.element)
    self.keepsSections = keepsSections
    self.showsLoadingChildren = showsLoadingChildren
    let children = self.children
    pending = Set(children.indices.filter { children[$0].state.isLoading })
    answered = Set(children.indices.filter { children[$0].hasAnswered })
    super.init(
      name: name, progress: DataSourceProgress(CombinedDataSource.state(of: children)))
    observations = children.map { child in
      DataSourceObservation(of: child) { [weak self] in self?.follow($0, $1) }
    }
  }

  override var currentSections: [DataSourceSection] {
    let shown = shown
    guard shown.isEmpty, state.isLoading, placeholders.contains(.loading) else {
      return shown.flatMap(sections(of:))
    }
    return [DataSourceSection(title: name, items: [ModelPlaceholder.loading])]
  }

  /// The sources whose last loading failed, with their errors.
  public var failures: [(source: any DataSource, error: any Error)] {
    children.compactMap { child in child.state.error.map { (child, $0) } }
  }

  /// Returns the source that a section currently belongs to, or `nil` if there is no such section.
  public func source(ofSection section: Int) -> (any DataSource)? {
    place(RowPath(group: section, row: 0))?.child
  }

  // MARK: Loading

  override func load() {
    fetch(children.indices) { $0.fetch() }
    if children.isEmpty { progress.finish(self) }
  }

  /// Fetches the sources that never loaded.
  override func loadIfNeeded() {
    guard !children.isEmpty else {
      if state.isIdle { load() }
      return
    }
    let idle = children.indices.filter { children[$0].state.isIdle }
    guard !idle.isEmpty else { return }
    fetch(idle) { $0.fetchIfNeeded() }
  }

  /// Fetches some of the sources, until an observer cancels that or fetches again.
  private func fetch(_ positions: some Sequence<Int>, _ fetch: (any DataSource) -> Void) {
    number += 1
    let own = number
    begin(positions)
    for position in positions where own == number { fetch(children[position]) }
  }

  /// Begins to wait for some of the sources.
  private func begin(_ positions: some Sequence<Int>) {
    pending.formUnion(positions)
    guard !state.isLoading else { return }
    progress.begin(self)
    // The placeholder appears.
    if shown.isEmpty, !pending.isEmpty { progress.change(self) }
  }

  override func stopLoading() {
    number += 1
    let own = number
    for child in children where own == number { child.cancel() }
    guard own == number else { return }
    // Sources that an observer kept from being fetched have nothing to cancel.
    pending = pending.filter { children[$0].state.isLoading }
    if pending.isEmpty { progress.fail(self, CancellationError()) }
  }

  /// Retries the sources that failed.
  ///
  /// Fetches all sources if none did.
  override func loadAgain() {
    let failed = failures
    guard !failed.isEmpty else { return load() }
    // The number stays, so that a fetch during which an observer retries goes on to the other sources.
    let own = number
    for failure in failed where own == number && failure.source.state.error != nil {
      failure.source.retry()
    }
  }

  override func itemWillAppear(at path: RowPath) {
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

  /// Returns the source of an item and the item's path in it.
  private func place(_ path: RowPath) -> (child: any DataSource, path: RowPath)? {
    guard path.group >= 0, path.row >= 0 else { return nil }
    var first = 0
    for position in shown {
      let counts = counts(of: position)
      let count = keepsSections ? counts.count : 1
      guard path.group >= first + count else {
        let own = RowPath(group: path.group - first, row: path.row)
        return (children[position], keepsSections ? own : unflattened(own.row, counts))
      }
      first += count
    }
    return nil
  }

  private func counts(of position: Int) -> [Int] {
    if let known = counts[position] { return known }
    let counts = children[position].sections.map(\.items.count)
    self.counts[position] = counts
    return counts
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

// MARK: Events

extension CombinedDataSource {
  private func follow(_ source: any DataSource, _ event: DataSourceEvent) {
    guard let position = children.firstIndex(where: { $0 === source }) else { return }
    counts[position] = nil
    switch event {
    case .willLoad:
      begin(CollectionOfOne(position))
    case .partiallyLoaded:
      if !answered.contains(position), source.hasAnswered { answered.insert(position) }
      if shown.contains(position) { progress.change(self) }
    case .finished, .failed:
      // An observer of the source that was told earlier may have fetched again.
      guard !source.state.isLoading else { return }
      pending.remove(position)
      answered.insert(position)
      pending.isEmpty ? end() : progress.change(self)
    }
  }

  private func end() {
    if case .failed(let error) = CombinedDataSource.state(of: children) {
      progress.fail(self, error)
    } else {
      progress.finish(self)
    }
  }

  /// The state of loading that follows from the states of the sources.
  private static func state(of children: [any DataSource]) -> DataSourceState {
    if children.contains(where: { $0.state.isLoading }) { return .loading }
    guard children.contains(where: { !$0.state.isIdle }) else { return .idle }
    let errors = children.compactMap(\.state.error)
    return errors.count == children.count
      ? errors.first.map { .failed($0) } ?? .finished : .finished
  }
}

extension DataSource {
  /// Whether there is something to show: the loading has ended, or some of its models have arrived.
  fileprivate var hasAnswered: Bool {
    switch state {
    case .idle: false
    case .finished, .failed: true
    case .loading: !allModels.isEmpty
    }
  }
}

/// The identity of a section among the sections of all sources.
private struct CombinedID: Hashable, Sendable {
  let child: Int
  let id: RowID?
  let place: Int

  init(child: Int, id: RowID?, place: Int) {
    self.child = child
    self.id = id
    // A section with its own id is the same at any place.
    self.place = id == nil ? place : 0
  }
}
