/// An event of a data source: a beginning, any number of parts, then one end.
public enum DataSourceEvent: Sendable {
  /// Loading begins.
  case willLoad
  /// The sections have changed, and more is to come.
  case partiallyLoaded
  /// Loading has finished.
  case finished
  /// Loading has failed. The sections may have changed.
  case failed(any Error)
}
