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

extension ModelPlaceholder {
  /// Returns the items of a section: models, and a placeholder for what a source does now.
  ///
  /// A source of an app gets its placeholders so, as those of the framework do:
  ///
  /// ```swift
  /// @MainActor func section(of calls: [any Model], _ state: DataSourceState) -> DataSourceSection {
  ///   DataSourceSection(title: "Calls", items: ModelPlaceholder.items(calls, for: state))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - models: The models.
  ///   - state: The state of the source.
  ///   - kinds: The placeholders to include. The default is all of them.
  /// - Returns: The placeholder, if there is one, and the models. A cancelled loading has none.
  public static func items(
    _ models: [any Model], for state: DataSourceState, kinds: Set<Kind> = .all
  ) -> [any Model] {
    if state.isFinished, models.isEmpty { return kinds.forNoResults }
    return kinds.placeholders(for: state) + models
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
