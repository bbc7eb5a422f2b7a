/// A placeholder for models that are loading, missing, or failed to load.
///
/// Data sources put placeholders among their models. Placeholders have their own handlers, and are
/// never selected as models.
public enum ModelPlaceholder {
  /// Models are being loaded.
  case loading

  /// There are no models.
  case noResults

  /// The models could not be loaded.
  case failed(any Error)
}

// MARK: Model

extension ModelPlaceholder: Model {
  private enum Kind: Hashable, Sendable { case loading, noResults, failed }

  public var modelID: RowID? {
    switch self {
    case .loading: RowID(Kind.loading)
    case .noResults: RowID(Kind.noResults)
    case .failed: RowID(Kind.failed)
    }
  }
}
