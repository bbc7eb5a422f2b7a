/// A heading under which handlers are registered.
enum ModelRouteKey: Hashable, Sendable {
  case error, loading, noResults
  case name(String)
  case type(ObjectIdentifier)
  case any
}
