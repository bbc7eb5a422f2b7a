extension ModelPlaceholder {
  /// A kind of placeholder, of which a data source shows some among its models.
  public enum Kind: CaseIterable, Sendable {
    /// A placeholder during loading.
    case loading

    /// A placeholder when there are no models.
    case noResults

    /// A placeholder when loading has failed.
    case errors
  }
}

extension Set<ModelPlaceholder.Kind> {
  /// All placeholders.
  public static var all: Self { Set(Element.allCases) }

  /// Returns the placeholder for loading or an error, if it is included.
  func placeholders(for state: DataSourceState) -> [any Model] {
    switch state {
    case .loading: contains(.loading) ? [ModelPlaceholder.loading] : []
    case .failed(let error):
      contains(.errors) && !(error is CancellationError) ? [ModelPlaceholder.failed(error)] : []
    case .idle, .finished: []
    }
  }

  /// The placeholder for an empty result, if it is included.
  var forNoResults: [any Model] { contains(.noResults) ? [ModelPlaceholder.noResults] : [] }
}
