/// The placeholders that a data source shows among its models.
public struct Placeholders: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A placeholder during loading.
  public static let loading = Placeholders(rawValue: 1)

  /// A placeholder when there are no models.
  public static let noResults = Placeholders(rawValue: 2)

  /// A placeholder when loading has failed.
  public static let errors = Placeholders(rawValue: 4)

  /// All placeholders.
  public static let all: Placeholders = [.loading, .noResults, .errors]

  /// Returns the placeholder for loading or an error, if it is included.
  @MainActor func placeholders(for state: DataSourceState) -> [any Model] {
    switch state {
    case .loading: contains(.loading) ? [ModelPlaceholder.loading] : []
    case .failed(let error):
      contains(.errors) && !(error is CancellationError) ? [ModelPlaceholder.failed(error)] : []
    case .idle, .finished: []
    }
  }

  /// The placeholder for an empty result, if it is included.
  @MainActor var forNoResults: [any Model] {
    contains(.noResults) ? [ModelPlaceholder.noResults] : []
  }
}
