/// Is told what happens to a data source.
@MainActor public protocol DataSourceObserver: AnyObject {
  /// Follows something that has happened; the source holds what there is after it.
  func dataSource(_ source: any DataSource, didSend event: DataSourceEvent)
}
