/// Cuts the models of another source into sections, and sorts them.
///
/// ```swift
/// SectionedDataSource(contacts, by: .byLetter(of: \Contact.name), sorted: [
///   ModelOrder(text: \Contact.name)
/// ])
/// ```
///
/// It tells what the other source tells: parts, failures, and pages that come.
///
/// A new section begins where the key changes, so models should be sorted by it; otherwise one key
/// may have several sections.
public final class SectionedDataSource: DataSource {
  /// The source whose models it sections; it is the observer of it.
  public let source: any DataSource

  public weak var observer: (any DataSourceObserver)?
  private let sectioning: Sectioning?
  private let orders: [ModelOrder]
  private var items = SectionedItems()

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - source: The source whose models it sections.
  ///   - sectioning: To which section a model belongs; nil leaves all in one.
  ///   - orders: The order of models; the first that says counts. None keeps the order there is.
  public init(
    _ source: any DataSource, by sectioning: Sectioning?, sorted orders: [ModelOrder] = []
  ) {
    self.source = source
    self.sectioning = sectioning
    self.orders = orders
    source.observer = self
  }

  public var name: String { source.name }

  /// The sections; none before the first fetch.
  public var sections: [DataSourceSection] { items.sections }

  public var state: DataSourceState { source.state }

  public func fetch() {
    source.fetch()
  }

  public func cancel() {
    source.cancel()
  }

  public func retry() {
    source.retry()
  }

  public func willDisplay(_ path: RowPath) {
    if let path = items.path(of: path) { source.willDisplay(path) }
  }
}

// MARK: DataSourceObserver

extension SectionedDataSource: DataSourceObserver {
  public func dataSource(_ source: any DataSource, didSend event: DataSourceEvent) {
    if case .willLoad = event {} else { cut() }
    observer?.dataSource(self, didSend: event)
  }

  private func cut() {
    items = SectionedItems(
      source.sections, sectioning: sectioning, orders: orders, name: source.name)
  }
}
