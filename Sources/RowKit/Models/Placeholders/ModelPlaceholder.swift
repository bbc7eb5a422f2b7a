/// What stands in a table where models are not there: yet, at all, or because something failed.
///
/// Data sources put placeholders among their models; handlers of their own show them. They are
/// never selected as models are.
public enum ModelPlaceholder {
  /// Models are on their way.
  case loading

  /// There are none.
  case noResults

  /// They could not be loaded.
  case error(any Error)
}

// MARK: Model

extension ModelPlaceholder: Model {
  private enum Kind: Hashable, Sendable { case loading, noResults, error }

  public var modelID: RowID? {
    switch self {
    case .loading: RowID(Kind.loading)
    case .noResults: RowID(Kind.noResults)
    case .error: RowID(Kind.error)
    }
  }
}
