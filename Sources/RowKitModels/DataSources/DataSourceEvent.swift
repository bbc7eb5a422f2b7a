/// An event of a data source: loading begins, parts arrive, and loading ends once.
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
