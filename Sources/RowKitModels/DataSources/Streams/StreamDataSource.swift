/// A data source that follows a stream of models, of complete lists or of changes.
///
/// ```swift
/// StreamDataSource(elements: { phone.scan() })
/// StreamDataSource(snapshots: { phone.networks.updates })
/// StreamDataSource(changes: { store.changes })
/// ```
///
/// The source is loading until the stream ends. Each event is reported as a partial result.
/// Fetching reads the stream again; the current models stay until the first event arrives.
public final class StreamDataSource: ReportingDataSource {
  /// The effect of an event on the sections.
  private enum Update {
    case append(any Model)
    case replace([any Model])
    case change([DataSourceChange])
  }

  private let placeholders: Set<ModelPlaceholder.Kind>
  private let stream: EventStream<Update>
  private var content: [DataSourceSection] = []
  private var isWaiting = false
  private let current = CurrentFetch<EventStream<Update>.Event>()

  private init(name: String, placeholders: Set<ModelPlaceholder.Kind>, stream: EventStream<Update>)
  {
    self.placeholders = placeholders
    self.stream = stream
    super.init(name: name)
  }

  /// Creates a source of models that arrive one by one.
  public convenience init<Element: Model>(
    name: String = "", placeholders: Set<ModelPlaceholder.Kind> = .all,
    elements: EventStream<Element>
  ) {
    self.init(
      name: name, placeholders: placeholders, stream: elements.map { Update.append($0) })
  }

  /// Creates a source of lists, each of which replaces the previous one.
  public convenience init<Element: Model>(
    name: String = "", placeholders: Set<ModelPlaceholder.Kind> = .all,
    snapshots: EventStream<[Element]>
  ) {
    self.init(
      name: name, placeholders: placeholders, stream: snapshots.map { Update.replace($0) })
  }

  /// Creates a source of changes, starting with an empty list.
  ///
  /// The changes of one event are applied together.
  public convenience init(
    name: String = "", placeholders: Set<ModelPlaceholder.Kind> = .all,
    changes: EventStream<[DataSourceChange]>
  ) {
    self.init(name: name, placeholders: placeholders, stream: changes.map { Update.change($0) })
  }

  /// The streamed sections.
  ///
  /// A placeholder is inserted into the only section, or as a separate section if there are
  /// several.
  override var currentSections: [DataSourceSection] {
    guard !state.isIdle else { return [] }
    var sections = content
    let placeholder = placeholder
    guard !placeholder.isEmpty else { return sections }
    if sections.count > 1 {
      sections.insert(DataSourceSection(items: placeholder), at: 0)
    } else if sections.isEmpty {
      sections = [DataSourceSection(title: name, items: placeholder)]
    } else {
      sections[0].items.insert(contentsOf: placeholder, at: 0)
    }
    return sections
  }

  private var placeholder: [any Model] {
    if isWaiting || state.error != nil { return placeholders.placeholders(for: state) }
    return content.allSatisfy(\.items.isEmpty) ? placeholders.forNoResults : []
  }

  // MARK: Loading

  override func load() {
    let announce = { [self] in
      isWaiting = true
      progress.begin(self)
      progress.change(self)
    }
    current.start(stream.start, announcing: announce, until: \.isEnd) { [weak self] in
      self?.receive($0)
    }
  }

  override func stopLoading() {
    current.cancel()
    isWaiting = false
    progress.fail(self, CancellationError())
  }

  private func receive(_ event: EventStream<Update>.Event) {
    switch event {
    case .element(let update):
      apply(update)
      progress.change(self)
    case .end(let error):
      if let error { return fail(error) }
      if isWaiting { begin() }
      progress.finish(self)
    }
  }

  private func fail(_ error: any Error) {
    isWaiting = false
    progress.fail(self, error)
  }

  /// Clears the content of an earlier stream at the first event of a new one.
  private func begin() {
    isWaiting = false
    content = []
  }

  private func apply(_ update: Update) {
    if isWaiting { begin() }
    switch update {
    case .append(let model):
      if content.isEmpty { content = [DataSourceSection(title: name)] }
      content[0].items.append(model)
    case .replace(let models): content = [DataSourceSection(title: name, items: models)]
    case .change(let changes): DataSourceChange.apply(changes, to: &content, title: name)
    }
  }
}

// MARK: Asynchronous sequences

extension StreamDataSource {
  /// Creates a source from an asynchronous sequence of models.
  ///
  /// The closure is called for each fetch. Return a new sequence each time, because one that was
  /// read ends at once.
  public convenience init<Events: AsyncSequence>(
    name: String = "", placeholders: Set<ModelPlaceholder.Kind> = .all,
    elements: @escaping @MainActor () -> Events
  ) where Events.Element: Model {
    self.init(name: name, placeholders: placeholders, elements: EventStream(elements))
  }

  /// Creates a source from an asynchronous sequence of lists.
  ///
  /// The closure is called for each fetch. Return a new sequence each time, because one that was
  /// read ends at once.
  public convenience init<Events: AsyncSequence, Element: Model>(
    name: String = "", placeholders: Set<ModelPlaceholder.Kind> = .all,
    snapshots: @escaping @MainActor () -> Events
  ) where Events.Element == [Element] {
    self.init(name: name, placeholders: placeholders, snapshots: EventStream(snapshots))
  }

  /// Creates a source from an asynchronous sequence of changes.
  ///
  /// The closure is called for each fetch. Return a new sequence, whose changes start from an empty
  /// list.
  public convenience init<Events: AsyncSequence>(
    name: String = "", placeholders: Set<ModelPlaceholder.Kind> = .all,
    changes: @escaping @MainActor () -> Events
  ) where Events.Element == [DataSourceChange] {
    self.init(name: name, placeholders: placeholders, changes: EventStream(changes))
  }
}
