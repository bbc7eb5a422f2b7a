/// The number of observers of an `@Observable` model, read from its registrar.
///
/// The registrar's structure is not public. If it changes, the number is unavailable.
package enum TrackingCount {
  /// Returns the number of trackings of a model, or `nil` if it is unavailable.
  package static func of(_ model: AnyObject) -> Int? {
    let path = [
      "_$observationRegistrar", "extent", "context", "state", "buffer", "header", "observations",
    ]
    var value: Any = model
    for label in path {
      guard let child = child(label, of: value) else { return nil }
      value = child
    }
    return Mirror(reflecting: value).children.count
  }

  private static func child(_ label: String, of value: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == label }) { return child.value }
      mirror = current.superclassMirror
    }
    return nil
  }
}
