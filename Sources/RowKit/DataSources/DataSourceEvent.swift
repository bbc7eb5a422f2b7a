/// What happens to a data source: a beginning, any number of parts, then one end.
public enum DataSourceEvent: Sendable {
  /// Loading begins.
  case willLoad
  /// What there is has changed, and more is to come.
  case partiallyLoaded
  /// Everything is there.
  case finished
  /// Loading has failed; what there is may have changed.
  case failed(any Error)
}
