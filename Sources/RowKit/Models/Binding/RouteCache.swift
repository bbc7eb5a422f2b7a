/// What comes into question for each type of model, found once for a state of a binding.
///
/// Copies of a binding share it until one of them is changed and begins its own.
@MainActor final class RouteCache {
  /// A type of model, and under which heading it comes before all others.
  struct Kind: Hashable {
    let type: ObjectIdentifier
    let heading: ModelRouteKey?
  }

  private var routes: [Kind: [ModelRoute]] = [:]

  /// Returns the routes of a kind, finding them if they were not found before.
  func routes(for kind: Kind, _ find: () -> [ModelRoute]) -> [ModelRoute] {
    if let found = routes[kind] { return found }
    let found = find()
    routes[kind] = found
    return found
  }
}
