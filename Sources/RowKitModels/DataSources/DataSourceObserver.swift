/// An observer of a data source.
@MainActor public protocol DataSourceObserver: AnyObject {
  /// Called after an event. The source already holds the resulting sections.
  func dataSource(_ source: any DataSource, didSend event: DataSourceEvent)
}
