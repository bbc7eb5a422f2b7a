/// A data source that sorts the models of another source and divides them into sections.
///
/// ```swift
/// SectionedDataSource(contacts, by: .byLetter(of: \Contact.name), sorted: [
///   ModelOrder(text: \Contact.name)
/// ])
/// ```
///
/// It shows what the other source has loaded immediately, and forwards its events, including partial
/// results, failures and pages.
///
/// A new section begins wherever the key changes, so models should be sorted by it. Otherwise
/// several sections may have the same key.
public final class SectionedDataSource: ReportingDataSource {
  /// The source of the models.
  ///
  /// The sectioned source observes it, beside its other observers.
  let source: any DataSource

  private var observation: DataSourceObservation?
  private let sectioning: Sectioning?
  private let orders: [ModelOrder]
  private var items = SectionedItems()

  /// Whether the source has changed since its models were sorted.
  ///
  /// They are sorted when they are read, however many events came before.
  private var isStale: Bool

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - source: The source of the models.
  ///   - sectioning: The assignment of models to sections, or `nil` for a single section.
  ///   - orders: The sort orders. Each breaks ties of the previous ones. If empty, the models keep
  ///     their order. The default is empty.
  public init(
    _ source: any DataSource, by sectioning: Sectioning?, sorted orders: [ModelOrder] = []
  ) {
    self.source = source
    self.sectioning = sectioning
    self.orders = orders
    isStale = !source.state.isIdle
    super.init(name: source.name)
    observation = DataSourceObservation(of: source) { [weak self] in self?.follow($1) }
  }

  public override var name: String { source.name }

  public override var state: DataSourceState { source.state }

  /// The sections, or none before the first fetch.
  override var currentSections: [DataSourceSection] {
    cutIfStale()
    return items.sections
  }

  override func load() {
    source.fetch()
  }

  override func loadIfNeeded() {
    source.fetchIfNeeded()
  }

  override func stopLoading() {
    source.cancel()
  }

  override func loadAgain() {
    source.retry()
  }

  override func itemWillAppear(at path: RowPath) {
    cutIfStale()
    if let path = items.path(of: path) { source.willDisplay(path) }
  }
}

// MARK: Events

extension SectionedDataSource {
  private func follow(_ event: DataSourceEvent) {
    if case .willLoad = event {} else { isStale = true }
    observers.send(event, from: self)
  }

  private func cutIfStale() {
    guard isStale else { return }
    isStale = false
    items = SectionedItems(
      source.sections, sectioning: sectioning, orders: orders, name: source.name)
  }
}
