/// The matching routes of each type of model, cached for one state of a binding.
///
/// Copies of a binding share the cache until one of them changes.
@MainActor final class RouteCache {
  /// A type of model, with the key that takes precedence over all others.
  struct Kind: Hashable {
    let type: ObjectIdentifier
    let heading: ModelRouteKey?
    /// Whether handlers of any model come into question.
    var includesAny = true
  }

  private var routes: [Kind: [ModelRoute]] = [:]

  /// Returns the routes of a kind, determining them on first use.
  func routes(for kind: Kind, _ find: () -> [ModelRoute]) -> [ModelRoute] {
    if let found = routes[kind] { return found }
    let found = find()
    routes[kind] = found
    return found
  }
}
