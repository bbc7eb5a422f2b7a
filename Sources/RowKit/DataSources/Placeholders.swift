/// Which placeholders a data source puts among its models.
public struct Placeholders: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One while models are on their way.
  public static let loading = Placeholders(rawValue: 1)

  /// One when there are no models.
  public static let noResults = Placeholders(rawValue: 2)

  /// One when models could not be loaded.
  public static let errors = Placeholders(rawValue: 4)

  /// None.
  public static let none: Placeholders = []

  /// All of them.
  public static let all: Placeholders = [.loading, .noResults, .errors]

  /// The one for a state, if it is among these: of loading, or of an error.
  @MainActor func placeholders(for state: DataSourceState) -> [any Model] {
    switch state {
    case .loading: contains(.loading) ? [ModelPlaceholder.loading] : []
    case .failed(let error):
      contains(.errors) && !(error is CancellationError) ? [ModelPlaceholder.error(error)] : []
    case .idle, .finished: []
    }
  }

  /// The one for no models, if it is among these.
  @MainActor var forNoResults: [any Model] {
    contains(.noResults) ? [ModelPlaceholder.noResults] : []
  }
}
