/// A key that handlers are registered for.
enum ModelRouteKey: Hashable, Sendable {
  case error, loading, noResults
  case name(String)
  case type(ObjectIdentifier)
  case any
}
